import { useLingui } from '@lingui/react/macro'
import { StatusPage } from '#ui/StatusPage.tsx'
import { useBrand } from '#core/brand/brand.ts'
import { MirrorList } from './MirrorList.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { StatusScene } from './StatusScene.tsx'

/**
 * Says that the visitor's region or address is blocked; shows the IP to quote (docs/product.md
 * §2.4).
 */
export function BlockedScreen({ ip }: { ip: string }) {
  const { t } = useLingui()
  const { mirrorsWhenBlocked } = useBrand()
  return (
    <StandalonePage>
      <StatusPage
        art={<StatusScene scene="blocked" />}
        title={t`Not available where you are`}
        facts={[{ label: t`Your IP address`, value: ip }]}
        actions={<ServiceButton />}
        {...(mirrorsWhenBlocked && { footer: <MirrorList /> })}
      >
        {t`Access from your region or network is restricted. If you think this is a mistake, send the address below to customer service.`}
      </StatusPage>
    </StandalonePage>
  )
}
