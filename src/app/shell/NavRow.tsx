import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryLink } from './CategoryLink.tsx'
import type { NavEntry } from './useNavEntries.ts'

/** The categories as plain links, until their menus have loaded. */
export function NavRow({
  entries,
  pending = false,
}: {
  entries: readonly NavEntry[]
  pending?: boolean
}) {
  return (
    <ul className="flex h-full items-center gap-1">
      {entries.map((entry) => (
        <li key={entry.id} className="h-full">
          <CategoryLink entry={entry} />
        </li>
      ))}
      {pending &&
        Array.from({ length: 6 }, (_each, index) => (
          <li key={index}>
            <Skeleton className="mx-3 h-4 w-18" />
          </li>
        ))}
    </ul>
  )
}
