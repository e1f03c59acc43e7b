import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { paths } from '#core/navigation/paths.ts'
import { Tabs } from '#ui/Tabs.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { OpenBonuses } from './OpenBonuses.tsx'
import { PastBonuses } from './PastBonuses.tsx'

/** Part of the bonus page's address that opens the past bonuses. */
const PAST = 'past'

/**
 * The bonus page (docs/product.md §11.3) shows how much is left to bet for each bonus and how
 * past bonuses ended.
 */
export function BonusesPage({ place }: CenterPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shown = place === PAST ? PAST : 'open'
  return (
    <Tabs
      label={t`Bonuses`}
      items={[
        { value: 'open', label: t({ message: 'In play', context: 'bonuses' }) },
        { value: PAST, label: t({ message: 'Past', context: 'bonuses that are over' }) },
      ]}
      value={shown}
      onChange={(value) =>
        void navigate(paths.member('bonusDetails', value === PAST ? PAST : undefined), IN_PLACE)
      }
    >
      {shown === PAST ? <PastBonuses /> : <OpenBonuses />}
    </Tabs>
  )
}
