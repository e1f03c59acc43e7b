import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../src')

/**
 * Selectors after which a browser checks the styles of most elements of the page again whenever one
 * element is added, which a phone pays for at every row of home.
 */
const COSTLY = [
  // Everything in the page may change what the root or the body has.
  /(?:^|[\s,(])(?:html|body|:root|#root)[^\s{,>+~]*:has\(/,
  // Any ancestor of an element may have it, each with a subtree that must be searched.
  /[\s,]:has\((?!>)/,
  // Every element may follow another one, or be counted.
  /\*\s*\+\s*\*/,
  /:nth-(?:last-)?child\([^)]*\)\s*>\s*\*/,
  /[>\s]:(?:last-child)?:?nth-(?:last-)?child\([^)]*\)(?!:is\()/,
]

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '')

test('no selector makes a browser check the whole page again at each change', () => {
  const found = globSync('**/*.{css,tsx}', { cwd: SOURCE })
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
    .flatMap((file) =>
      withoutComments(readFileSync(join(SOURCE, file), 'utf8'))
        .split('\n')
        .filter((line) => COSTLY.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    )
  expect(found).toEqual([])
})
