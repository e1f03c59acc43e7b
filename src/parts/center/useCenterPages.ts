import { useOffered } from '#core/navigation/useOffered.ts'
import type { CenterEntry, CenterPage } from './pages.ts'

/**
 * The pages of a center that the brand, its gateway and the user's account allow, in menu order.
 */
export function useCenterPages<Id extends string, Group extends string>(
  pages: Readonly<Record<Id, CenterPage<Group>>>,
  pathOf: (page: Id) => string,
): readonly CenterEntry<Id, Group>[] {
  const offered = useOffered('center')
  return (Object.keys(pages) as Id[])
    .filter((id) => offered.has(pathOf(id)))
    .map((id) => ({ ...pages[id], id }))
}
