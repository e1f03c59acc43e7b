import { CONTENT_PICTURES } from '../scripts/sandbox/world/play/scenery.ts'
import { createCatalogue, type GameRow } from '../scripts/sandbox/world/play/catalogue.ts'
import { VENDORS } from '../scripts/sandbox/world/play/vendors.ts'
import type { PicturedWorld } from '../scripts/scenery/world.ts'
import { GAMES, SEED } from './world-size.ts'

let catalogue: GameRow[] | undefined
/** Lists the games of the sandbox, and the entries by which it opens a vendor's own lobby. */
export const listGames = () => (catalogue ??= createCatalogue(SEED, GAMES))

/** Lists the games of the sandbox, the most popular first. */
export const listPopularGames = () =>
  listGames()
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => one.rank - other.rank)

const findVendor: PicturedWorld['findVendor'] = (code) =>
  VENDORS.find((vendor) => vendor.code === code) ?? null

/** What the pictures of the sandbox's world show, without its database. */
export const describePictures = (findBrand: PicturedWorld['findBrand']): PicturedWorld => ({
  ...CONTENT_PICTURES,
  findBrand,
  findVendor,
  findGame(nodeId) {
    const row = listGames().find((one) => one.nodeId === nodeId)
    const vendor = row && findVendor(row.vendor)
    if (!vendor) return null
    return { name: row.names.EN, type: row.type, vendor: { code: vendor.code, name: vendor.name } }
  },
})
