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
  banners: 'shell',
  browser: 'browser',
  captcha: 'forms',
  center: 'center',
  codes: 'forms',
  'customer-service': 'shell',
  failures: 'shell',
  'field-rules': 'forms',
  form: 'forms',
  'free-play': 'forms',
  games: 'shell',
  help: 'help',
  human: 'forms',
  invitations: 'forms',
  money: 'money',
  passwords: 'forms',
  phone: 'forms',
  play: 'play',
  rewards: 'rewards',
  turnover: 'money',
  uploads: 'money',
  records: 'records',
  social: 'forms',
  transfers: 'money',
  tables: 'records',
  referral: 'forms',
  'similar-games': 'lobby',
}

const stray = foldersOf('parts').find((part) => !PARTS[part])
if (stray) throw new Error(`lingui.config.ts: src/parts/${stray} has no catalogue; add it to PARTS`)

/** One catalogue a feature, besides the shell's and those of parts: words load with their screen. */
const catalogues = new Map([['shell', ['src/app', 'src/core', 'src/ui', MANIFESTS]]])
/** A split feature's folders have a catalogue each: `member/deposit` has `member-deposit`. */
const addPage = (feature: string, folder: string) => {
  if (!folder.includes('.')) add(`${feature}-${folder}`, `src/features/${feature}/${folder}`)
}
const add = (name: string, folder: string) =>
  catalogues.set(name, [...(catalogues.get(name) ?? []), folder])
for (const feature of foldersOf('features')) {
  if (!SPLIT.includes(feature)) add(feature, `src/features/${feature}`)
  else for (const page of foldersOf(`features/${feature}`)) addPage(feature, page)
}
for (const [part, catalogue] of Object.entries(PARTS)) add(catalogue, `src/parts/${part}`)

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'vi', 'ko', 'zh-Hans'],
  catalogs: [...catalogues].map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.*', '**/*.stories.*', ...(name === 'shell' ? [] : [MANIFESTS])],
  })),
  format: formatter({ lineNumbers: false }),
})
