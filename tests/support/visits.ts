import type { LanguageCode } from '#rules/languages.ts'
import { IN_CI, IN_FULL } from './full.ts'

export type BrandId = 'suvarna' | 'bitgeori' | 'chanh' | 'larkmoor' | 'quarto' | 'sorane'
export type Mode = 'dark' | 'light'
type Device = 'phone' | 'desktop'

/** Two brands that differ as much as possible; the second uses a gateway of another origin. */
const BRANDS = ['suvarna', 'bitgeori'] as const satisfies readonly BrandId[]

type Row = readonly [BrandId, Device, Mode?, LanguageCode?]

/**
 * Brand, device, colour mode and language of each group of browser tests; without a mode or
 * language, the defaults of a first visit. Each pair of values occurs in some row
 * (`visits.test.ts`).
 */
export const VISITS = {
  accessibility: [
    ['suvarna', 'desktop', 'dark', 'TH'],
    ['bitgeori', 'phone', 'light', 'KO'],
    ['chanh', 'desktop', 'dark', 'VI'],
    ['larkmoor', 'phone', 'light', 'KO'],
    ['quarto', 'phone', 'dark', 'TH'],
    ['quarto', 'desktop', 'light', 'VI'],
    ['sorane', 'phone', 'light', 'CN'],
    ['sorane', 'desktop', 'dark', 'KO'],
  ],
  'accessibility of agent pages': [['suvarna', 'phone', 'light', 'KO']],
  'accessibility of game pages': [['chanh', 'phone', 'light', 'CN']],
  'accessibility of member pages': [['suvarna', 'phone', 'dark', 'TH']],
  'accessibility of stand-ins': [['larkmoor', 'desktop', 'dark', 'EN']],
  announcements: [['bitgeori', 'desktop']],
  categories: [['bitgeori', 'desktop', 'light', 'EN']],
  'first paint': [
    ['suvarna', 'phone'],
    ['bitgeori', 'phone'],
    ['chanh', 'phone'],
    ['larkmoor', 'phone'],
    ['quarto', 'phone', 'dark', 'EN'],
    ['sorane', 'phone', 'dark', 'EN'],
  ],
  'first registration': [['bitgeori', 'desktop', 'dark', 'KO']],
  footer: [['suvarna', 'phone', 'light', 'KO']],
  games: [['suvarna', 'phone', 'dark', 'VI']],
  home: [
    ['bitgeori', 'desktop', 'dark', 'CN'],
    ['quarto', 'phone', 'light', 'CN'],
  ],
  language: [['bitgeori', 'desktop']],
  login: [['suvarna', 'phone', 'light', 'EN']],
  mode: [['bitgeori', 'desktop']],
  navigation: [['suvarna', 'desktop', 'dark', 'CN']],
  password: [['bitgeori', 'phone', 'light', 'EN']],
  play: [['bitgeori', 'phone', 'dark', 'KO']],
  policy: [['bitgeori', 'desktop']],
  records: [
    ['suvarna', 'phone', 'dark', 'TH'],
    ['chanh', 'desktop', 'light', 'VI'],
  ],
  recovery: [['suvarna', 'phone', 'light', 'TH']],
  'pseudo-languages': [['chanh', 'phone', 'dark', 'EN']],
  session: [['suvarna', 'desktop', 'dark', 'EN']],
  search: [['suvarna', 'phone', 'dark', 'TH']],
  'side menu': [['larkmoor', 'desktop', 'light', 'VI']],
  'system status': [['larkmoor', 'desktop', 'light', 'VI']],
  words: [
    ['suvarna', 'phone'],
    ['bitgeori', 'desktop'],
  ],
  translated: [['suvarna', 'desktop', 'dark', 'TH']],
  'text size': [
    ['suvarna', 'phone', 'dark', 'TH'],
    ['quarto', 'phone', 'light', 'EN'],
    ['sorane', 'phone', 'dark', 'KO'],
    ['chanh', 'phone', 'light', 'VI'],
    ['bitgeori', 'phone', 'dark', 'EN'],
    ['larkmoor', 'phone', 'light', 'EN'],
  ],
  tile: [['larkmoor', 'desktop', 'light', 'CN']],
  windows: [['suvarna', 'phone', 'light', 'TH']],
} as const satisfies Record<string, readonly Row[]>

interface Visit {
  /** Describes the combination in the title of the group. */
  visit: string
  details: { tag?: string }
  options: { brand: BrandId; mode?: Mode; language?: LanguageCode }
}

/** Marks tests that run on the desktop only, except in the full check. */
export const AT_A_DESK = IN_FULL ? {} : { tag: '@desktop' }
/**
 * Marks tests that run on the desktop only and that `npm test` leaves out, except in the full
 * check.
 */
export const AT_A_DESK_IN_CI = IN_FULL ? {} : { tag: ['@desktop', '@ci'] }

/**
 * Excludes tests with `@ci` in their title from `npm test`, because component tests cover most of
 * the same behaviour.
 */
const onlyInCI = IN_CI ? [] : [/@ci/]

/**
 * The test files of each Playwright project; the full check runs every file that is not for the
 * other device.
 */
export const PROJECTS = {
  phone: {
    testIgnore: '**/*.desktop.spec.ts',
    grepInvert: [...(IN_FULL ? [] : [/@desktop/]), ...onlyInCI],
  },
  desktop: {
    testIgnore: '**/*.phone.spec.ts',
    ...(!IN_FULL && { grep: /@desktop|\.desktop\.spec/ }),
    grepInvert: onlyInCI,
  },
}

/**
 * The combinations for a group of browser tests: its first row, in CI every row, and in the full check
 * also each brand's defaults.
 */
export function visitsOf(group: keyof typeof VISITS): Visit[] {
  const rows: readonly Row[] = VISITS[group]
  const chosen = IN_CI ? rows : rows.slice(0, 1)
  const visits = chosen.map(([brand, device, mode, language]) => ({
    visit: [brand, mode, language].filter(Boolean).join(' '),
    details: device === 'desktop' ? AT_A_DESK : {},
    options: { brand, ...(mode && { mode }), ...(language && { language }) },
  }))
  if (!IN_FULL) return visits
  const missing = BRANDS.filter((brand) => !visits.some(({ visit }) => visit === brand))
  return [...visits, ...missing.map((brand) => ({ visit: brand, details: {}, options: { brand } }))]
}

/**
 * Returns the end of the title of a test made from a list: ` @ci` for every test but the first, so
 * that `npm test` runs only the first.
 */
export const leftToCI = (index: number): string => (index > 0 ? ' @ci' : '')

/** Chooses what to test: `few` in the fast check, `all` in the full check. */
export function fewOrAll<T>(few: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return IN_FULL ? all : few
}
