import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { createPictureAddresses } from '#scripts/scenery/addresses.ts'
import { readBrands } from '#scripts/brand/read/brands.ts'
import { listAnnouncements, VISITORS_ANNOUNCEMENTS } from '#core/system/announcements/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { listGames } from '#parts/games/api.ts'
import { startTestSandbox } from '#support/sandbox.ts'
import { listWritten, storyPictures } from '../../.storybook/pictures-plugin.ts'
import { GAMES } from '../../.storybook/world-size.ts'

let server: ViteDevServer | undefined
afterEach(() => server?.close())

async function serve(options?: Parameters<typeof storyPictures>[0]) {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [storyPictures(options)],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false },
  })
  await server.listen()
  const { port } = server.httpServer!.address() as AddressInfo
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
}

const addresses = createPictureAddresses('any')

test('the preview paints covers and banners at the addresses of the gateway', async () => {
  const get = await serve()
  const { ready } = await readBrands({ brandsDir: 'brands', ids: ['suvarna'] })
  const { imageUrl } = addresses.banner(ready[0]!.brand, { id: 'home-welcome', group: 'w_home' })
  for (const address of [addresses.game('100807'), addresses.vendor('MQY'), imageUrl]) {
    const response = await get(address)
    expect(response.headers.get('Content-Type'), address).toBe('image/webp')
    expect((await response.arrayBuffer()).byteLength, address).toBeGreaterThan(5_000)
  }
  expect((await get(addresses.game('1'))).status).toBe(404)
})

test('tests of stories get a flat picture, which needs no painter', async () => {
  const get = await serve({ flat: true })
  const response = await get(addresses.game('100807'))
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
})

test('a written preview has every picture that the gateway names in its replies', async () => {
  const { ready } = await readBrands({ brandsDir: 'brands', ids: ['suvarna'] })
  const brand = ready[0]!.brand
  const sandbox = await startTestSandbox([brand], { games: GAMES })
  const send = sandbox.transport(brand)
  try {
    const replies = [
      await send(listPromotions.definition, {}, {}),
      await send(listAnnouncements.definition, VISITORS_ANNOUNCEMENTS, {}),
      await send(listGames.definition, { pageNo: 1, pageSize: 999 }, {}),
      await send(listGames.definition, { pageNo: 2, pageSize: 999 }, {}),
    ]
    const named = JSON.stringify(replies).match(/\/cdn\/[^"?]+/g)!
    const written = new Set(listWritten([brand]).map((address) => address.replace(/\?.*/, '')))
    expect(named.length).toBeGreaterThan(1000)
    expect(named.filter((path) => !written.has(path))).toEqual([])
  } finally {
    await sandbox.close()
  }
})
