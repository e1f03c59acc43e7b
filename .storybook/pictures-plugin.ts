import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { BANNERS } from '../scripts/sandbox/world/content/banners.ts'
import { VENDORS } from '../scripts/sandbox/world/play/vendors.ts'
import { CAMPAIGN_PICTURES } from '../scripts/sandbox/world/promotions/campaigns.ts'
import { GOODS } from '../scripts/sandbox/world/promotions/goods.ts'
import { AVATAR_COUNT, createPictureAddresses } from '../scripts/scenery/addresses.ts'
import { createImages } from '../scripts/scenery/scenery.ts'
import type { Brand } from '../src/core/brand/schema.ts'
import { previewBrands } from './brands-plugin.ts'
import { describePictures, listGames } from './sample-world.ts'
import { SEED } from './world-size.ts'

/** Beginning of the addresses that the sandbox's image CDN serves. */
const CDN = '/cdn/'
/** The cache of `npm start`, whose pictures are the same. */
const FOLDER = fileURLToPath(new URL('../.cache/art', import.meta.url))

/** In place of every picture, as most tests need only that there is one. */
const FLAT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480"><path fill="#6b7280" d="M0 0h360v480H0z"/></svg>'

interface Choice {
  /** Whether each picture is a plain colour, which needs no painter. */
  flat?: boolean
}

/**
 * Serves the sandbox's painted pictures at the addresses of its image CDN. A server draws each one
 * when it is asked for; a written preview has all of them.
 */
export function storyPictures({ flat = false }: Choice = {}): Plugin {
  let brands: Brand[] = []
  const findBrand = (id: string) => brands.find((brand) => brand.id === id) ?? null
  const world = describePictures(findBrand)
  const { images, close } = createImages({ world, seed: SEED, folder: FOLDER })
  const answer = async (address: string): Promise<Response> => {
    if (flat) return new Response(FLAT, { headers: { 'Content-Type': 'image/svg+xml' } })
    brands = await previewBrands.list()
    return images.request(address)
  }
  return {
    name: 'story-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        if (!url.startsWith(CDN)) return next()
        answer(url)
          .then(async ({ status, headers, body }) => {
            response.writeHead(status, Object.fromEntries(headers))
            for await (const part of body ?? []) response.write(part)
            response.end()
          })
          .catch(next)
      })
    },
    async generateBundle() {
      for (const address of listWritten(await previewBrands.list())) {
        const path = address.replace(/\?.*/, '')
        // oxlint-disable-next-line no-await-in-loop -- the painter draws one picture at a time
        const picture = await answer(path)
        if (!picture.ok) this.error(`There is no picture ${path}.`)
        const source = new Uint8Array(await picture.arrayBuffer())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    closeBundle: close,
  }
}

/** Lists the addresses of all pictures that the gateway of a story's page can name. */
export function listWritten(brands: readonly Brand[]): string[] {
  const addresses = createPictureAddresses('')
  return [
    ...listGames().map(({ nodeId }) => addresses.game(nodeId)),
    ...VENDORS.flatMap(({ code }) => [addresses.vendor(code), addresses.vendorMark(code)]),
    ...GOODS.map(({ id }) => addresses.good(id)),
    ...Array.from({ length: AVATAR_COUNT }, (_, index) => addresses.avatar(index + 1)),
    ...brands.flatMap((brand) => [
      ...BANNERS.flatMap((banner) => Object.values(addresses.banner(brand, banner))),
      ...CAMPAIGN_PICTURES.map(({ id }) => addresses.promotion(brand, id)),
    ]),
  ]
}
