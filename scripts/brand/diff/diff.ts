import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { RELEASE_FILE, SITE } from '../places.ts'
import { type FileChange, diffFiles, readFiles } from './files.ts'
import { flattenJson, readHeaders, readThemeTokens } from './flatten.ts'

/** A value that differs between two releases; a side is undefined if only the other has it. */
export interface ValueChange {
  what: string
  before: string | undefined
  after: string | undefined
}

export interface ReleaseDiff {
  /** Values of the brand file that nobody reads as a text. */
  settings: ValueChange[]
  /** Texts of the brand file, which players read. */
  words: ValueChange[]
  /** Tokens of the theme, by mode. */
  theme: ValueChange[]
  headers: ValueChange[]
  pictures: FileChange[]
  files: FileChange[]
}

/** Compares two releases by what is on the disk, so that no code of today reads older ones. */
export function diffReleases(before: string, after: string): ReleaseDiff {
  const [brandBefore, brandAfter] = [before, after].map((folder) => {
    const { brand } = JSON.parse(readFileSync(join(folder, RELEASE_FILE), 'utf8'))
    return flattenJson(brand)
  })
  const brand = diffValues(brandBefore!, brandAfter!)
  const files = diffFiles(readFiles(join(before, SITE)), readFiles(join(after, SITE)))
  return {
    settings: brand.filter(({ what }) => !isText(what)),
    words: brand.filter(({ what }) => isText(what)),
    theme: diffValues(readThemeTokens(before), readThemeTokens(after)),
    headers: diffValues(readHeaders(before), readHeaders(after)),
    pictures: files.filter(({ name }) => isPicture(name)),
    files: files.filter(({ name }) => !isPicture(name)),
  }
}

type Values = ReadonlyMap<string, string>

function diffValues(before: Values, after: Values): ValueChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((what) => before.get(what) !== after.get(what))
    .map((what) => ({ what, before: before.get(what), after: after.get(what) }))
}

/** Texts that players read are the name and all that is given by language. */
const isText = (path: string) =>
  path === '$.name' || LANGUAGE_CODES.some((code) => new RegExp(`\\.${code}(?:\\W|$)`).test(path))

const isPicture = (name: string) => /\.(?:avif|jpg|png|svg|webp)$/.test(name)
