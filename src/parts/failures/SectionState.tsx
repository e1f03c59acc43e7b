import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, SearchX, CloudOff } from 'lucide-react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailureTeller } from './FailureTeller.tsx'

interface FailureProps {
  error: GatewayError
  onRetry: () => void
}

/** The error message of a section whose call failed; the rest of the page stays. */
export function SectionFailure({ error, onRetry }: FailureProps) {
  const { t, i18n } = useLingui()
  return (
    <FailureTeller {...{ error, onRetry }}>
      {(retry) => (
        <EmptyState
          failed
          icon={<CloudOff />}
          title={t`This section didn’t load`}
          detail={i18n._(gatewayErrorMessage(error))}
          action={
            <Button variant="outline" size="sm" onClick={retry}>
              <RefreshCw className="size-4" />
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </FailureTeller>
  )
}

/** The error message of a section whose call failed, for sections with the height of one row. */
export function LineFailure({ error, onRetry }: FailureProps) {
  const { i18n } = useLingui()
  return (
    <FailureTeller {...{ error, onRetry }} isLine>
      {(retry) => (
        <div className="flex min-h-thumb items-center gap-2 rounded-control bg-sunken ps-3 pe-1 text-label text-muted">
          <CloudOff className="size-4.5 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1 py-2">{i18n._(gatewayErrorMessage(error))}</p>
          <Button variant="quiet" size="sm" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </FailureTeller>
  )
}

/** Says that a list has no entries (docs/product.md §8). */
export function SectionEmpty() {
  const { t } = useLingui()
  return <EmptyState icon={<SearchX />} title={t`Nothing here yet`} />
}
