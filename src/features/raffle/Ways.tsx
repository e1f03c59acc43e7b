import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { CalendarCheck, Crown, Gift, Landmark, Spade, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import type { Raffle, Way } from './schema.ts'

const ICONS: Record<Way['kind'], LucideIcon> = {
  daily: CalendarCheck,
  vipDaily: Crown,
  deposit: Landmark,
  bet: Spade,
  gift: Gift,
}

/**
 * The ways to get tickets: what each requires, how many tickets it gave today, and what is missing
 * for the next ticket.
 */
export function Ways({ raffle }: { raffle: Raffle }) {
  if (raffle.ways.length === 0) return null
  return (
    <section aria-labelledby="raffle-ways" className="flex flex-col gap-3">
      <h2 id="raffle-ways" className="section-title text-heading">
        <Trans>How to get tickets</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-border overflow-hidden card">
        {raffle.ways.map((way) => (
          <li key={way.kind}>
            <WayRow way={way} raffle={raffle} />
          </li>
        ))}
      </ul>
      <p className="text-caption text-pretty text-muted">
        <Trans>
          Tickets you earn today are valid today only. Tickets that we give you last until the
          raffle ends.
        </Trans>
      </p>
    </section>
  )
}

function WayRow({ way, raffle }: { way: Way; raffle: Raffle }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { kind, amount, most, got, done } = way
  const { currency } = raffle
  const isCounted = raffle.own !== null && raffle.state === 'open'
  const Icon = ICONS[kind]
  const price = amount === null ? '' : formatMoney(amount, locale, currency)
  const limit = most ?? 0
  const names: Record<Way['kind'], ReactNode> = {
    daily: <Trans>A free ticket every day</Trans>,
    vipDaily: <Trans>Free every day for VIPs</Trans>,
    deposit: <Trans>One ticket for each {price} deposited today</Trans>,
    bet: <Trans>One ticket for each {price} of valid bets today</Trans>,
    gift: <Trans>Given by us</Trans>,
  }
  const isFull = most !== null && got >= most
  const rest = amount !== null && done !== null ? new Big(done).mod(amount) : null
  const missing =
    rest && amount !== null && formatMoney(new Big(amount).minus(rest).toFixed(), locale, currency)
  return (
    <div className="flex items-start gap-3 px-4 py-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="text-label font-semibold text-pretty">{names[kind]}</p>
        <p className="text-caption text-muted tabular-nums">
          {most === null ? (
            <Plural value={got} other="You have #" />
          ) : isCounted ? (
            <Trans>
              Today <Plural value={got} other="#" /> of <Plural value={limit} other="#" />
            </Trans>
          ) : (
            <Plural value={limit} other="Up to # a day" />
          )}
        </p>
        {isCounted && rest && amount !== null && !isFull && (
          <>
            <ProgressBar
              label={t`Toward the next ticket`}
              value={Number(rest.div(amount))}
              locale={locale}
            />
            <p className="text-caption text-muted tabular-nums">
              <Trans>{missing} more for the next ticket</Trans>
            </p>
          </>
        )}
      </div>
      {isCounted && !isFull && (kind === 'deposit' || kind === 'bet') && (
        <Link
          to={kind === 'deposit' ? paths.member('depositv2') : paths.home}
          className="inline-flex min-h-thumb shrink-0 items-center text-label font-semibold text-primary-text hover:underline"
        >
          {kind === 'deposit' ? <Trans>Deposit</Trans> : <Trans>Play</Trans>}
        </Link>
      )}
    </div>
  )
}
