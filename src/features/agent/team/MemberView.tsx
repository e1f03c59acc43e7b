import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { CalendarClock, EyeOff, UserRoundX } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { formatMoney } from '#lib/money.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { RecordFacts } from '#parts/records/RecordFacts.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberRates } from './MemberRates.tsx'
import { MemberSumsTable } from './MemberSumsTable.tsx'
import { memberQuery } from './queries.ts'
import type { MemberCard } from './schema.ts'
import { useTeamState } from './useTeamState.ts'

/** Card with everything that an agent may see of a member, and with the possible actions. */
export function MemberView({ id }: { id: string }) {
  const { t } = useLingui()
  const { days, pathOf } = useTeamState()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...memberQuery(id, days), enabled })
  if (error?.code === 'member_not_found') {
    return (
      <EmptyState
        icon={<UserRoundX />}
        title={t`This member isn’t on your team.`}
        action={
          <Link to={pathOf()} className={buttonClass({ variant: 'outline' })}>
            <Trans>Back to the team</Trans>
          </Link>
        }
      />
    )
  }
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton />
  const { member, currency } = data
  return (
    <article className="flex min-w-0 flex-col gap-5">
      <Who member={member} />
      {member.movesOn && <MoveNote day={member.movesOn} />}
      {member.level > 1 && <HiddenNote />}
      <MemberActions member={member} />
      <Facts {...{ member, currency }} />
      <MemberSumsTable {...{ member, currency }} />
      {member.rates && (
        <MemberRates
          rates={member.rates}
          coming={member.comingRates}
          path={pathOf(`${id}/rates`)}
        />
      )}
    </article>
  )
}

function Who({ member: { account, nickname, isAgent, path } }: { member: MemberCard }) {
  const { t } = useLingui()
  const { pathOf } = useTeamState()
  return (
    <header className="flex min-w-0 items-center gap-4">
      <Avatar name={nickname ?? account} className="size-14 shrink-0 text-heading" />
      <div className="flex min-w-0 flex-col gap-0.5">
        <h2 className="text-heading wrap-anywhere normal-case!">{account}</h2>
        <p className="text-label text-muted wrap-anywhere">
          <span>{isAgent ? t`Agent` : t({ message: 'Player', context: 'agent or player' })}</span>
          {nickname && <span>{` · ${nickname}`}</span>}
        </p>
        <nav
          aria-label={t({
            message: 'Uplines',
            comment: 'Label: the agents above a member, up to the viewer',
          })}
          className="flex flex-wrap items-center gap-x-1 text-caption"
        >
          <Link
            to={pathOf()}
            className="inline-flex min-h-8 items-center text-primary-text max-lg:min-h-thumb max-lg:min-w-thumb"
          >
            <Trans>My team</Trans>
          </Link>
          {path.map((upline) => (
            <span key={upline.id} className="inline-flex items-center gap-x-1">
              <span aria-hidden="true" className="text-muted">
                ›
              </span>
              <Link
                to={pathOf(upline.id)}
                className="inline-flex min-h-8 items-center text-primary-text max-lg:min-h-thumb max-lg:min-w-thumb"
              >
                {upline.account}
              </Link>
            </span>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** Explains why the agent does not see more of a downline's downline. */
const HiddenNote = () => (
  <p className="flex items-start gap-3 rounded-panel border border-dashed p-3 text-label text-pretty text-muted">
    <EyeOff aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
    <Trans>
      This member belongs to one of your downlines. Only the agent directly above them can see their
      name, contacts, balance, last login and rates. You see only the totals.
    </Trans>
  </p>
)

function MoveNote({ day }: { day: string }) {
  const { locale } = useLanguage()
  const date = formatDay(day, locale)
  return (
    <p className="flex items-start gap-3 rounded-panel border border-dashed p-3 text-label text-pretty">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <Trans comment="The date of a day, such as 1 Dec 2026">
        This member leaves your team on {date}. The days before stay with your team.
      </Trans>
    </p>
  )
}

function Facts({ member, currency }: { member: MemberCard; currency: string }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { day, write } = useMoments()
  const count = (value: number) => formatCount(value, locale)
  const { level, joinedAt, lastLoginAt, balance, mobile, email, directs, teamSize } = member
  const isDirect = level === 1
  return (
    <RecordFacts
      facts={[
        balance !== null && [
          t({ message: 'Balance', comment: 'Label: the money of a member' }),
          <strong key="balance">{formatMoney(balance, locale, currency)}</strong>,
        ],
        [t({ message: 'Level', context: 'below an agent' }), count(level)],
        [t({ message: 'Joined', context: 'when somebody registered' }), day(joinedAt)],
        isDirect && [
          t({ message: 'Last login', comment: 'Label of a time' }),
          lastLoginAt ? write(lastLoginAt) : t({ message: 'Never', context: 'last login' }),
        ],
        [t`Downlines`, count(directs)],
        [
          t({ message: 'Team size', comment: 'Label: how many members somebody’s team has' }),
          count(teamSize),
        ],
        mobile !== null && [
          t({ message: 'Mobile number', comment: 'Label of a phone number' }),
          mobile,
        ],
        email !== null && [t`Email`, email],
      ]}
    />
  )
}

const CardSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <Skeleton className="h-16 rounded-panel" />
    <Skeleton className="h-28 rounded-panel" />
    <Skeleton className="h-48 rounded-panel" />
  </div>
)
