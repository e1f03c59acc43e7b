import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'

/** What a page of a center gets. */
export interface CenterPageProps {
  /** What within the page its address names, such as the id of a receipt; empty for its start. */
  place: string
}

/** A page of the member center or the agent center, opened by its hash. */
export interface CenterPage<Id extends string = string, Group extends string = string> {
  id: Id
  title: MessageDescriptor
  /** What it is for, in a few words. */
  note: MessageDescriptor
  icon: LucideIcon
  group: Group
  /** Draws how much waits there, as a `CountBadge`. */
  Waiting?: ComponentType
  screen: LazyScreen<CenterPageProps>
  /** Places that are tabs of the page, rather than pages within it with a heading of their own. */
  tabs?: RegExp
}
