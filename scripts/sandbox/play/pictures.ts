import { and, eq } from '../db/drizzle.ts'
import { Hono } from 'hono'
import type { Db } from '../db/open.ts'
import { games, vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import { PictureCache } from '../pictures/cache.ts'
import type { Painter } from '../pictures/painter.ts'
import { PLAY_PICTURES, type Look, type PlayPicture } from './drawing.ts'

export interface PlayPictureParts {
  db: Db
  painter: Painter
  /** Fingerprint of the code that draws. */
  version: string
  /** Folder in which made pictures are kept. */
  folder: string
}

const WIDTHS: Partial<Record<PlayPicture, number>> = { wide: 1600, tall: 860, logo: 760, host: 480 }
const SYMBOL_WIDTH = 240

/**
 * How a game looks; its key is its node, or its vendor's code where the vendor's own lobby was
 * opened. Null for one that is not in the catalogue.
 */
export function findLook(db: Db, key: string): Look | null {
  const game = db
    .select({ names: games.names, type: games.type, code: games.vendor, vendor: vendors.name })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(eq(games.nodeId, key)))
    .get()
  if (game) {
    const { names, type, code, vendor } = game
    return { key, name: names.EN, type, vendor: { code, name: vendor } }
  }
  const vendor = db.select().from(vendors).where(eq(vendors.code, key)).get()
  if (!vendor) return null
  const { code, name, type } = vendor
  return { key, name, type, vendor: { code, name } }
}

/** The pictures of the demo games, drawn when first asked for. */
export function createPlayPictures({ db, painter, version, folder }: PlayPictureParts) {
  const cache = new PictureCache(folder)
  const app = new Hono<Environment>()
  app.get('/play/art/:key{\\w+}/:file{[\\w-]+\\.webp}', async (c) => {
    const picture = PLAY_PICTURES.find((name) => `${name}.webp` === c.req.param('file'))
    const look = picture && findLook(db, c.req.param('key'))
    if (!look) return c.notFound()
    const drawing = {
      kind: 'play' as const,
      width: WIDTHS[picture] ?? SYMBOL_WIDTH,
      of: { ...look, picture },
    }
    const webp = await cache.get([version, drawing], () => painter.paint(drawing))
    return new Response(new Uint8Array(webp), {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': c.req.query('v') ? 'public, max-age=31536000, immutable' : 'no-store',
      },
    })
  })
  return app
}
