import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { Link } from '#core/navigation/Link.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { DataTable } from '#parts/tables/DataTable.tsx'
import { Crumbs } from './Crumbs.tsx'
import { MemberName } from './MemberName.tsx'
import { downlinesQuery } from './queries.ts'
import { MEMBER_SORTS, type MemberRow, type MemberSort } from './schema.ts'
import { useCounts } from './useCounts.ts'
import { useMemberColumns } from './useMemberColumns.tsx'
import { useTeamState } from './useTeamState.ts'

/** One level of the team on phones, with the way down to each next one. */
export function LevelList({ parentId }: { parentId: string }) {
  const { t } = useLingui()
  const { filters, terms, chooseFilters, pathOf } = useTeamState()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...downlinesQuery(parentId, terms, context), enabled })
  const first = query.data?.pages[0]
  const facts = useMemberColumns<MemberRow>(first?.currency, (member) => (
    <MemberName member={member} />
  ))
  const columns = [
    ...facts.slice(0, 3),
    {
      id: 'directs',
      name: t`Downlines`,
      cell: ({ id, directs }: MemberRow) => <Below count={directs} to={pathOf(`below/${id}`)} />,
    },
    ...facts.slice(3),
  ].map((column) => ({
    ...column,
    sortable: MEMBER_SORTS.includes(column.id as MemberSort),
    optional: false,
  }))
  return (
    <>
      <Crumbs path={first?.path ?? []} total={first?.total} />
      <DataTable
        key={JSON.stringify(terms)}
        label={t`Downlines`}
        query={query}
        columns={columns}
        sort={{ by: terms.sort, desc: terms.descending }}
        onSort={({ by, desc }) =>
          chooseFilters({ ...filters, sort: by as MemberSort, order: desc ? 'down' : 'up' })
        }
        rowLink={({ id }) => pathOf(id)}
        storageKey="team-level"
        nothing={t`Nobody is in your team yet`}
      />
    </>
  )
}

function Below({ count, to }: { count: number; to: string }) {
  const write = useCounts()
  if (count === 0) return write(0)
  return (
    <Link
      to={to}
      state={{ isFromList: true }}
      // Above the link of the card.
      className="relative z-1 -my-2 inline-flex min-h-thumb items-center gap-1 font-semibold text-primary-text"
    >
      <Trans comment="Opens the list of somebody’s downlines; followed by how many they are">
        Show {write(count)}
      </Trans>
      <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </Link>
  )
}
