import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { Headset, MessageCircleOff, RefreshCw } from 'lucide-react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * What players read for refusals that only the chat has; all other errors have the general
 * messages.
 */
const REFUSALS = {
  chat_offline: msg`Nobody is available for this topic right now. Choose another topic, or try again later.`,
} as const

interface Props {
  /**
   * Error of the call that opens the chat; null if the gateway sent an address outside the brand's
   * chat origins.
   */
  error: GatewayError | null
  busy: boolean
  onRetry?: () => void
}

/** Says why the chat cannot open, and what the player can do instead. */
export function ChatFailure({ error, busy, onRetry }: Props) {
  const { t, i18n } = useLingui()
  const service = useCustomerService()
  const refusal = error && REFUSALS[error.code as keyof typeof REFUSALS]
  const detail = error ? (refusal ?? gatewayErrorMessage(error)) : undefined
  return (
    <EmptyState
      failed
      icon={<MessageCircleOff />}
      title={t`The chat didn’t open`}
      detail={detail ? i18n._(detail) : t`This chat can’t be shown here.`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
              <RefreshCw className="size-4" />
              <Trans>Try again</Trans>
            </Button>
          )}
          {service && (
            <a {...service.link} className={buttonClass({ variant: 'outline', size: 'sm' })}>
              <Headset className="size-4" />
              <Trans>Customer service</Trans>
            </a>
          )}
        </div>
      }
    />
  )
}
