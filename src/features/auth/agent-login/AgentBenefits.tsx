import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  CalendarDays,
  Clock,
  Coins,
  PieChart,
  UsersRound,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import type { FeatureName } from '#core/brand/features.ts'
import { useFeatureStatus } from '#core/system/permission.tsx'

interface Benefit {
  icon: LucideIcon
  title: MessageDescriptor
  text: MessageDescriptor
  /**
   * Kind of contract by which agents get this benefit. The benefit is shown only if the brand
   * offers that kind.
   */
  contract?: FeatureName
}

const BENEFITS: readonly Benefit[] = [
  {
    icon: PieChart,
    title: msg`Dividends`,
    text: msg`A share of your team’s result, at the rate in your contract.`,
    contract: 'dividend',
  },
  {
    icon: CalendarDays,
    title: msg`Daily salary`,
    text: msg`Counted by the day and paid the next day.`,
    contract: 'dailySalary',
  },
  {
    icon: Clock,
    title: msg`Hourly salary`,
    text: msg`Every hour of play counts, and is settled hour by hour.`,
    contract: 'hourlySalary',
  },
  {
    icon: Zap,
    title: msg`Real-time salary`,
    text: msg`Settled every five minutes, so you see it while it happens.`,
    contract: 'realtimeSalary',
  },
  {
    icon: UsersRound,
    title: msg`Your team at a glance`,
    text: msg`Open accounts, see who plays, and keep every level of your team in view.`,
  },
  {
    icon: Coins,
    title: msg`Transfers within the team`,
    text: msg`Send money up and down your team, with a record of every step.`,
  },
]

/** The ways in which agents earn money, limited to the income models that the brand offers. */
export function AgentBenefits() {
  const { t } = useLingui()
  const status = useFeatureStatus()
  const offered = BENEFITS.filter(({ contract }) => !contract || status(contract) !== 'off')
  return (
    <section aria-labelledby="agent-benefits" className="flex flex-col gap-5">
      <h2 id="agent-benefits" className="text-title">{t`How you earn`}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map(({ icon: Icon, title, text }) => (
          <li key={title.id} className="flex gap-4 card-filled p-4 lg:p-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="text-body font-semibold">{t(title)}</h3>
              <p className="mt-1 text-label text-pretty text-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
