import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'

/** Props of every page of a center. */
export interface CenterPageProps {
  /** What within the page its address names, such as the id of a receipt; empty for its start. */
  place: string
}

/** What a page of the member center or the agent center shows of itself. */
export interface CenterPage<Group extends string = string> {
  title: MessageDescriptor
  /** Purpose of the page in a few words. */
  note: MessageDescriptor
  icon: LucideIcon
  group: Group
  screen: LazyScreen<CenterPageProps>
  /** Places that are tabs of the page, rather than pages within it with a heading of their own. */
  tabs?: RegExp
}

/** A page of a center with the hash that opens it. */
export interface CenterEntry<
  Id extends string = string,
  Group extends string = string,
> extends CenterPage<Group> {
  id: Id
}
