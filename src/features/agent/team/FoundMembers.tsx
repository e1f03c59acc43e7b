import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { usePageContext } from '#core/locale/pageContext.ts'
import { mayAskAtom } from '#core/session/session.ts'
import { DataTable } from '../tables/DataTable.tsx'
import { MemberName } from './MemberName.tsx'
import { foundQuery } from './queries.ts'
import type { FoundMember } from './schema.ts'
import { TEAM_CARD_HEIGHT, TeamCard } from './TeamCard.tsx'
import { useMemberColumns } from './useMemberColumns.tsx'
import { useTeamState } from './useTeamState.ts'

/** Members at any level who match the search and the filters, with their uplines. */
export function FoundMembers() {
  const { t } = useLingui()
  const { days, filters, pathOf } = useTeamState()
  const context = usePageContext()
  const enabled = useAtomValue(mayAskAtom)
  const query = useInfiniteQuery({ ...foundQuery(days, filters, context), enabled })
  const currency = query.data?.pages[0]?.currency
  const columns = useMemberColumns<FoundMember>(currency, (member) => (
    <MemberName member={member} path={member.path} />
  ))
  return (
    <DataTable
      key={JSON.stringify([days, filters])}
      label={t`Members found`}
      query={query}
      columns={columns}
      rowLink={({ id }) => pathOf(id)}
      card={{
        height: TEAM_CARD_HEIGHT,
        renderCard: (member) => (
          <TeamCard member={member} currency={currency} to={pathOf(member.id)} />
        ),
      }}
      storageKey="team-found"
      nothing={t`Nobody on your team matches`}
    />
  )
}
