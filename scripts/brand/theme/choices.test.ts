import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  CHOICE_NAMES,
  DRAWN_CHOICES,
  STYLED_CHOICES,
  toDashes,
  valuesOf,
} from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { TOKEN_NAMES } from '#core/brand/theme.ts'
import { MEASURED_CHOICES } from './files.ts'

const read = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const styles = read('src/**/*.{css,tsx}')
const sources = read('{src,scripts}/**/*.{ts,tsx}')
const recipes = read('themes/{dark,light}.json')
const measured: readonly string[] = MEASURED_CHOICES

test('every file in themes/choices holds the variables of a choice that is stamped', () => {
  const files = readdirSync('themes/choices').map((file) => file.replace('.json', ''))
  expect(files.toSorted()).toEqual(measured.toSorted())
})

// WebKit blurs one gradient with many stops, which a page of some screens' height would need.
test('patterns of pages repeat a small tile, not a gradient along the whole page', () => {
  expect(read('themes/choices/pattern.json')).not.toContain('repeating-')
})

test.each(CHOICE_NAMES)('the choice %s changes variables, styles or a component', (name) => {
  const isStyled = STYLED_CHOICES.some((one) => one === name)
  if (isStyled) expect(styles).toContain(`data-${toDashes(name)}=`)
  const isDrawn = DRAWN_CHOICES.some((one) => one === name)
  if (isDrawn)
    expect(sources).toMatch(
      new RegExp(`\\b${name}\\b[^\\n]*(useBrand|theme)|theme[^\\n]*\\b${name}\\b`),
    )
  const isColoured = recipes.includes(`"${name}"`)
  const isFace = ['displayFace', 'headingWeight', 'bodyFace'].includes(name)
  expect([isStyled, isDrawn, isColoured, isFace, measured.includes(name)]).toContain(true)
})

test.each(LOOK_NAMES)('the look %s makes every choice', (look) => {
  expect(Object.keys(LOOKS[look].choices).toSorted()).toEqual([...CHOICE_NAMES].toSorted())
  for (const name of CHOICE_NAMES) {
    expect(valuesOf(name)).toContain(LOOKS[look].choices[name])
  }
})

test('no two looks share more than half of their choices', () => {
  // A choice that every look makes alike, and only brands otherwise, tells no two of them apart.
  const telling = CHOICE_NAMES.filter(
    (name) => new Set(LOOK_NAMES.map((look) => LOOKS[look].choices[name])).size > 1,
  )
  for (const one of LOOK_NAMES) {
    for (const other of LOOK_NAMES.slice(LOOK_NAMES.indexOf(one) + 1)) {
      const shared = telling.filter(
        (name) => LOOKS[one].choices[name] === LOOKS[other].choices[name],
      )
      expect(shared.length, `${one} and ${other}`).toBeLessThanOrEqual(telling.length / 2)
    }
  }
})

/**
 * Sources of the product and variables of choices, without the lines of `theme.css` that only
 * repeat a name.
 */
const product = globSync(['src/**/*.{css,ts,tsx}', 'themes/choices/*.json'])
  .filter((file) => !/\.(?:test|stories)\./.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/(--[\w-]+): var\(\1\);/g, ''))
  .join('\n')

/** Beginnings of the utility classes that take a colour. */
const UTILITIES =
  'bg|text|border|border-[besxyt]|fill|stroke|from|to|via|ring|outline|accent|decoration'

test('every colour token is read by a style', () => {
  // The colours of VIP levels are read by the number of the level.
  const unread = TOKEN_NAMES.filter((token) => {
    const name = token.startsWith('tier-') ? 'tier-\\$' : `${token}(?![\\w-])`
    const reader = `(?:--color-|\\b(?:${UTILITIES})-|color\\('|\\? '|= ')${name}`
    return !new RegExp(reader).test(product)
  })
  expect(unread).toEqual([])
})

/** Variables that the library of our dialogs, menus and tabs sets. */
const OF_LIBRARIES = /^--(?:active-tab|anchor|available|transform-origin)/

test('styles read only variables that a brand or a style sets', () => {
  const find = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, one]) => one!)
  const known = new Set([
    ...TOKEN_NAMES.map((token) => `--color-${token}`),
    ...find(/"([\w-]+)":/g, read('themes/choices/*.json')).map((name) => `--${name}`),
    ...find(/'([a-z]+(?:-[a-z]+)+)'/g, read('scripts/brand/theme/variables.ts')).map(
      (name) => `--${name}`,
    ),
    ...find(/(--[\w-]+)'?\s*\]?:/g, product),
    ...find(/'(--[\w-]+)'/g, product),
  ])
  const reads = [
    ...find(/var\((--[\w-]+)\)/g, product),
    ...find(/-\((--[\w-]+)\)/g, product),
  ].filter((name) => !OF_LIBRARIES.test(name))
  expect(reads.length).toBeGreaterThan(200)
  expect([...new Set(reads)].filter((name) => !known.has(name))).toEqual([])
})
