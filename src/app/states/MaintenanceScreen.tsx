import { useLingui } from '@lingui/react/macro'
import { useMoments } from '#core/gateway/useMoments.ts'
import { StatusPage } from '#ui/StatusPage.tsx'
import { MirrorList } from './MirrorList.tsx'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { StandalonePage } from './StandalonePage.tsx'
import { StatusScene } from './StatusScene.tsx'
import { useOpenAgain } from './useOpenAgain.ts'

/** Says that the whole site is in maintenance; the site opens by itself afterwards. */
export function MaintenanceScreen({ endsAt }: { endsAt: string | undefined }) {
  const { t } = useLingui()
  const moments = useMoments()
  const { data } = useOpenAgain(1)
  const end = data?.maintenance?.endsAt ?? endsAt
  const time = end && moments.write(end)
  return (
    <StandalonePage>
      <StatusPage
        art={<StatusScene scene="maintenance" />}
        title={t`We’ll be right back`}
        actions={<ServiceButton />}
        footer={<MirrorList />}
        {...(time && {
          facts: [
            {
              label: t({
                message: 'Expected back',
                comment: 'Label of the time at which the site is open again',
              }),
              value: time,
            },
          ],
        })}
      >
        {t`The site is under maintenance. Your account and balance are safe. This page will update automatically when we’re back.`}
      </StatusPage>
    </StandalonePage>
  )
}
