import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import { type Demand, type Picture, readPicture, tellFailure } from './picture.ts'

export interface Artwork {
  mark: Picture
  markDark: Picture
  wordmark: Picture
  wordmarkDark: Picture
  banner: Picture
}

type Role = keyof Artwork

const MARK: Demand = {
  maxBytes: 256 * 1024,
  minWidth: 512,
  minHeight: 512,
  aspect: { min: 0.98, max: 1.02, words: 'square' },
}
const WORDMARK: Demand = {
  maxBytes: 256 * 1024,
  minWidth: 64,
  minHeight: 64,
  aspect: { min: 1, max: 10, words: 'wider than high, at most 10 times' },
}
const BANNER: Demand = {
  maxBytes: 800 * 1024,
  minWidth: 1600,
  minHeight: 700,
  aspect: { min: (16 / 7) * 0.97, max: (16 / 7) * 1.03, words: '16:7' },
}
const DEMANDS: Record<Role, Demand> = {
  mark: MARK,
  markDark: MARK,
  wordmark: WORDMARK,
  wordmarkDark: WORDMARK,
  banner: BANNER,
}

/** Reads and checks all pictures of a brand; `artwork` is set only if there is no fault. */
export async function readArtwork(
  brand: Pick<Brand, 'logo' | 'banner'>,
  folder: string,
  file: string,
): Promise<{ artwork?: Artwork; faults: Fault[] }> {
  const { mark, wordmark } = brand.logo
  const names: Record<Role, { name: string; path: string }> = {
    mark: { name: mark, path: '$.logo.mark' },
    markDark: { name: brand.logo.markDark ?? mark, path: '$.logo.markDark' },
    wordmark: { name: wordmark, path: '$.logo.wordmark' },
    wordmarkDark: { name: brand.logo.wordmarkDark ?? wordmark, path: '$.logo.wordmarkDark' },
    banner: { name: brand.banner, path: '$.banner' },
  }
  const pictures = new Map<string, Promise<Picture>>()
  const faults: Fault[] = []
  const read = async (role: Role): Promise<Picture | undefined> => {
    const { name, path } = names[role]
    const key = `${name}:${DEMANDS[role].minWidth}`
    const isRepeated = pictures.has(key)
    const picture = pictures.get(key) ?? readPicture(folder, name, DEMANDS[role])
    pictures.set(key, picture)
    try {
      return await picture
    } catch (error) {
      const reason = tellFailure(error)
      if (!isRepeated) faults.push({ file, path, message: `is "${name}", ${reason}` })
      return undefined
    }
  }
  const roles = Object.keys(names) as Role[]
  const found = await Promise.all(roles.map(read))
  if (faults.length > 0) return { faults }
  return {
    artwork: Object.fromEntries(roles.map((role, at) => [role, found[at]])) as never,
    faults,
  }
}
