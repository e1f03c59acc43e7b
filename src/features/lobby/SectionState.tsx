import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, SearchX, WifiOff } from 'lucide-react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** A section whose call failed; spoils nothing but itself. */
export function SectionFailure({ error, onRetry }: { error: GatewayError; onRetry: () => void }) {
  const { t, i18n } = useLingui()
  return (
    <EmptyState
      icon={<WifiOff />}
      title={t`This section didn’t load`}
      detail={i18n._(gatewayErrorMessage(error))}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          <RefreshCw className="size-4" />
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}

/** The specification's `in_no_data`. */
export function SectionEmpty() {
  const { t } = useLingui()
  return <EmptyState icon={<SearchX />} title={t`Nothing here yet`} />
}
