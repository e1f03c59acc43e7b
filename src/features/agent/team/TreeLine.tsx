import { useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { formatCount } from '#lib/counts.ts'
import { formatMoney } from '#lib/money.ts'
import { Hidden } from './Hidden.tsx'
import type { MemberRow } from './schema.ts'
import { TREE_GRID } from './TreeHead.tsx'

interface Props {
  id: string
  /** The member of this row; undefined while the row's page loads. */
  member: MemberRow | undefined
  level: number
  siblings: number
  /** Position of the row among its siblings, counted from 0. */
  place: number
  /** Key made of the row's parent and its position among the siblings. */
  placeKey: string
  /** Position of the row in the whole list, counted from 0. */
  position: number
  top: number
  isActive: boolean
  isOpen: boolean
  href: string | undefined
  currency: string
}

/**
 * A row of the tree. It is rendered again only if its own data changes, because scrolling moves all
 * rows.
 */
export const TreeLine = memo(function TreeLine({
  id,
  member,
  level,
  siblings,
  place,
  placeKey,
  position,
  top,
  isActive,
  isOpen,
  href,
  currency,
}: Props) {
  const canOpen = member !== undefined && member.directs > 0
  return (
    <div
      id={id}
      role="row"
      tabIndex={isActive ? 0 : -1}
      data-position={position}
      data-place={placeKey}
      aria-rowindex={position + 2}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={place + 1}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-busy={member ? undefined : true}
      className={`absolute inset-x-0 top-0 h-11 border-b text-label -outline-offset-2 hover:bg-raised ${member ? 'cursor-pointer' : ''} ${TREE_GRID}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <Cells {...{ member, level, isOpen, canOpen, href, currency }} />
    </div>
  )
})

/** Rows at a deeper level than this are not indented further. */
const MOST_INDENTED = 8
const indent = (level: number) => ({
  paddingInlineStart: `${0.5 + 1.25 * Math.min(level - 1, MOST_INDENTED)}rem`,
})

/** The arrow that opens a row is drawn with CSS, because extra elements make a long list slow. */
const CHEVRON =
  'text-muted hover:bg-sunken hover:text-text after:size-2 after:border-r-2 after:border-b-2 after:border-current after:transition-transform after:duration-quick'

/**
 * The cells of a row have the same elements before and after the member loads, so that only texts
 * change. They are not rendered again when the row moves.
 */
const Cells = memo(function Cells({
  member,
  level,
  isOpen,
  canOpen,
  href,
  currency,
}: Pick<Props, 'member' | 'level' | 'isOpen' | 'href' | 'currency'> & { canOpen: boolean }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { day, write } = useMoments()
  const count = (value: number) => formatCount(value, locale)
  const money = (value: string) => formatMoney(value, locale, currency)
  const isDirect = level === 1
  const who = () =>
    member?.isAgent ? t`Agent` : t({ message: 'Player', context: 'agent or player' })
  const lastLogin = ({ lastLoginAt }: MemberRow) =>
    lastLoginAt ? write(lastLoginAt) : t({ message: 'Never', context: 'last login' })
  return (
    <>
      <div role="gridcell" className="flex h-full min-w-0 items-center pe-3" style={indent(level)}>
        <span
          data-toggle={canOpen ? '' : undefined}
          role="img"
          aria-label={member ? who() : t`Loading…`}
          className={`inline-flex size-9 shrink-0 items-center justify-center rounded-control ${member?.isAgent ? '' : 'me-7'} ${canOpen ? CHEVRON : ''} ${isOpen ? 'after:rotate-45' : 'after:-rotate-45 rtl:after:rotate-135'}`}
        />
        {member?.isAgent && <AgentMark />}
        <a
          href={href}
          tabIndex={-1}
          className="truncate font-semibold empty:h-3 empty:w-32 empty:rounded-pill empty:bg-skeleton"
          title={member?.nickname ?? undefined}
        >
          {member?.account}
        </a>
        {/* The account name identifies the member, so the nickname is shortened first. */}
        {member?.nickname && (
          <span className="ms-2 min-w-0 shrink-99999 truncate text-caption text-muted">
            {member.nickname}
          </span>
        )}
      </div>
      <Figure>{member && count(level)}</Figure>
      <Fact>{member && day(member.joinedAt)}</Fact>
      <Fact>{member && (isDirect ? lastLogin(member) : <Hidden />)}</Fact>
      <Figure>{member && count(member.teamSize)}</Figure>
      <Figure>{member && (member.balance === null ? <Hidden /> : money(member.balance))}</Figure>
      <Figure strong>{member && money(member.turnover)}</Figure>
    </>
  )
})

const AgentMark = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className="ms-1 me-2 size-4 shrink-0 fill-none stroke-current stroke-[1.5] text-muted"
  >
    <path
      strokeLinecap="round"
      d="M3.5 5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M1.5 13.5c0-5.5 9-5.5 9 0M10.5 2.8a2.3 2.3 0 0 1 0 4.4M12 9.8q2.5.8 2.5 3.7"
    />
  </svg>
)

const Figure = ({ strong = false, children }: { strong?: boolean; children: ReactNode }) => (
  <div
    role="gridcell"
    className={`min-w-0 px-3 text-end whitespace-nowrap tabular-nums last:pe-4 ${strong ? 'font-semibold' : ''}`}
  >
    {children}
  </div>
)

const Fact = ({ children }: { children: ReactNode }) => (
  <div role="gridcell" className="min-w-0 px-3 text-caption whitespace-nowrap tabular-nums">
    {children}
  </div>
)
