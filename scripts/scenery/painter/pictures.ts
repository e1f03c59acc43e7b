import { Hono } from 'hono'
import { AVATAR_COUNT, BANNER_WIDTHS, type BannerForm } from '../addresses.ts'
import { mixInks } from '../art/banner.ts'
import { drawAvatar } from '../art/avatar.ts'
import type { PicturedWorld } from '../world.ts'
import { PictureCache } from './cache.ts'
import type { Drawing } from './drawing.ts'
import type { Painter } from './painter.ts'

const COVER_WIDTH = 360
const VENDOR_WIDTH = 640
/**
 * Width of a vendor's logo in pixels: three times its size in lists, for screens of high density.
 */
const MARK_WIDTH = 96
const GOOD_WIDTH = 640

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

interface PictureParts {
  world: PicturedWorld
  /** Seed of the demo data, on which the pictures depend. */
  seed: number
  painter: Painter
  /** Fingerprint of the code that draws pictures. */
  version: string
  /** Folder in which drawn pictures are cached. */
  folder: string
}

/** Creates the image CDN: covers, banners and vendor pictures, drawn at the first request. */
export function createPictureServer({ world, seed, painter, version, folder }: PictureParts) {
  const cache = new PictureCache(folder)
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    c.header('X-Content-Type-Options', 'nosniff')
    // An SVG that is opened as a page must not run scripts on the site's own origin.
    c.header('Content-Security-Policy', PICTURE_POLICY)
    const lasting = c.res.ok && c.req.query('v') !== undefined
    c.header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-store')
  })
  const send = async (drawing: Drawing) => {
    const picture = await cache.get([version, drawing], () => painter.paint(drawing))
    return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/webp' } })
  }

  app.get('/cdn/games/:file{\\w+\\.webp}', (c) => {
    const nodeId = nameIn(c.req.param('file'))
    const game = world.findGame(nodeId)
    if (!game) return c.notFound()
    return send({ kind: 'cover', width: COVER_WIDTH, of: { seed: `${seed} ${nodeId}`, ...game } })
  })

  app.get('/cdn/vendors/:file{\\w+\\.webp}', (c) => {
    const code = nameIn(c.req.param('file'))
    const vendor = world.findVendor(code)
    if (!vendor) return c.notFound()
    const { name, type } = vendor
    return send({ kind: 'vendor', width: VENDOR_WIDTH, of: { code, name, type } })
  })

  app.get('/cdn/marks/:file{\\w+\\.webp}', (c) => {
    const code = nameIn(c.req.param('file'))
    const vendor = world.findVendor(code)
    if (!vendor) return c.notFound()
    return send({ kind: 'mark', width: MARK_WIDTH, of: { code, name: vendor.name } })
  })

  app.get('/cdn/goods/:file{[\\w-]+\\.webp}', (c) => {
    const good = world.findGood(nameIn(c.req.param('file')))
    if (!good) return c.notFound()
    return send({ kind: 'good', width: GOOD_WIDTH, of: good })
  })

  app.get('/cdn/avatars/:file{\\d+\\.svg}', (c) => {
    const index = Number.parseInt(c.req.param('file'), 10) - 1
    if (index < 0 || index >= AVATAR_COUNT) return c.notFound()
    return c.body(drawAvatar(index), 200, { 'Content-Type': 'image/svg+xml' })
  })

  app.get('/cdn/banners/:file{[\\w-]+\\.[\\w-]+\\.[a-z]+-\\d+\\.webp}', (c) => {
    const [, brandId = '', id = '', form = '', width] =
      /^(.+?)\.(.+?)\.([a-z]+)-(\d+)\.webp$/.exec(c.req.param('file')) ?? []
    const brand = world.findBrand(brandId)
    const theme = brand && world.findBannerTheme(id)
    if (!theme || !isForm(form) || Number(width) !== BANNER_WIDTHS[form]) return c.notFound()
    const drawing = {
      seed: `${seed} ${brand.merchant} ${id}`,
      theme,
      ...mixInks(brand.theme, theme, form),
      form,
    }
    return send({ kind: 'banner', width: BANNER_WIDTHS[form], of: drawing })
  })
  return app
}

const nameIn = (file: string) => file.slice(0, -'.webp'.length)

const isForm = (form: string): form is BannerForm => Object.hasOwn(BANNER_WIDTHS, form)
