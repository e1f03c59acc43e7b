import { Trans, useLingui } from '@lingui/react/macro'
import { Big } from 'big.js'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { formatMoney } from '#lib/money.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { NEED_NAMES } from './messages.ts'
import type { Need } from './schema.ts'

/** Address of the page on which the player can meet each kind of condition. */
const PLACES: Partial<Record<Need['kind'], string>> = {
  deposit: paths.member('depositv2'),
  bet: paths.home,
  slotBet: paths.slots,
  phone: paths.member('securityCenter', 'phone'),
  birthday: paths.member('securityCenter', 'profile'),
}

/**
 * List of the conditions of a promotion: for each the required amount, the amount so far and the
 * missing amount.
 */
export function NeedList({
  needs,
  isUnderWay = true,
}: {
  needs: readonly Need[]
  /** True if what the player does now counts towards the promotion. */
  isUnderWay?: boolean
}) {
  if (needs.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {needs.map((need) => (
        <li key={need.kind} className="flex flex-col gap-1.5">
          <Row need={need} isUnderWay={isUnderWay} />
        </li>
      ))}
    </ul>
  )
}

function Row({ need, isUnderWay }: { need: Need; isUnderWay: boolean }) {
  const { t } = useLingui()
  const { currency } = useBrand()
  const { locale } = useLanguage()
  const { kind, required, done, met } = need
  const name = t(NEED_NAMES[kind])
  const write = (amount: string) => formatMoney(amount, locale, currency)
  const Mark = met ? CircleCheck : CircleDashed
  const isSum = required !== null && done !== null
  const reached = write(done ?? '0')
  const target = write(required ?? '0')
  const rest = write(new Big(required ?? 0).minus(done ?? 0).toFixed())
  const place = met || !isUnderWay ? undefined : PLACES[kind]
  return (
    <>
      <div className="flex min-h-8 items-center gap-2 text-label">
        <Mark
          aria-hidden="true"
          className={`size-5 shrink-0 ${met ? 'text-success-text' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1 font-medium text-pretty">{name}</span>
        <span className="sr-only">
          {met ? (
            <Trans comment="State of a condition, for screen readers">done</Trans>
          ) : (
            <Trans comment="State of a condition that is not met, for screen readers">
              missing
            </Trans>
          )}
        </span>
        {place && (
          <Link
            to={place}
            aria-label={t`Do it now: ${name}`}
            className="inline-flex min-h-thumb shrink-0 items-center rounded-control px-2 font-semibold text-primary-text hover:underline"
          >
            <Trans>Do it now</Trans>
          </Link>
        )}
      </div>
      {isSum && (
        <div className="flex flex-col gap-1 ps-7">
          <ProgressBar
            label={name}
            locale={locale}
            value={Number(done) / Math.max(Number(required), Number.MIN_VALUE)}
          />
          <p className="text-caption text-muted tabular-nums">
            {met ? (
              <Trans comment="How much of a condition is met">
                {reached} of {target}
              </Trans>
            ) : (
              <Trans comment="How much of a condition is met">
                {reached} of {target}, {rest} left
              </Trans>
            )}
          </p>
        </div>
      )}
    </>
  )
}
