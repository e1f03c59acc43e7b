import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, RefreshCw } from 'lucide-react'
import type { FallbackProps } from 'react-error-boundary'
import { ChunkError, isOutdated } from '#core/platform/loadChunk.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'

/**
 * Replaces a screen that did not load or threw an error; the rest of the site stays usable around
 * it.
 */
export function PageFailure({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useLingui()
  const chunk = error instanceof ChunkError
  useOnceOnline(error, resetErrorBoundary)
  // Without a network, a reload would show the browser's own error page, so only the screen is
  // loaded again.
  const retry = () => (navigator.onLine ? window.location.reload() : resetErrorBoundary())
  return (
    <StatusPage
      icon={<CloudOff />}
      title={chunk ? t`This page didn’t load` : t`Something went wrong on this page`}
      actions={
        <>
          <Button onClick={retry}>
            <RefreshCw className="size-5" />
            <Trans>Reload the page</Trans>
          </Button>
          <ServiceButton variant="outline" />
        </>
      }
    >
      {isOutdated(error)
        ? t`The site was updated. Reload the page to continue.`
        : chunk
          ? t`Part of it didn’t arrive. Check your network, then reload.`
          : t`The rest of the site still works. Reloading usually fixes it.`}
    </StatusPage>
  )
}
