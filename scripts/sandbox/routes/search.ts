import { setImmediate as breathe } from 'node:timers/promises'
import type { LanguageCode } from '#core/locale/languages.ts'
import { getSearchIndex } from '#features/search/api.ts'
import { asc, eq } from '../db/drizzle.ts'
import type { Db } from '../db/open.ts'
import { games } from '../db/tables.ts'
import { serve, type CallContext } from '../http/serve.ts'
import { addGames, emptyColumns, loadSpelling } from '../world/search-index.ts'

type Columns = ReturnType<typeof emptyColumns>

/** How many games are written at once, so that other calls need not wait for all of them. */
const PART = 500

/** What was written, by language: the games of a world stay as they are. */
const written = new WeakMap<Db, Map<LanguageCode, Promise<Columns>>>()

export const calls = [
  serve(getSearchIndex, ({ query, db, pictures }) => {
    const known = written.get(db) ?? new Map<LanguageCode, Promise<Columns>>()
    written.set(db, known)
    const columns = known.get(query.language) ?? write(query.language, db, pictures)
    known.set(query.language, columns)
    return columns
  }),
]

async function write(
  language: LanguageCode,
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
    addGames(columns, part, language, (id) => pictures.game(id), spell)
    await breathe()
  }
}
