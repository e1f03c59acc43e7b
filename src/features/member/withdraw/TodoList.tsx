import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import {
  Banknote,
  CalendarClock,
  ChevronRight,
  Dices,
  Landmark,
  LifeBuoy,
  LockKeyhole,
  Smartphone,
  Timer,
  type LucideIcon,
} from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { leadBackTo } from '#core/navigation/detour.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { ServiceButton } from '#parts/content/ServiceButton.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { WAIT_TITLES } from './messages.ts'
import type { Blocker, WithdrawTerms } from './schema.ts'

interface Todo {
  icon: LucideIcon
  title: MessageDescriptor
  note: MessageDescriptor
  /**
   * The next step that the player can take; if left out, the player must wait or ask customer
   * service.
   */
  step?: { label: MessageDescriptor; to: string }
}

interface Figures {
  amount: string
  of: string
  time: string
  waitReason: Blocker['waitReason']
  /** Whether the player has money at game providers. */
  hasElsewhere: boolean
}

const TODOS: Record<Blocker['kind'], (figures: Figures) => Todo> = {
  paymentPassword: () => ({
    icon: LockKeyhole,
    title: msg`Set a payment password`,
    note: msg`It confirms every withdrawal, so that nobody else can take your money.`,
    step: {
      label: msg`Set the payment password`,
      to: paths.member('securityCenter', 'payment-password'),
    },
  }),
  payoutAccount: () => ({
    icon: Landmark,
    title: msg`Add an account to withdraw to`,
    note: msg`A bank account, an e-wallet or a crypto address in your own name.`,
    step: { label: msg`Add an account`, to: paths.member('securityCenter', 'bank-accounts') },
  }),
  accountCooling: ({ time, waitReason }) => ({
    icon: Timer,
    title: WAIT_TITLES[waitReason ?? 'other'],
    note: msg`To keep your money safe, you can withdraw only from ${time}. You don’t need to do anything.`,
  }),
  phone: () => ({
    icon: Smartphone,
    title: msg`Verify your mobile number`,
    note: msg`We need a number that is yours before we pay.`,
    step: { label: msg`Verify the number`, to: paths.member('securityCenter', 'phone') },
  }),
  turnover: ({ amount, of }) => ({
    icon: Dices,
    title: msg({ message: `Bet ${amount} more`, comment: 'Title of a task before a withdrawal' }),
    note: msg`You must bet ${{ amount: of }} in total for what was credited to you. The list below shows each item.`,
    step: { label: msg`Go to the games`, to: paths.home },
  }),
  balance: ({ amount, of, hasElsewhere }) => ({
    icon: Banknote,
    title: msg`Your balance is below the minimum`,
    note: msg`The minimum withdrawal is ${{ lowest: of }}; you are ${amount} short.`,
    step: hasElsewhere
      ? { label: msg`See your wallets`, to: paths.member('transferFund') }
      : { label: msg`Deposit`, to: paths.member('depositv2') },
  }),
  dailyAmount: ({ of, time }) => ({
    icon: CalendarClock,
    title: msg`You’ve withdrawn the maximum for these 24 hours`,
    note: msg`The limit is ${{ amount: of }}. More can be withdrawn from ${time}.`,
  }),
  dailyCount: ({ of, time }) => ({
    icon: CalendarClock,
    title: msg`You’ve used all withdrawals for these 24 hours`,
    note: msg`You can make ${plural({ most: Number(of) }, { one: '# withdrawal', other: '# withdrawals' })} in 24 hours. The next one is possible from ${time}.`,
  }),
  other: () => ({
    icon: LifeBuoy,
    title: msg`Something else has to be settled first`,
    note: msg`Customer service will tell you what’s needed.`,
  }),
}

/**
 * List of the reasons why a withdrawal is not possible, each with the missing amount and the next
 * step.
 */
export function TodoList({ terms: { blockers, currency, atVendors } }: { terms: WithdrawTerms }) {
  const hasElsewhere = new Big(atVendors).gt(0)
  return (
    <section aria-labelledby="withdraw-todo" className="flex flex-col gap-3">
      <h2 id="withdraw-todo" className="section-title text-heading text-balance">
        <Trans>Before you can withdraw</Trans>
      </h2>
      <ol className="flex flex-col gap-3">
        {blockers.map((blocker) => (
          <Item key={blocker.kind} {...{ blocker, currency, hasElsewhere }} />
        ))}
      </ol>
    </section>
  )
}

function Item({
  blocker,
  currency,
  hasElsewhere,
}: {
  blocker: Blocker
  currency: string
  hasElsewhere: boolean
}) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const writeSoon = useWriteSoon()
  const { kind, amount, of, until, waitReason } = blocker
  // A number of withdrawals is written as a whole number, every other value as money.
  const write = (value: string | null) =>
    value === null ? '' : kind === 'dailyCount' ? value : formatMoney(value, locale, currency)
  const { icon: Icon, ...todo } = TODOS[kind]({
    amount: write(amount),
    of: write(of),
    time: until ? writeSoon(Date.parse(until)) : '',
    waitReason,
    hasElsewhere,
  })
  const share =
    amount !== null && of !== null && new Big(of).gt(0)
      ? Number(new Big(of).minus(amount).div(of).toFixed(4))
      : null
  return (
    <li className="flex min-w-0 gap-4 card p-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-raised">
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <h3 className="text-body font-semibold text-balance wrap-anywhere">{t(todo.title)}</h3>
        <p className="text-label text-pretty text-muted">{t(todo.note)}</p>
        {share !== null && <ProgressBar label={t(todo.title)} value={share} locale={locale} />}
        {todo.step ? (
          <Link
            to={todo.step.to}
            state={leadBackTo(paths.member('withdraw'))}
            className={buttonClass({ variant: 'soft' })}
          >
            <span>{t(todo.step.label)}</span>
            <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        ) : (
          kind === 'other' && <ServiceButton variant="outline" />
        )}
      </div>
    </li>
  )
}
