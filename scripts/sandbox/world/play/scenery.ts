import type { Money, PicturedWorld, World } from '#scripts/scenery/world.ts'
import { eq } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { games, vendors } from '../../db/tables.ts'
import type { Words } from '../../content/words.ts'
import type { SiteRegistry } from '../../site-registry.ts'
import { BANNERS } from '../content/banners.ts'
import { CAMPAIGN_PICTURES } from '../promotions/campaigns.ts'
import { CHAT_WORDS, DESK_ANSWERS, findDesk } from '../content/desks.ts'
import { GOODS } from '../promotions/goods.ts'
import { readUnits, writeUnits } from '../money/money.ts'
import { fillWords } from '../../content/fill.ts'
import { scaleAmount } from '../money/money.ts'

/** Functions by which the demo games read, write and scale amounts like the ledger. */
export const LEDGER_MONEY: Money = {
  read: readUnits,
  write: writeUnits,
  scale: scaleAmount,
}

/** What the pictures of content show, which is the same in every world. */
export const CONTENT_PICTURES: Pick<PicturedWorld, 'findGood' | 'findBannerTheme'> = {
  findGood: (id) => GOODS.find((good) => good.id === id)?.picture ?? null,
  findBannerTheme: (id) =>
    [...BANNERS, ...CAMPAIGN_PICTURES].find((one) => one.id === id)?.picture ?? null,
}

interface WorldParts {
  db: Db
  sites: SiteRegistry
}

/** Answers the questions of the demo games' server about the sandbox's data. */
export const describeWorld = ({ db, sites }: WorldParts): World => ({
  findGame: (nodeId) => {
    const row = db
      .select({ names: games.names, type: games.type, code: games.vendor, name: vendors.name })
      .from(games)
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(eq(games.nodeId, nodeId))
      .get()
    if (!row) return null
    const { names, type, code, name } = row
    return { name: names.EN, type, vendor: { code, name } }
  },
  findVendor: (code) => {
    const row = rowsOf(db, vendors, { code }).find()
    return row ? { code, name: row.name, type: row.type } : null
  },
  findBrand: (id) => sites.get(id)?.brand ?? null,
  ...CONTENT_PICTURES,
  findDesk: (brand, id, language) => {
    const desk = findDesk(id)
    if (!desk) return null
    const say = (words: Words) => fillWords(words, brand, language)
    return {
      name: say(desk.name),
      topic: say(desk.topic),
      greeting: say(desk.greeting),
      answers: DESK_ANSWERS.map(say),
      page: {
        write: say(CHAT_WORDS.write),
        send: say(CHAT_WORDS.send),
        talk: say(CHAT_WORDS.talk),
      },
    }
  },
  listDomains: () =>
    sites.list().flatMap(({ brand }) => [...brand.domains, ...brand.mirrorDomains]),
})
