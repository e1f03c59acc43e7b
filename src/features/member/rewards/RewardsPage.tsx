import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { paths } from '#core/navigation/paths.ts'
import { Tabs } from '#ui/Tabs.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { OpenRewards } from './OpenRewards.tsx'
import { PastRewards } from './PastRewards.tsx'

/** Part of the reward center's address that opens the past rewards. */
const PAST = 'past'

/** The reward center (docs/product.md §11.3) shows open and past rewards. */
export function RewardsPage({ place }: CenterPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shown = place === PAST ? PAST : 'open'
  return (
    <Tabs
      label={t`Rewards`}
      items={[
        {
          value: 'open',
          label: t({ message: 'To claim', comment: 'Heading above rewards that wait' }),
        },
        { value: PAST, label: t({ message: 'Past', context: 'rewards that are over' }) },
      ]}
      value={shown}
      onChange={(value) =>
        void navigate(paths.member('rewardCenter', value === PAST ? PAST : undefined), IN_PLACE)
      }
    >
      {shown === PAST ? <PastRewards /> : <OpenRewards />}
    </Tabs>
  )
}
