import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, RefreshCw } from 'lucide-react'
import type { FallbackProps } from 'react-error-boundary'
import { ChunkError } from '#core/chunks/loadChunk.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { ServiceButton } from './ServiceButton.tsx'

/** A screen that did not load or broke; the rest of the site stays usable around it. */
export function RouteFailure({ error }: FallbackProps) {
  const { t } = useLingui()
  const chunk = error instanceof ChunkError
  return (
    <StatusPage
      icon={<CloudOff />}
      title={chunk ? t`This page did not load` : t`Something broke on this page`}
      actions={
        <>
          <Button onClick={() => window.location.reload()}>
            <RefreshCw className="size-5" />
            <Trans>Load the page again</Trans>
          </Button>
          <ServiceButton variant="outline" />
        </>
      }
    >
      {chunk
        ? t`A piece of it did not arrive. Check your network and try again.`
        : t`Nothing you entered elsewhere is lost. Loading the page again usually helps.`}
    </StatusPage>
  )
}
