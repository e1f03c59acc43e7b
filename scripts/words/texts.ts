import { globSync, readFileSync } from 'node:fs'

/**
 * Files outside of the catalogues with players' words in several languages: brands, the sandbox and
 * its games, stories.
 */
const FILES = [
  'brands/*/*.json',
  'scripts/brand/create/{answers,texts}.ts',
  'scripts/brand/stamp/render.ts',
  'scripts/{sandbox,scenery}/**/*.ts',
  'scripts/sandbox/content/*/*.json',
  'src/**/*.stories.tsx',
]

/** Texts of one language, in a folder with its tag. */
const OF_ONE_LANGUAGE = /^scripts\/sandbox\/content\/([^/]+)\//

export interface Line {
  /** Path of the file with the line's number. */
  place: string
  text: string
  /** The text's language; undefined if the file has several, or has code too. */
  locale: string | undefined
}

/**
 * Reads all lines of the texts outside of the catalogues. The script of a line's letters shows its
 * language well enough.
 */
export const readTexts = (): Line[] =>
  globSync(FILES)
    .toSorted()
    .flatMap((file) => {
      const locale = OF_ONE_LANGUAGE.exec(file)?.[1]
      return readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${file}:${index + 1}`, text, locale }))
    })
