import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { SITE_UPDATED } from '#core/gateway/messages.ts'
import { isOutdated } from '#core/platform/loadChunk.ts'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'

interface Props {
  /** What went wrong, as the query reports it. */
  error: unknown
  /** Called when the player tries again, and once when the connection is back. */
  onRetry: () => void
}

/** One row that replaces a part of the page that did not load or threw an error. */
export function PartFailure({ error, onRetry }: Props) {
  const { t, i18n } = useLingui()
  useOnceOnline(error, onRetry)
  const isOld = isOutdated(error)
  return (
    <div
      role="alert"
      className="flex min-h-thumb min-w-0 items-center gap-2 rounded-control bg-sunken ps-3 pe-1 text-label text-muted"
    >
      <CloudOff className="size-4.5 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1 py-2 leading-tight">
        {isOld ? i18n._(SITE_UPDATED) : t`This section didn’t load`}
      </p>
      <Button variant="quiet" size="sm" onClick={isOld ? () => window.location.reload() : onRetry}>
        {isOld ? <Trans>Reload the page</Trans> : <Trans>Try again</Trans>}
      </Button>
    </div>
  )
}
