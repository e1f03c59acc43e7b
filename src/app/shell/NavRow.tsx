import { Skeleton } from '#ui/Skeleton.tsx'
import { CategoryLink } from './CategoryLink.tsx'
import type { NavEntry } from './useNavEntries.ts'

interface Props {
  /** The categories in the order of the menu. */
  entries: readonly NavEntry[]
}

/**
 * The row of categories before the gateway has sent them: fixed links, and placeholders for the
 * others.
 */
export function NavRow({ entries }: Props) {
  return (
    <ul className="scroll-row flex h-full items-center xl:gap-1">
      {entries.map((entry) => (
        <li key={entry.id} className="h-full">
          <CategoryLink entry={entry} />
        </li>
      ))}
      {Array.from({ length: 6 }, (_each, index) => (
        <li key={index}>
          <Skeleton className="mx-3 h-4 w-18" />
        </li>
      ))}
    </ul>
  )
}
