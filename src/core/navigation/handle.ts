import type { MessageDescriptor } from '@lingui/core'
import type { FeatureName } from '#core/brand/features.ts'

/**
 * How a page sits in the shell (specification §2.2): game pages hide the side menu, bare ones the
 * footer as well, agent pages bring their own frame.
 */
export type Layout = 'home' | 'page' | 'game' | 'bare' | 'agent'

/** What every route says of itself; guards, titles and layouts read it. */
export interface RouteHandle {
  /** Missing on home, whose title is the brand's own. */
  title?: MessageDescriptor
  layout: Layout
  access: 'visitor' | 'member' | 'agent'
  /** The route exists only while this feature is on. */
  feature?: FeatureName
}
