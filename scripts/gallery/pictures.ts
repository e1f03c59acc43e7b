import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A picture of a gallery, as the name of its file tells. */
export interface Picture {
  /** Path without its ending, by which pictures of two galleries belong together. */
  name: string
  /** Path relative to the gallery's folder. */
  file: string
  brand: string
  scene: string
  width: number
  mode: string
  /** Undefined for the brand's default language. */
  language?: string
}

const NAME =
  /^(?<name>(?<brand>[^/]+)\/(?<scene>.+)@(?<width>\d+)-(?<mode>[a-z]+)(?:-(?<language>[A-Z]+))?)\.(?:png|webp)$/

/** Reads what a picture shows from its path; undefined for any other file. */
export function readPicture(file: string): Picture | undefined {
  const found = NAME.exec(file)?.groups
  if (!found) return undefined
  const { name, brand, scene, width, mode, language } = found as Record<string, string>
  return {
    name: name!,
    file,
    brand: brand!,
    scene: scene!,
    width: Number(width),
    mode: mode!,
    ...(language && { language }),
  }
}

/** Lists the pictures of a gallery by brand, and by name within a brand. */
export function listPictures(folder: string): Picture[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .flatMap((file) => readPicture(file) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Writes what a picture shows besides its scene. */
export const captionOf = ({ width, mode, language }: Picture): string =>
  [`${width} px`, mode, language].filter(Boolean).join(' · ')

/** Writes a number of pictures with its noun. */
export const countPictures = (count: number): string =>
  `${count} ${count === 1 ? 'picture' : 'pictures'}`
