import { and, eq } from '../db/drizzle.ts'
import { Hono } from 'hono'
import type { Brand } from '#core/brand/schema.ts'
import type { Db } from '../db/open.ts'
import { banners, games, vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import type { SiteRegistry } from '../sites.ts'
import { BANNER_WIDTHS, type BannerForm } from './addresses.ts'
import { PictureCache } from './cache.ts'
import type { Drawing } from './drawing.ts'
import type { Painter } from './painter.ts'

const COVER_WIDTH = 360
const VENDOR_WIDTH = 640

interface PictureParts {
  db: Db
  sites: SiteRegistry
  seed: number
  painter: Painter
  /** Gives a brand its world, unless it has one. */
  prepare(brand: Brand): void
  /** Fingerprint of the code that draws. */
  version: string
  /** Folder in which made pictures are kept. */
  folder: string
}

/** The image CDN: covers, banners and vendor pictures, drawn when first asked for. */
export function createPictureServer({
  db,
  sites,
  seed,
  painter,
  prepare,
  version,
  folder,
}: PictureParts) {
  const cache = new PictureCache(folder)
  const app = new Hono<Environment>()

  app.use(async (c, next) => {
    await next()
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    const lasting = c.res.ok && c.req.query('v') !== undefined
    c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-store')
  })
  const send = async (drawing: Drawing) => {
    const picture = await cache.get([version, drawing], () => painter.paint(drawing))
    const type = drawing.kind === 'mark' ? 'image/svg+xml' : 'image/webp'
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': type } })
  }

  app.get('/cdn/games/:file{\\w+\\.webp}', (c) => {
    const nodeId = c.req.param('file').slice(0, -'.webp'.length)
    const row = db
      .select({ names: games.names, type: games.type, code: games.vendor, vendor: vendors.name })
      .from(games)
      .innerJoin(vendors, eq(vendors.code, games.vendor))
      .where(eq(games.nodeId, nodeId))
      .get()
    if (!row) return c.notFound()
    const cover = {
      seed: `${seed} ${nodeId}`,
      name: row.names.EN,
      type: row.type,
      vendor: { code: row.code, name: row.vendor },
    }
    return send({ kind: 'cover', width: COVER_WIDTH, of: cover })
  })

  app.get('/cdn/vendors/:file{\\w+\\.(?:webp|svg)}', (c) => {
    const [code = '', format] = c.req.param('file').split('.')
    const vendor = db.select().from(vendors).where(eq(vendors.code, code)).get()
    if (!vendor) return c.notFound()
    const { name, type } = vendor
    if (format === 'svg') {
      return send({ kind: 'mark', of: { code, name } })
    }
    return send({ kind: 'vendor', width: VENDOR_WIDTH, of: { code, name, type } })
  })

  app.get('/cdn/banners/:file{[\\w-]+\\.[\\w-]+\\.[a-z]+-\\d+\\.webp}', (c) => {
    const [, brandId = '', id = '', form = '', width] =
      /^(.+?)\.(.+?)\.([a-z]+)-(\d+)\.webp$/.exec(c.req.param('file')) ?? []
    const brand = sites.get(brandId)?.brand
    if (brand) prepare(brand)
    const banner =
      brand &&
      db
        .select()
        .from(banners)
        .where(and(eq(banners.merchant, brand.merchant), eq(banners.id, id)))
        .get()
    if (!banner || !isForm(form) || Number(width) !== BANNER_WIDTHS[form]) return c.notFound()
    const drawing = {
      seed: `${seed} ${brand.merchant} ${id}`,
      theme: banner.picture,
      palette: {
        primary: brand.theme.primary,
        accent: brand.theme.accent,
        surface: brand.theme.neutral,
      },
      narrow: form === 'narrow',
      format: form === 'narrow' ? ('wide' as const) : form,
    }
    return send({ kind: 'banner', width: BANNER_WIDTHS[form], of: drawing })
  })
  return app
}

const isForm = (form: string): form is BannerForm => Object.hasOwn(BANNER_WIDTHS, form)
