import { globSync, readFileSync } from 'node:fs'

/** Files that hold players' words in several languages: brands, the sandbox and its games, stories. */
const FILES = ['brands/*/*.json', 'scripts/{sandbox,scenery}/**/*.ts', 'src/**/*.stories.tsx']

export interface Line {
  /** The file and the line's number. */
  place: string
  text: string
}

/** All lines of the texts outside of the catalogues. A script tells the language well enough. */
export const readTexts = (): Line[] =>
  globSync(FILES)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
    )
