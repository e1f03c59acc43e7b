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
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IN_CI } from '#support/full.ts'
import { readSite } from './bundle.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/**
 * The files that build, linter and compiler read; the copy contains nothing else of the project.
 */
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
  'tsconfig.json',
  '.oxlintrc.json',
]

/** All files of the new feature, and the sandbox's answer to its call. */
const FEATURE = {
  'src/features/scratch/feature.ts': `import { msg } from '@lingui/core/macro'
import { defineFeature } from '#core/navigation/feature.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'

const screen = lazyScreen('ScratchScreen', () => import('./ScratchScreen.tsx'))

export default defineFeature({
  flag: 'vip',
  routes: [
    {
      paths: ['/scratch'],
      title: msg\`Help center\`,
      layout: 'bare',
      access: 'visitor',
      indexable: true,
      screen,
    },
    {
      paths: ['/scratch-own'],
      title: msg\`Help center\`,
      layout: 'page',
      access: 'member',
      indexable: true,
      screen,
    },
  ],
  popups: { scratch: lazyScreen('ScratchPopup', () => import('./ScratchPopup.tsx')) },
})
`,
  'src/features/scratch/ScratchScreen.tsx': `import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { scratchQuery } from './queries.ts'

export function ScratchScreen() {
  const { data } = useQuery(scratchQuery)
  return (
    <output data-scratch="seventeen">
      <Trans>Seventeen scratches</Trans> {data?.left}
    </output>
  )
}
`,
  'src/features/scratch/ScratchPopup.tsx': `import { Trans } from '@lingui/react/macro'
import type { PopupProps } from '#core/popups/popups.ts'

export const ScratchPopup = ({ onClose, id }: PopupProps<'scratch'>) => (
  <button type="button" onClick={onClose} data-scratch="eighteen">
    <Trans>Seventeen scratches</Trans> {id}
  </button>
)
`,
  'src/features/scratch/api.ts': `import * as v from 'valibot'
import { call } from '#core/contract/call.ts'

export const getScratch = call({
  method: 'get',
  path: '/wps/relay/MCSFE_scratch',
  summary: 'How many scratches are left',
  access: 'visitor',
  reply: v.object({ left: v.number() }),
})
`,
  'src/features/scratch/queries.ts': `import { read } from '#core/gateway/read.ts'
import { getScratch } from './api.ts'

export const scratchQuery = read(getScratch, {})
`,
  'scripts/sandbox/routes/scratch.ts': `import { getScratch } from '#features/scratch/api.ts'
import { serve } from '../http/serve.ts'

export const calls = [serve(getScratch, () => ({ left: 3 }))]
`,
  'locales/en/scratch.po': words('Seventeen scratches'),
  'locales/th/scratch.po': words('ขูดสิบเจ็ดครั้ง'),
}

function words(text: string): string {
  return `msgid ""\nmsgstr ""\n\nmsgid "Seventeen scratches"\nmsgstr "${text}"\n`
}

const copy = mkdtempSync(join(tmpdir(), 'livery-scratch-'))
const site = (id: string, name: string) => join(copy, 'out', id, name)

function write(name: string, content: string): void {
  mkdirSync(dirname(join(copy, name)), { recursive: true })
  writeFileSync(join(copy, name), content)
}

function change(name: string, edit: (content: string) => string): void {
  const content = readFileSync(join(copy, name), 'utf8')
  const edited = edit(content)
  if (edited === content) throw new Error(`${name} is as before`)
  write(name, edited)
}

/** Runs a program in the copy of the project; rejects with its output if it fails. */
function run(program: string, ...args: string[]): Promise<{ stdout: string }> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return promisify(execFile)(program, args, { cwd: copy, env }).catch(
    ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
    },
  )
}
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

const chunks = (id: string, text: string) =>
  [...readSite(join(copy, 'out', id))]
    .filter(([name, content]) => name.endsWith('.js') && content.includes(text))
    .map(([name]) => name)

const PARTS = ['seventeen', 'eighteen', 'ขูดสิบเจ็ดครั้ง']

// Left to CI, because it builds a whole second app.
describe.runIf(IN_CI)('a feature added by its own files', () => {
  beforeAll(async () => {
    for (const name of SOURCES) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    for (const id of ['suvarna', 'chanh']) {
      cpSync(join(ROOT, 'brands', id), join(copy, 'brands', id), { recursive: true })
    }
    change('brands/chanh/brand.json', (text) => {
      const brand = JSON.parse(text)
      return JSON.stringify({ ...brand, features: { ...brand.features, vip: false } })
    })
    for (const [name, content] of Object.entries(FEATURE)) write(name, content)
    // The README allows exactly this edit outside of the feature's own files.
    change('src/core/popups/popups.ts', (text) =>
      text.replace(/(export type Popup =\n)/, `$1  | { kind: 'scratch'; id: string }\n`),
    )
    await run(process.execPath, 'scripts/brand.ts', 'build', '--out', 'out')
  }, 180_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

  test('adding a feature’s own files is enough for its screen, popup, texts and layout', () => {
    for (const part of PARTS) expect(chunks('suvarna', part)).toHaveLength(1)
    expect(readFileSync(site('suvarna', 'index.html'), 'utf8')).toContain('"/scratch":"bare"')
  })

  test('the sitemap lists a new public page, but not a new page for members', () => {
    const sitemap = readFileSync(site('suvarna', 'sitemap.xml'), 'utf8')
    expect(sitemap).toContain('/scratch<')
    expect(sitemap).not.toContain('/scratch-own<')
  })

  test('a new feature is left out of a brand that turned it off', () => {
    for (const part of PARTS) expect(chunks('chanh', part)).toEqual([])
    expect(readFileSync(site('chanh', 'sitemap.xml'), 'utf8')).not.toContain('/scratch<')
  })

  test('a new call is in the OpenAPI document as soon as it is declared', async () => {
    await run(process.execPath, 'scripts/openapi.ts', '--out', 'openapi.json')
    const document = JSON.parse(readFileSync(join(copy, 'openapi.json'), 'utf8'))
    expect(document.paths).toHaveProperty('/wps/relay/MCSFE_scratch')
  })

  test('a new feature passes the compiler and the linter without other changes', async () => {
    const files = Object.keys(FEATURE).filter((name) => /\.tsx?$/.test(name))
    write('tsconfig.scratch.json', JSON.stringify({ extends: './tsconfig.json', include: files }))
    await run(bin('tsc'), '-p', 'tsconfig.scratch.json')
    const { stdout } = await run(bin('oxlint'), '--deny-warnings', ...files)
    expect(stdout).toContain(`on ${files.length} files`)
  })
})
