import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { Hidden } from './Hidden.tsx'
import { MemberName } from './MemberName.tsx'
import { SORT_NAMES } from './messages.ts'
import type { MemberPath, MemberRow } from './schema.ts'

/** Estimated height in pixels of a member's card on phones. */
export const TEAM_CARD_HEIGHT = 148

interface Props {
  member: MemberRow & { path?: MemberPath }
  currency: string | undefined
  to: string
  /** Address of the list of the member's downlines; undefined if the count is no link. */
  toBelow?: string | undefined
}

/**
 * A member in a list on phones. The balance leads, other figures follow, and times are a caption
 * below them.
 */
export function TeamCard({ member, currency, to, toBelow }: Props) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const brand = useBrand()
  const { day, write } = useMoments()
  const { path, balance, turnover, teamSize, directs, joinedAt, lastLoginAt, level } = member
  const count = (value: number) => formatCount(value, locale)
  const money = (amount: string) => formatMoney(amount, locale, currency ?? brand.currency)
  const lastLogin = lastLoginAt
    ? write(lastLoginAt)
    : t({ message: 'Never', context: 'last login' })
  return (
    <div className="relative flex flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-4">
        <Link
          to={to}
          state={FROM_LIST}
          className="min-w-0 flex-1 text-body font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          <MemberName member={member} {...(path && { path })} />
        </Link>
        <dl className="max-w-1/2 shrink-0 text-end">
          <dt className="text-caption text-muted">{t`Balance`}</dt>
          <dd className="text-heading leading-tight font-bold tabular-nums wrap-anywhere">
            {balance === null ? <Hidden /> : money(balance)}
          </dd>
        </dl>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure name={t(SORT_NAMES.turnover)}>{money(turnover)}</Figure>
        <Figure name={t(SORT_NAMES.size)}>{count(teamSize)}</Figure>
        <Figure name={t`Downlines`}>
          {toBelow && directs > 0 ? (
            <Below written={count(directs)} to={toBelow} />
          ) : (
            count(directs)
          )}
        </Figure>
      </dl>
      <dl className="flex flex-wrap gap-x-4 text-caption text-muted tabular-nums">
        <Time name={t(SORT_NAMES.joined)}>{day(joinedAt)}</Time>
        <Time name={t`Last login`}>{level > 1 ? <Hidden /> : lastLogin}</Time>
      </dl>
    </div>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-muted">{name}</dt>
    <dd className="text-label font-semibold tabular-nums wrap-anywhere">{children}</dd>
  </div>
)

const Time = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 gap-1.5">
    <dt className="shrink-0">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

const Below = ({ written, to }: { written: string; to: string }) => (
  <Link
    to={to}
    state={FROM_LIST}
    // This link is placed above the link that covers the whole card, so that it can be pressed.
    className="relative z-1 -my-3 inline-flex min-h-thumb items-center gap-1 text-primary-text"
  >
    <Trans comment="Opens the list of somebody’s downlines; followed by how many they are">
      Show {written}
    </Trans>
    <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
  </Link>
)
