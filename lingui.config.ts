import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Titles of screens stand in the page before the screen's own words are there. */
const MANIFESTS = 'src/features/*/feature.ts'

const foldersOf = (room: string) =>
  readdirSync(fileURLToPath(new URL(`src/${room}`, import.meta.url)))

/** Features whose pages load one by one, each with its own words. */
const SPLIT: readonly string[] = ['member', 'agent']

/** Which catalogue holds the words of a part: features that use it name that in their manifest. */
const PARTS: Readonly<Record<string, string>> = {
  browser: 'browser',
  center: 'center',
  content: 'shell',
  failures: 'shell',
  form: 'forms',
  games: 'shell',
  identity: 'forms',
  invitations: 'forms',
  money: 'money',
  play: 'play',
  records: 'records',
}

/** Folders whose words are apart from those of the folder above. */
const APART: Readonly<Record<string, string>> = {
  'src/parts/form/uploads': 'money',
  'src/parts/money/rewards': 'rewards',
  'src/features/agent/tables': 'records',
}

const stray = foldersOf('parts').find((part) => !PARTS[part])
if (stray) throw new Error(`lingui.config.ts: src/parts/${stray} has no catalogue; add it to PARTS`)

/** One catalogue a feature, besides the shell's and those of parts: words load with their screen. */
const catalogues = new Map([['shell', ['src/app', 'src/core', 'src/ui', MANIFESTS]]])
/** A split feature's folders have a catalogue each: `member/deposit` has `member-deposit`. */
const addPage = (feature: string, folder: string) => {
  const path = `src/features/${feature}/${folder}`
  if (!folder.includes('.') && !APART[path]) add(`${feature}-${folder}`, path)
}
const add = (name: string, folder: string) =>
  catalogues.set(name, [...(catalogues.get(name) ?? []), folder])
for (const feature of foldersOf('features')) {
  if (!SPLIT.includes(feature)) add(feature, `src/features/${feature}`)
  else for (const page of foldersOf(`features/${feature}`)) addPage(feature, page)
}
for (const [part, catalogue] of Object.entries(PARTS)) add(catalogue, `src/parts/${part}`)
for (const [folder, catalogue] of Object.entries(APART)) add(catalogue, folder)

/** What stands below a catalogue's folders and is another's. */
const foreign = (name: string): string[] => [
  ...(name === 'shell' ? [] : [MANIFESTS]),
  ...Object.entries(APART)
    .filter(([, catalogue]) => catalogue !== name)
    .map(([folder]) => `${folder}/**`),
]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'vi', 'ko', 'zh-Hans'],
  catalogs: [...catalogues].map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.*', '**/*.stories.*', ...foreign(name)],
  })),
  format: formatter({ lineNumbers: false }),
})
