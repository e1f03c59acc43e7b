import type * as v from 'valibot'
import { getPermission } from '#core/system/api.ts'
import { matchesOrigin } from '#lib/urls.ts'
import { listGames, listVendors } from '#parts/games/api.ts'
import { isCrossOrigin } from './cross-origin.ts'
import type { Examination } from './examination.ts'
import { reach } from './reach.ts'

type Reply<Declared extends { definition: { reply: v.GenericSchema } }> = v.InferOutput<
  Declared['definition']['reply']
>

/** Examines whether browsers may show the pictures of the first game and the first vendor. */
export async function examinePictures(examination: Examination): Promise<void> {
  if (!examination.wants('pictures')) return
  const ask = async <Declared extends { definition: { reply: v.GenericSchema } }>(call: Declared) =>
    (await examination.ask(examination.declarationOf(call))).reply as Reply<Declared> | undefined
  const games = (await ask(listGames))?.games ?? []
  const vendors = (await ask(listVendors))?.lanes.flatMap((lane) => lane.vendors) ?? []
  const addresses = [
    games.find(({ icon }) => icon)?.icon,
    vendors.find(({ picture }) => picture)?.picture,
  ].filter((address) => address !== undefined)
  if (addresses.length === 0) {
    return examination.skip('games', 'pictures', 'pictures', 'No game or vendor has a picture.')
  }
  const cdns = (await ask(getPermission))?.info.whitelabel?.imageCdns ?? []
  const found = await Promise.all(addresses.map((each) => findFault(examination, each, cdns)))
  examination.note(
    'games',
    'pictures',
    'pictures',
    found.flatMap((fault) => fault ?? []),
  )
}

async function findFault(
  examination: Examination,
  address: string,
  cdns: readonly string[],
): Promise<string | undefined> {
  const { gateway, order } = examination
  const { images } = order.brand?.origins ?? {}
  const base =
    cdns.find((origin) => images && matchesOrigin(origin, images)) ?? gateway.place.gateway
  const url = URL.parse(address, base)
  if (!url) return `${address} is no address`
  const own = [new URL(gateway.place.gateway).origin, gateway.place.origin]
  if (images && !matchesOrigin(url.origin, [...images, ...own])) {
    return `${url.origin} is not in origins.images of the brand file`
  }
  const reply = await reach(url, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined)
  if (reply?.status !== 200) return `${address}: ${reply ? `status ${reply.status}` : 'no reply'}`
  const type = reply.headers.get('Content-Type') ?? 'none'
  if (!type.startsWith('image/')) return `${address}: Content-Type ${type}`
  const policy = reply.headers.get('Cross-Origin-Resource-Policy')
  const isForeign = isCrossOrigin(examination) || !own.includes(url.origin)
  return isForeign && policy !== 'cross-origin'
    ? `${address}: Cross-Origin-Resource-Policy is ${policy ?? 'missing'}, not cross-origin`
    : undefined
}
