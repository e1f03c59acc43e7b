import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { DataTable } from '../tables/DataTable.tsx'
import { Crumbs } from './Crumbs.tsx'
import { MemberName } from './MemberName.tsx'
import { downlinesQuery } from './queries.ts'
import { MEMBER_SORTS, type MemberRow, type MemberSort } from './schema.ts'
import { TEAM_CARD_HEIGHT, TeamCard } from './TeamCard.tsx'
import { useMemberColumns } from './useMemberColumns.tsx'
import { useTeamState } from './useTeamState.ts'

/** One level of the team on phones, with links to the levels below. */
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
  const columns = facts.map((column) => ({
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
        card={{
          height: TEAM_CARD_HEIGHT,
          renderCard: (member) => (
            <TeamCard
              member={member}
              currency={first?.currency}
              to={pathOf(member.id)}
              toBelow={pathOf(`below/${member.id}`)}
            />
          ),
        }}
        storageKey="team-level"
        nothing={t`Nobody is on your team yet`}
      />
    </>
  )
}
