import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Titles of screens stand in the page before the screen's own words are there. */
const TITLES = 'src/features/**/routes.ts'

/** Words of game lists, which most of home does not need. */
const BROWSER = 'src/features/lobby/browser'

/** One catalogue a screenful: a screen's words load with its chunk (docs/architecture.md §4.7). */
const CATALOGUES: Record<string, string[]> = {
  shell: [
    'src/app',
    'src/core',
    'src/ui',
    'src/parts/games',
    'src/parts/banners',
    'src/parts/failures',
    TITLES,
  ],
  lobby: ['src/features/lobby'],
  browser: [BROWSER],
  auth: [
    'src/features/auth',
    'src/parts/form',
    'src/parts/field-rules',
    'src/parts/codes',
    'src/parts/captcha',
    'src/parts/human',
    'src/parts/passwords',
    'src/parts/phone',
    'src/parts/free-play',
  ],
  announcements: ['src/features/announcements'],
  help: ['src/features/help'],
  play: ['src/features/play', 'src/parts/play'],
  lottery: ['src/features/lottery'],
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['th', 'en', 'vi', 'ko', 'zh-Hans'],
  catalogs: Object.entries(CATALOGUES).map(([name, include]) => ({
    path: `<rootDir>/locales/{locale}/${name}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: [
      '**/*.test.*',
      '**/*.stories.*',
      ...(name === 'shell' ? [] : [TITLES]),
      ...(name === 'lobby' ? [`${BROWSER}/**`] : []),
    ],
  })),
  format: formatter({ lineNumbers: false }),
})
