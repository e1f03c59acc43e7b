import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { drawBanner } from '../art/banner.ts'
import { drawCover } from '../art/cover.ts'
import { toWebp } from '../art/raster.ts'
import { drawVendorMark, drawVendorPicture } from '../art/vendor.ts'
import type { Db } from '../db/open.ts'
import { banners, games, vendors } from '../db/tables.ts'
import type { Environment } from '../http/environment.ts'
import type { SiteRegistry } from '../sites.ts'
import { BANNER_WIDTHS, type BannerForm } from './addresses.ts'
import { PictureCache } from './cache.ts'

const COVER_WIDTH = 360
const VENDOR_WIDTH = 640

interface PictureParts {
  db: Db
  sites: SiteRegistry
  seed: number
  /** Fingerprint of the code that draws. */
  version: string
  /** Folder in which made pictures are kept. */
  folder: string
}

/** The image CDN: covers, banners and vendor pictures, drawn when first asked for. */
export function createPictureServer({ db, sites, seed, version, folder }: PictureParts) {
  const cache = new PictureCache(folder)
  const app = new Hono<Environment>()

  app.use(async (c, next) => {
    await next()
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    const lasting = c.res.ok && c.req.query('v') !== undefined
    c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-store')
  })
  const webp = async (inputs: unknown[], width: number, draw: () => string) =>
    new Response(
      new Uint8Array(await cache.get([version, width, ...inputs], () => toWebp(draw(), width))),
      { headers: { 'Content-Type': 'image/webp' } },
    )

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
    return webp(['cover', cover], COVER_WIDTH, () => drawCover(cover))
  })

  app.get('/cdn/vendors/:file{\\w+\\.(?:webp|svg)}', (c) => {
    const [code = '', format] = c.req.param('file').split('.')
    const vendor = db.select().from(vendors).where(eq(vendors.code, code)).get()
    if (!vendor) return c.notFound()
    const { name, type } = vendor
    if (format === 'svg') {
      return c.body(drawVendorMark({ code, name }), 200, { 'Content-Type': 'image/svg+xml' })
    }
    return webp(['vendor', code, name, type], VENDOR_WIDTH, () =>
      drawVendorPicture({ code, name, type }),
    )
  })

  app.get('/cdn/banners/:file{[\\w-]+\\.[\\w-]+\\.[a-z]+-\\d+\\.webp}', (c) => {
    const [, brandId = '', id = '', form = '', width] =
      /^(.+?)\.(.+?)\.([a-z]+)-(\d+)\.webp$/.exec(c.req.param('file')) ?? []
    const brand = sites.get(brandId)?.brand
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
    return webp(['banner', drawing], BANNER_WIDTHS[form], () => drawBanner(drawing))
  })
  return app
}

const isForm = (form: string): form is BannerForm => Object.hasOwn(BANNER_WIDTHS, form)
