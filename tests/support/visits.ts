import type { LanguageCode } from '#rules/languages.ts'

/** Whether whole products are proven, as `npm test -- --full` asks for, and not only pairs. */
export const IN_FULL = process.env['LIVERY_FULL'] === '1'

export type BrandId = 'suvarna' | 'bitgeori' | 'chanh' | 'larkmoor'
export type Mode = 'dark' | 'light'
type Device = 'phone' | 'desktop'

/** Two brands as unlike as customers are; the second talks to its gateway across origins. */
const BRANDS = ['suvarna', 'bitgeori'] as const satisfies readonly BrandId[]

type Row = readonly [BrandId, Device, Mode?, LanguageCode?]

/**
 * The brand, device, mode and language that each group of journeys is proven on; without a mode or
 * a language, what a first visit shows. Over all rows each pair of values occurs (`visits.test.ts`).
 */
export const VISITS = {
  accessibility: [
    ['suvarna', 'desktop', 'dark', 'TH'],
    ['bitgeori', 'phone', 'light', 'KO'],
    ['chanh', 'desktop', 'dark', 'VI'],
    ['larkmoor', 'phone', 'light', 'KO'],
  ],
  'accessibility of agent pages': [['suvarna', 'phone', 'light', 'KO']],
  'accessibility of game pages': [['chanh', 'phone', 'light', 'CN']],
  'accessibility of member pages': [['suvarna', 'phone', 'dark', 'TH']],
  'accessibility of stand-ins': [['larkmoor', 'desktop', 'dark', 'EN']],
  announcements: [['bitgeori', 'desktop']],
  categories: [['bitgeori', 'desktop', 'light', 'EN']],
  'first covers': [
    ['chanh', 'phone'],
    ['bitgeori', 'desktop'],
  ],
  'first registration': [['bitgeori', 'desktop', 'dark', 'KO']],
  footer: [['suvarna', 'phone', 'light', 'KO']],
  games: [['suvarna', 'phone', 'dark', 'VI']],
  home: [['bitgeori', 'desktop', 'dark', 'CN']],
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
  'right to left': [['chanh', 'phone', 'dark', 'EN']],
  session: [['suvarna', 'desktop', 'dark', 'EN']],
  search: [['suvarna', 'phone', 'dark', 'TH']],
  'side menu': [['suvarna', 'desktop', 'light', 'VI']],
  'system status': [['larkmoor', 'desktop', 'light', 'VI']],
  words: [
    ['suvarna', 'phone'],
    ['bitgeori', 'desktop'],
  ],
  tile: [['larkmoor', 'desktop', 'light', 'CN']],
  windows: [['suvarna', 'phone', 'light', 'TH']],
} as const satisfies Record<string, readonly Row[]>

interface Visit {
  /** For the title of the group. */
  visit: string
  details: { tag?: string }
  options: { brand: BrandId; mode?: Mode; language?: LanguageCode }
}

/** Marks what the fast check proves at a desk only. */
export const AT_A_DESK = IN_FULL ? {} : { tag: '@desktop' }

/** Which journeys a project of Playwright takes: in full, every one whose file is not the other's. */
export const PROJECTS = {
  phone: { testIgnore: '**/*.desktop.spec.ts', ...(!IN_FULL && { grepInvert: /@desktop/ }) },
  desktop: {
    testIgnore: '**/*.phone.spec.ts',
    ...(!IN_FULL && { grep: /@desktop|\.desktop\.spec/ }),
  },
}

/** The visits that prove a group of journeys: its rows, in full also each brand as it is at first. */
export function visitsOf(group: keyof typeof VISITS): Visit[] {
  const rows: readonly Row[] = VISITS[group]
  const whole: Row[] = BRANDS.map((brand) => [brand, 'phone'])
  return [...rows, ...(IN_FULL ? whole : [])].map(([brand, device, mode, language]) => ({
    visit: [brand, mode, language].filter(Boolean).join(' '),
    details: device === 'desktop' ? AT_A_DESK : {},
    options: { brand, ...(mode && { mode }), ...(language && { language }) },
  }))
}

/** What is proven of a product: the chosen few, in full all. */
export function fewOrAll<T>(few: readonly NoInfer<T>[], all: readonly T[]): readonly T[] {
  return IN_FULL ? all : few
}
