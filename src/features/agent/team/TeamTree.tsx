import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TreeGrid } from './TreeGrid.tsx'
import { TreePages } from './TreePages.ts'
import { useTeamState } from './useTeamState.ts'

/** The agent's downlines as a tree. A change of order or period starts a new tree. */
export function TeamTree() {
  const queryClient = useQueryClient()
  const { terms } = useTeamState()
  const { days, sort, descending } = terms
  const pages = useMemo(
    () => new TreePages(queryClient, { days: { from: days.from, to: days.to }, sort, descending }),
    [queryClient, days.from, days.to, sort, descending],
  )
  return <TreeGrid pages={pages} />
}
