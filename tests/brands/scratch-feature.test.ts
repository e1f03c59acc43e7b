import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSite } from './bundle.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What a build reads; nothing else of the tree may matter to it. */
const SOURCES = [
  'src',
  'scripts',
  'themes',
  'locales',
  'package.json',
  'package-lock.json',
  'index.html',
  'game-return.html',
  'vite.config.ts',
  'lingui.config.ts',
]

const copy = mkdtempSync(join(tmpdir(), 'livery-scratch-'))
const site = (id: string, name: string) => join(copy, 'out', id, name)

beforeAll(async () => {
  for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const id of ['suvarna', 'chanh']) {
    cpSync(join(ROOT, 'brands', id), join(copy, 'brands', id), { recursive: true })
  }
  const file = join(copy, 'brands/chanh/brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...brand, features: { ...brand.features, vip: false } }))

  const feature = join(copy, 'src/features/scratch')
  mkdirSync(feature)
  writeFileSync(
    join(feature, 'feature.ts'),
    `import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'

export default defineFeature({
  flag: 'vip',
  routes: [
    {
      paths: ['/scratch'],
      title: msg\`Scratch\`,
      layout: 'bare',
      access: 'visitor',
      indexable: true,
      screen: async () => (await import('./ScratchScreen.tsx')).ScratchScreen,
    },
  ],
})
`,
  )
  writeFileSync(
    join(feature, 'ScratchScreen.tsx'),
    `export const ScratchScreen = () => <output data-scratch="seventeen" />\n`,
  )
  const build = ['scripts/brand.ts', 'build', '--out', 'out']
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  await promisify(execFile)(process.execPath, build, { cwd: copy, env })
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

const chunks = (id: string) =>
  [...readSite(join(copy, 'out', id))]
    .filter(([name, content]) => name.endsWith('.js') && content.includes('seventeen'))
    .map(([name]) => name)

test('a new feature needs only its own folder to be built, listed and given its layout', () => {
  expect(chunks('suvarna')).toHaveLength(1)
  expect(readFileSync(site('suvarna', 'sitemap.xml'), 'utf8')).toContain('/scratch<')
  expect(readFileSync(site('suvarna', 'index.html'), 'utf8')).toContain('"/scratch":"bare"')
})

test('a new feature is left out of a brand that turned its flag off', () => {
  expect(chunks('chanh')).toEqual([])
  expect(readFileSync(site('chanh', 'sitemap.xml'), 'utf8')).not.toContain('/scratch<')
})
