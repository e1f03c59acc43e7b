import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryLink } from './CategoryLink.tsx'
import type { NavEntry } from './useNavEntries.ts'

/** The categories as plain links, until their menus have loaded. */
export function NavRow({
  entries,
  pending = false,
  onPoint,
}: {
  entries: readonly NavEntry[]
  pending?: boolean
  /** Tells which entry is under the pointer, by its id. */
  onPoint?: (id: string | undefined) => void
}) {
  return (
    <ul className="scroll-row flex h-full items-center xl:gap-1">
      {entries.map((entry) => (
        <li key={entry.id} className="h-full">
          <CategoryLink
            entry={entry}
            onPointerEnter={() => onPoint?.(entry.id)}
            onPointerLeave={() => onPoint?.(undefined)}
          />
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
