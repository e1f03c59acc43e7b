import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { FROM_LIST } from '#core/navigation/useBackToList.ts'
import { MemberName } from './MemberName.tsx'
import { SORT_NAMES } from './messages.ts'
import type { MemberPath, MemberRow } from './schema.ts'
import { useMemberFigures } from './useMemberFigures.tsx'

/** Estimated height in pixels of a member's card on phones. */
export const TEAM_CARD_HEIGHT = 148

interface Props {
  /** The member with the figures of the table. */
  member: MemberRow & { path?: MemberPath }
  /** Currency of the member's amounts; undefined until it is known. */
  currency: string | undefined
  /** Address of the page about this member. */
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
  const { path, directs } = member
  const figures = useMemberFigures(currency)
  return (
    <div className="@container relative flex flex-col gap-3 p-4">
      {/* An amount is never cut or broken: without space beside the name, it stands below it. */}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <Link
          to={to}
          state={FROM_LIST}
          className="min-w-0 grow basis-36 text-body font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          <MemberName wraps member={member} {...(path && { path })} />
        </Link>
        <dl className="ms-auto text-end">
          <dt className="text-caption text-muted">{t`Balance`}</dt>
          <dd className="text-[min(var(--size-heading),8cqi)] leading-tight font-bold whitespace-nowrap tabular-nums">
            {figures.balance(member)}
          </dd>
        </dl>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure name={t(SORT_NAMES.turnover)}>{figures.turnover(member)}</Figure>
        <Figure name={t(SORT_NAMES.size)}>{figures.size(member)}</Figure>
        <Figure name={t`Downlines`}>
          {toBelow && directs > 0 ? (
            <Below written={figures.directs(member)} to={toBelow} />
          ) : (
            figures.directs(member)
          )}
        </Figure>
      </dl>
      <dl className="flex flex-wrap gap-x-4 text-caption text-muted tabular-nums">
        <Time name={t(SORT_NAMES.joined)}>{figures.joined(member)}</Time>
        <Time name={t`Last login`}>{figures.lastLogin(member)}</Time>
      </dl>
    </div>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-caption text-muted">{name}</dt>
    <dd className="text-[min(var(--size-label),8cqi)] font-semibold whitespace-nowrap tabular-nums">
      {children}
    </dd>
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
