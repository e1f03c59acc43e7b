import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Brand } from '#core/brand/schema.ts'
import { computeTheme } from '../theme.ts'
import { readDesign } from './design.ts'

const THEME: Brand['theme'] = {
  defaultMode: 'dark',
  modes: ['dark'],
  primary: '#3b82f6',
  accent: '#f59e0b',
  neutral: '#334155',
  displayFace: 'kanit',
  corner: 'soft',
  density: 'cosy',
  tileShape: 'square',
  hero: 'bleed',
  elevation: 'flat',
  glow: 'none',
}

/** A copy of themes/ with one edit in one file. */
function edited(file: string, edit: (text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'))
  cpSync(new URL('../../../themes/', import.meta.url), folder, { recursive: true })
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')))
  return pathToFileURL(`${folder}/`)
}

test('both modes define the same colours', () => {
  const { modes } = readDesign()
  expect(Object.keys(modes.light.colors).toSorted()).toEqual(
    Object.keys(modes.dark.colors).toSorted(),
  )
})

test('a fault in a theme file is told with the name of the file', () => {
  const lightness = edited('dark.json', (text) =>
    text.replace('"lightness": 0.18', '"lightness": 18'),
  )
  expect(() => readDesign(lightness)).toThrow(/^themes\/dark\.json: \$\.colors\.surface/)
  const truncated = edited('light.json', (text) => text.slice(0, -20))
  expect(() => readDesign(truncated)).toThrow(/^themes\/light\.json: /)
  const pair = edited('pairs.json', (text) => text.replace('"muted"', '"mutted"'))
  expect(() => readDesign(pair)).toThrow('themes/pairs.json names "mutted"')
})

test('a text colour that is too faint moves along its ramp until its contrast is enough', () => {
  const faint = edited('dark.json', (text) => text.replace('"lightness": 0.75', '"lightness": 0.4'))
  const { contrast, faults } = computeTheme(THEME, readDesign(faint))
  expect(faults).toEqual([])
  expect(contrast.find(({ pair }) => pair === 'muted on overlay')!.ratio).toBeLessThan(5)
})
