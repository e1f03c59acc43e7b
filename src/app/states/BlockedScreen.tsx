import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/Button.tsx'
import { StatusPage } from '#ui/StatusPage.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { MirrorList } from './MirrorList.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { StatusScene } from './StatusScene.tsx'
import { useOpenAgain } from './useOpenAgain.ts'

/**
 * Says that the visitor's region or address is blocked; shows the IP to quote (docs/product.md
 * §2.4). The site opens by itself once the block is over, such as in another network.
 */
export function BlockedScreen({ ip }: { ip: string }) {
  const { t } = useLingui()
  const { mirrorsWhenBlocked } = useBrand()
  const { data, isFetching, refetch } = useOpenAgain(2)
  return (
    <StandalonePage>
      <StatusPage
        art={<StatusScene scene="blocked" />}
        title={t`Not available where you are`}
        facts={[{ label: t`Your IP address`, value: data?.location.ip ?? ip }]}
        actions={
          <>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t`Try again`}
            </Button>
            <ServiceButton />
          </>
        }
        {...(mirrorsWhenBlocked && { footer: <MirrorList /> })}
      >
        {t`Access from your region or network is restricted. If you think this is a mistake, send the address below to customer service.`}
      </StatusPage>
    </StandalonePage>
  )
}
