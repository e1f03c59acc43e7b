import { globSync, readFileSync } from 'node:fs'

/**
 * Files outside of the catalogues with players' words in several languages: brands, the sandbox and
 * its games, stories.
 */
const FILES = ['brands/*/*.json', 'scripts/{sandbox,scenery}/**/*.ts', 'src/**/*.stories.tsx']

export interface Line {
  /** Path of the file with the line's number. */
  place: string
  text: string
}

/**
 * Reads all lines of the texts outside of the catalogues. The script of a line's letters shows its
 * language well enough.
 */
export const readTexts = (): Line[] =>
  globSync(FILES)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
    )
