import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { fallbacksOf } from './scripts/language/table.ts'
import { STAMPED_CATALOGUE } from './scripts/words/names.ts'
import { LANGUAGE_CODES, LANGUAGES } from './src/rules/languages.ts'

/**
 * Folders whose words share the home page's catalogue, so that the home page waits for only one
 * besides the shell's.
 */
const HOME: readonly string[] = ['features/lobby', 'parts/content', 'parts/failures', 'parts/games']

/** Features whose pages load separately, each with its own words. */
const SPLIT: readonly string[] = ['agent', 'member']

/** What search engines show of a page. */
const DESCRIPTIONS = 'scripts/brand/stamp/descriptions.ts'

/** Titles of screens are shown before the screen's own words have loaded. */
const MANIFEST = /^src\/features\/[\w-]+\/feature\.ts$/

/**
 * Finds the catalogue in `locales/<tag>/` for a source file's words: that of its folder in
 * `features` or `parts`, or of its page in a large feature. Words that every page shows are in the
 * shell's.
 *
 * @param file path from the project's folder, such as `src/features/vip/VipScreen.tsx`
 */
export function catalogueOf(file: string): string {
  if (file === DESCRIPTIONS) return STAMPED_CATALOGUE
  const [, room, folder = '', ...within] = file.split('/')
  if (MANIFEST.test(file) || HOME.includes(`${room}/${folder}`)) return 'shell'
  if (room !== 'features' && room !== 'parts') return 'shell'
  return SPLIT.includes(folder) && within.length > 1 ? `${folder}-${within[0]}` : folder
}

const files = [
  ...globSync('src/**/*.{ts,tsx}', {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    exclude: (name) => /\.(?:test|stories)\.tsx?$/.test(name),
  }),
  // The stamped page itself has a text that no part of the app shows.
  'scripts/brand/stamp/failure.ts',
  DESCRIPTIONS,
]

export default defineConfig({
  sourceLocale: 'en',
  locales: LANGUAGE_CODES.map((code) => LANGUAGES[code].tag),
  // A message without a translation is shown in another language, English at last.
  fallbackLocales: Object.fromEntries(
    LANGUAGE_CODES.map((code) => [LANGUAGES[code].tag, fallbacksOf(code)]),
  ),
  catalogs: Object.entries(Object.groupBy(files, catalogueOf)).map(([name, include = []]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((file) => `<rootDir>/${file}`),
  })),
  format: formatter({ lineNumbers: false }),
})
