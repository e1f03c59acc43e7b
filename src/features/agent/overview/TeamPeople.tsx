import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Moon, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#core/locale/language.ts'
import { useMoments } from '#core/gateway/useMoments.ts'
import { Link } from '#core/navigation/Link.tsx'
import { withSearch } from '#core/navigation/withSearch.ts'
import { paths } from '#core/navigation/paths.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { formatCount } from '#lib/counts.ts'
import { formatDay } from '#lib/periodFormats.ts'
import type { Days } from '#lib/periods.ts'
import { SectionFailure } from '#parts/failures/SectionState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { peopleQuery } from './queries.ts'
import type { TeamPerson } from './schema.ts'

/** New members of the team, and members who stopped playing. */
export function TeamPeople({ days }: { days: Days }) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const moments = useMoments()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch } = useQuery({ ...peopleQuery(days), enabled })
  if (error && !data) return <SectionFailure error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid min-w-0 items-start gap-3 md:grid-cols-2">
      <People
        icon={<UserPlus aria-hidden="true" />}
        title={t({
          message: 'New members',
          comment: 'Members who joined a team in the period: a figure or a heading',
        })}
        nothing={t`Nobody joined in these days.`}
        list={data?.joined.list}
        all={{ joinedFrom: days.from, joinedTo: days.to }}
        total={data?.joined.count}
        left={data?.joined.left}
        noteOf={({ joinedAt }) => moments.day(joinedAt)}
      >
        {data && data.joined.left > 0 && (
          <p className="border-t px-4 py-3 text-caption text-pretty text-muted">
            <Plural
              value={{ count: data.joined.left }}
              one="# of them has since moved to another team."
              other="# of them have since moved to other teams."
            />
          </p>
        )}
      </People>
      <People
        icon={<Moon aria-hidden="true" />}
        title={t`Not played for 7 days`}
        nothing={t`Everyone who ever played has played in the last 7 days.`}
        list={data?.quiet.list}
        all={{ activity: 'QUIET' }}
        total={data?.quiet.count}
        noteOf={({ activeOn }) =>
          activeOn === null
            ? t({ message: 'never', context: 'when somebody last played' })
            : t({
                message: `Last played on ${{ day: formatDay(activeOn, locale) }}`,
                comment: 'In a list of members: the last day on which one played',
              })
        }
      >
        {data && data.neverPlayed > 0 && (
          <p className="border-t px-4 py-3 text-caption text-pretty text-muted">
            <Plural
              value={{ count: data.neverPlayed }}
              one="# member who joined over a week ago has never played."
              other="# members who joined over a week ago have never played."
            />
          </p>
        )}
      </People>
    </div>
  )
}

interface PeopleProps {
  icon: ReactNode
  title: string
  nothing: string
  list: readonly TeamPerson[] | undefined
  /** Number of members of this kind, also those outside the list; undefined while it loads. */
  total: number | undefined
  /** Number of those counted who are in another team by now, whom no list names. */
  left?: number | undefined
  /** Filters with which the team page lists all members of this kind. */
  all: Partial<Record<'activity' | 'joinedFrom' | 'joinedTo', string>>
  noteOf: (person: TeamPerson) => string
  children?: ReactNode
}

function People({ icon, title, nothing, list, total, left = 0, ...rest }: PeopleProps) {
  const { all, noteOf, children } = rest
  const { locale } = useLanguage()
  const here = (total ?? 0) - left
  return (
    <section className="flex min-w-0 flex-col card">
      <h2 className="flex items-center gap-2 px-4 pt-3 pb-1 text-label font-semibold [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icon}
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        <span className="tabular-nums">
          {total === undefined ? undefined : formatCount(total, locale)}
        </span>
      </h2>
      {!list && <Skeleton className="m-4 h-32 rounded-control" />}
      {list?.length === 0 && left === 0 && (
        <p className="px-4 pb-3 text-label text-muted">{nothing}</p>
      )}
      <ul>
        {list?.map((person) => (
          <li key={person.id} className="border-t">
            <Link
              to={paths.agentHome('downlineManagmentView', person.id)}
              className="flex min-h-thumb items-center justify-between gap-4 px-4 py-2 -outline-offset-2 transition-colors duration-quick hover:bg-raised"
            >
              <span className="flex min-w-0 flex-col">
                <span className="text-label font-semibold wrap-anywhere">{person.account}</span>
                <span className="text-caption text-muted">
                  <Trans comment="How many levels below the agent">
                    Level {{ level: person.level }}
                  </Trans>
                </span>
              </span>
              <span className="shrink-0 text-end text-caption text-muted tabular-nums">
                {noteOf(person)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {list && here > list.length && (
        <Link
          to={withSearch(
            paths.agentHome('downlineManagmentView'),
            new URLSearchParams(all).toString(),
          )}
          className="flex min-h-thumb items-center justify-center border-t px-4 py-2 text-label font-semibold -outline-offset-2 transition-colors duration-quick hover:bg-raised"
        >
          <Trans comment="Leads to the list of all new, or all quiet, members">
            Show all <Plural value={{ count: here }} other="#" />
          </Trans>
        </Link>
      )}
      {children}
    </section>
  )
}
