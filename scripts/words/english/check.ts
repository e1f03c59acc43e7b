import { globSync, readFileSync } from 'node:fs'
import { createEnglishChecker, type Offence } from './rules.ts'
import { readEnglish } from './source.ts'
import { createTermFinder, readTerms } from './terms.ts'

const SOURCES = ['{src,scripts,tests,themes,.storybook}/**/*.{ts,tsx,js,mjs}', '*.ts']
const PAGES = ['README.md', 'docs/**/*.md']
/** Pages that explain this project's own words, and so contain them. */
const GLOSSARIES = new Set(['docs/ideas.md', 'docs/words.md'])

export interface Finding extends Offence {
  file: string
}

/** Checks the English of sources and pages below a path, or everywhere. */
export function checkEnglish(below = ''): { files: number; findings: Finding[] } {
  const terms = readTerms('docs/terms.json')
  const check = createEnglishChecker(terms)
  const findTerms = createTermFinder(terms)
  const isWanted = (file: string) => file.startsWith(below)
  const sources = globSync(SOURCES).filter(isWanted).toSorted()
  const pages = globSync(PAGES)
    .filter((file) => isWanted(file) && !GLOSSARIES.has(file))
    .toSorted()
  return {
    files: sources.length + pages.length,
    findings: [
      ...sources.flatMap((file) =>
        check(readEnglish(file, readFileSync(file, 'utf8'))).map((offence) => ({
          file,
          ...offence,
        })),
      ),
      ...pages.flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((text, index) =>
            findTerms(text).map((fault) => ({
              file,
              line: index + 1,
              rule: 'term' as const,
              fault,
            })),
          ),
      ),
    ],
  }
}
