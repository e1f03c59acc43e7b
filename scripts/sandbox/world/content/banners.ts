import type { BannerGroup } from '#core/system/announcements/api.ts'
import { random } from '#scripts/scenery/random.ts'
import type { BannerTheme } from '#scripts/scenery/world.ts'
import banners from '../../content/banners.json' with { type: 'json' }
import { entryOf } from '../../content/texts.ts'
import { sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { games } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'

interface Banner {
  id: string
  group: BannerGroup
  picture: BannerTheme
  linkage: 'NONE' | 'ROUTE' | 'PROMOTION' | 'GAME' | 'URL'
  /** Target of the banner; a banner for a game gets one of the hot games. */
  target?: string
}

/** Banners of every merchant; those of `w_home` in the order of its carousel. */
export const BANNERS = (banners as Banner[]).map((banner) => ({
  ...banner,
  ...entryOf(`banners.${banner.id}`, 'title', 'subtitle'),
}))

/** Lists the popular games of all categories, the best known first. */
export const listHotGames = (db: Db): string[] =>
  rowsOf(db, games, sql`${games.hot} AND ${games.isGame} = 'GAME'`)
    .list({ order: [games.rank] })
    .map(({ nodeId }) => nodeId)

export const listBanners = (db: Db, merchant: string) =>
  BANNERS.map((banner) =>
    banner.linkage === 'GAME'
      ? { ...banner, target: random(`banner ${merchant}`).pick(listHotGames(db)) }
      : banner,
  )
