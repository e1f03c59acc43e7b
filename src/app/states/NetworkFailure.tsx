import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw, CloudOff } from 'lucide-react'
import type { GatewayError } from '#core/contract/error.ts'
import { gatewayErrorMessage } from '#core/gateway/messages.ts'
import { Button } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { MirrorList } from '#app/shellParts.ts'
import { useOnceOnline } from '#core/platform/useOnceOnline.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'

interface Props {
  error: GatewayError
  retrying: boolean
  onRetry: () => void
}

/**
 * Says that the gateway cannot be reached, or that its reply cannot be understood. Only the list of
 * mirrors is in a separate chunk, which may fail to load.
 */
export function NetworkFailure({ error, retrying, onRetry }: Props) {
  const { t, i18n } = useLingui()
  useOnceOnline(error, onRetry)
  return (
    <StandalonePage>
      <StatusPage
        icon={<CloudOff />}
        title={t`The site didn’t load`}
        actions={
          <>
            <Button onClick={onRetry} disabled={retrying}>
              <RefreshCw className={`size-5 ${retrying ? 'animate-spin' : ''}`} />
              <Trans>Try again</Trans>
            </Button>
            <ServiceButton variant="outline" />
          </>
        }
        footer={
          <LazyPart failure="hide">
            <MirrorList />
          </LazyPart>
        }
        {...(error.requestId && {
          facts: [
            {
              label: t({
                message: 'Reference',
                comment: 'A number that customer service asks for',
              }),
              value: error.requestId.slice(0, 8),
            },
          ],
        })}
      >
        {i18n._(gatewayErrorMessage(error))}
      </StatusPage>
    </StandalonePage>
  )
}
