import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, Wrench } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useGatewayTime } from '#core/gateway/useGatewayTime.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { isZero } from '#lib/amounts.ts'
import { formatMoney } from '#lib/money.ts'
import { formatPercent } from '#lib/percents.ts'
import { DepositLink } from './DepositLink.tsx'
import { METHOD_ICONS, METHOD_TONES } from './methodIcons.ts'
import { METHOD_NAMES } from './messages.ts'
import { formPlace } from './places.ts'
import type { Method } from './schema.ts'

/**
 * Card of a payment method with its limits, fee and duration. A method in maintenance says so and
 * has no link.
 */
export function MethodCard({
  method,
  bonusId,
  isLastUsed = false,
}: {
  method: Method
  /** Id of the bonus that the player chose before the payment method. */
  bonusId?: string | undefined
  /** Whether the player's latest deposit was made by this payment method. */
  isLastUsed?: boolean
}) {
  const { t } = useLingui()
  const { id, kind, name, maintenance } = method
  const Icon = maintenance ? Wrench : METHOD_ICONS[kind]
  const title = t(METHOD_NAMES[kind])
  const face = (
    <>
      <span
        className={`flex size-12 shrink-0 items-center justify-center rounded-control ${METHOD_TONES[kind]}`}
      >
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 tight:order-last tight:basis-full">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 text-body font-semibold wrap-anywhere">{title}</span>
          {isLastUsed && (
            <span className="rounded-pill bg-primary-soft px-2 py-0.5 text-caption leading-tight font-semibold text-on-primary-soft">
              <Trans comment="Marks the payment method of the player’s latest deposit">
                Last used
              </Trans>
            </span>
          )}
        </span>
        <span className="text-caption text-pretty wrap-anywhere text-muted">
          {maintenance ? <Maintenance endsAt={maintenance.endsAt} /> : <Facts method={method} />}
        </span>
        {name !== title && <span className="text-caption wrap-anywhere text-muted">{name}</span>}
      </span>
    </>
  )
  const look = 'flex h-full min-h-20 items-center gap-4 card p-4 tight:flex-wrap'
  if (maintenance) {
    return (
      <div aria-disabled="true" className={`${look} border-dashed`}>
        {face}
      </div>
    )
  }
  return (
    <DepositLink
      place={formPlace(id, bonusId)}
      className={`${look} w-full transition-colors duration-quick hover:border-primary hover:bg-raised`}
    >
      {face}
      <ChevronRight
        aria-hidden="true"
        className="size-5 shrink-0 text-muted tight:ms-auto rtl:-scale-x-100"
      />
    </DepositLink>
  )
}

/** Says when the maintenance of a payment method ends. A time that has passed is not shown. */
function Maintenance({ endsAt }: { endsAt: string | null }) {
  const writeSoon = useWriteSoon()
  const end = endsAt === null ? NaN : Date.parse(endsAt)
  const isAhead = useGatewayTime((now) => end > now)
  if (!isAhead) return <Trans>Under maintenance. Please choose another payment method.</Trans>
  const time = writeSoon(end)
  return <Trans>Under maintenance until {time}. Please choose another payment method.</Trans>
}

function Facts({ method: { kind, min, max, feePercent, minutes } }: { method: Method }) {
  const { t } = useLingui()
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const lowest = formatMoney(min, locale, currency)
  const highest = formatMoney(max, locale, currency)
  return (
    <>
      {kind !== 'voucher' && (
        <>
          <span className="inline-block">
            <span>
              {t({
                message: `${lowest}–${highest}`,
                comment: 'Least and most that can be deposited',
              })}
            </span>{' '}
            <span>·</span>
          </span>{' '}
        </>
      )}
      <span className="inline-block">
        <Fee percent={feePercent} /> <span>·</span>
      </span>{' '}
      <span className="inline-block">
        {minutes === 0 ? (
          <Trans comment="How long a deposit takes, at the end of a line of facts">at once</Trans>
        ) : (
          <Plural value={minutes} one="about # minute" other="about # minutes" />
        )}
      </span>
    </>
  )
}

/** Says how much of the deposit is kept as a fee. */
export function Fee({ percent }: { percent: string }) {
  const { locale } = useLanguage()
  if (isZero(percent))
    return <Trans comment="A way to pay costs nothing, within a line of facts">no fee</Trans>
  const share = formatPercent(percent, locale)
  return <Trans comment="What a way to pay costs, within a line of facts">fee {share}</Trans>
}
