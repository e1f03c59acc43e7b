import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { LazyScreen } from '#core/navigation/lazyScreen.ts'

/** Props of every page of a center. */
export interface CenterPageProps {
  /**
   * The part of the address that follows the page, such as the id of a receipt; empty at the page's
   * start.
   */
  place: string
}

/** Title, icon, words and screen of a page in the member center or the agent center. */
export interface CenterPage<Group extends string = string> {
  title: MessageDescriptor
  /** Description of the page in a few words. */
  note: MessageDescriptor
  icon: LucideIcon
  group: Group
  screen: LazyScreen<CenterPageProps>
  /**
   * Pattern of the hashes that open a tab of the page, not a page within it with a heading of its
   * own.
   */
  tabs?: RegExp
  /** True if the pages within lie in one another, so that the way back is one level up. */
  nested?: true
}

/** A page of a center with the hash that opens it. */
export interface CenterEntry<
  Id extends string = string,
  Group extends string = string,
> extends CenterPage<Group> {
  id: Id
}
