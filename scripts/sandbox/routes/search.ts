import { setImmediate as breathe } from 'node:timers/promises'
import type { LanguageCode } from '#rules/languages.ts'
import { getSearchIndex } from '#features/search/api.ts'
import { asc, eq } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { games } from '../db/tables.ts'
import { serve, type CallContext } from '../http/serve.ts'
import { addGames, emptyColumns, loadSpelling } from '../world/content/search-index.ts'

type Columns = ReturnType<typeof emptyColumns>

/** Number of games that are written at once, so that other calls need not wait for all of them. */
const PART = 500

/**
 * Cache of written indexes, by language and currency, since the games of a data file never change.
 */
const written = new WeakMap<Db, Map<string, Promise<Columns>>>()

export const calls = [
  serve(getSearchIndex, ({ query, merchant, db, pictures }) => {
    const known = written.get(db) ?? new Map<string, Promise<Columns>>()
    written.set(db, known)
    const { currency } = merchant.brand
    const key = `${query.language} ${currency}`
    const columns = known.get(key) ?? write(query.language, currency, db, pictures)
    known.set(key, columns)
    return columns
  }),
]

async function write(
  language: LanguageCode,
  currency: string,
  db: Db,
  pictures: CallContext['pictures'],
): Promise<Columns> {
  const spell = language === 'CN' ? await loadSpelling() : undefined
  const columns = emptyColumns()
  for (let done = 0; ; done += PART) {
    const part = db
      .select()
      .from(games)
      .where(eq(games.isGame, 'GAME'))
      .orderBy(asc(games.rank), asc(games.nodeId))
      .limit(PART)
      .offset(done)
      .all()
    if (part.length === 0) return columns
    addGames(columns, part, language, currency, (id) => pictures.game(id), spell)
    await breathe()
  }
}
