import { useLingui } from '@lingui/react/macro'
import { Unlink } from 'lucide-react'
import { StatusPage } from '#ui/StatusPage.tsx'
import { MirrorList } from './MirrorList.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'

/** Says that the gateway does not know this host as one of the merchant's (docs/product.md §8). */
export function InvalidHostScreen() {
  const { t } = useLingui()
  return (
    <StandalonePage>
      <StatusPage
        icon={<Unlink />}
        title={t`Invalid address. Contact customer service`}
        facts={[
          {
            label: t({
              message: 'Web address',
              comment: 'Label of the address that the visitor opened',
            }),
            value: window.location.hostname,
          },
        ]}
        actions={<ServiceButton />}
        footer={<MirrorList />}
      >
        {t`This address isn’t one of ours. Don’t enter your password here. Use one of our own addresses or ask customer service.`}
      </StatusPage>
    </StandalonePage>
  )
}
