import { Hono } from 'hono'
import { PictureCache } from '../painter/cache.ts'
import type { Painter } from '../painter/painter.ts'
import type { World } from '../world.ts'
import { PLAY_PICTURES, type Look, type PlayPicture } from './drawing.ts'

export interface PlayPictureParts {
  world: World
  painter: Painter
  /** Fingerprint of the code that draws pictures. */
  version: string
  /** Folder in which drawn pictures are cached. */
  folder: string
}

const WIDTHS: Partial<Record<PlayPicture, number>> = { wide: 1600, tall: 860, logo: 760, host: 480 }
const SYMBOL_WIDTH = 240

/**
 * Finds the design of a game by its node id, or by the vendor's code for the vendor's own lobby.
 * Null if the catalogue does not have it.
 */
export function findLook(world: World, key: string): Look | null {
  const game = world.findGame(key)
  if (game) return { key, ...game }
  const vendor = world.findVendor(key)
  if (!vendor) return null
  const { code, name, type } = vendor
  return { key, name, type, vendor: { code, name } }
}

/** Serves the pictures of the demo games, drawn at the first request. */
export function createPlayPictures({ world, painter, version, folder }: PlayPictureParts) {
  const cache = new PictureCache(folder)
  const app = new Hono()
  app.get('/play/art/:key{\\w+}/:file{[\\w-]+\\.webp}', async (c) => {
    const picture = PLAY_PICTURES.find((name) => `${name}.webp` === c.req.param('file'))
    const look = picture && findLook(world, c.req.param('key'))
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
