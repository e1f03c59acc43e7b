import type { FeatureName } from '#core/brand/features.ts'
import news from '../../content/news.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'
import { fillIn, type Words } from '../../content/words.ts'

interface News {
  id: string
  /**
   * Types: PL notice, H headline notice, PU popup; AG and AH are for agents, and AH is pinned above
   * AG.
   */
  type: 'PL' | 'H' | 'PU' | 'AG' | 'AH'
  /** Audience, one letter for each group: A users, B visitors, F users at their first login. */
  executions: string
  daysAgo: number
  /** The announcement exists only while this feature is on. */
  feature?: FeatureName
}

interface Announcement extends News {
  title: Words
  /** HTML of the announcement. */
  content: Words
}

/** Vendors that were added, were in maintenance and came back in the last weeks. */
const STUDIOS = ['Gilded Gecko', 'Moonquay', 'Papercrane', 'Kitewind', 'Riverbell', 'Emberline']
const STEPS = [
  { kind: 'joined', first: 20, every: 6 },
  { kind: 'serviced', first: 4, every: 2 },
  { kind: 'returned', first: 3, every: 2 },
]

const past = STUDIOS.flatMap((studio, index) =>
  STEPS.map(({ kind, first, every }): Announcement => {
    const { title, content } = entryOf(`news.${kind}`, 'title', 'content')
    return {
      id: `notice-${kind}-${index}`,
      type: 'PL',
      executions: 'ABF',
      daysAgo: first + index * every,
      title: fillIn(title, { studio }),
      content: fillIn(content, { studio }),
    }
  }),
).toSorted((one, other) => one.daysAgo - other.daysAgo)

/** Notices and popups of every merchant; its promotions are its campaigns (`campaigns.ts`). */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  ...(news as News[]).map((one) => ({
    ...one,
    ...entryOf(`news.${one.id}`, 'title', 'content'),
  })),
  ...past,
]
