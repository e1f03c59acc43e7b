import { popular } from 'virtual:livery-brands'
import { inLanguage } from '#scripts/sandbox/content/words.ts'
import { sampleLanguage } from './samples/say.ts'

/** Address of a painted picture; the preview may lie in a folder. */
const at = (path: string) =>
  new URL(`${import.meta.env.BASE_URL}cdn/${path}.webp`, document.baseURI).pathname

/** Address of the cover of a game of the sandbox. */
export const coverOf = (nodeId: string) => at(`games/${nodeId}`)

const popularAt = (index: number) => popular[index % popular.length]!

/** Address of the cover of a popular game. */
export const coverAt = (index: number) => coverOf(popularAt(index).nodeId)

/** Name of the game on that cover, in the language on screen. */
export const gameNameAt = (index: number) => inLanguage(popularAt(index).names, sampleLanguage())

/** Address of the wide picture of a vendor. */
export const vendorPictureOf = (code: string) => at(`vendors/${code}`)

export const vendorMarkOf = (code: string) => at(`marks/${code}`)

/** Address of the wide picture of a brand's banner. */
export const bannerOf = (brand: string, id: string) => at(`banners/${brand}.${id}.wide-1600`)
