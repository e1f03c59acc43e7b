import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { ROUTES } from '../features.ts'
import { UNKNOWN_FILE } from './site-paths.ts'

/** A page that search engines may list, in one language; each has an address of its own. */
export interface ListedPage {
  language: LanguageCode
  /** Path of the page in the app, such as `/promotions`. */
  path: string
  /** English title by which the catalogues know it; undefined for home. */
  title: string | undefined
}

type Listing = Pick<Brand, 'languages' | 'defaultLanguage' | 'features'>

/** Lists the pages of a brand that search engines may list, home first, in the default language. */
export function listPages({ defaultLanguage: language, features }: Listing): ListedPage[] {
  return ROUTES.filter(({ indexable, flags }) => indexable && flags.every((flag) => features[flag]))
    .map(({ path, title }) => ({ language, path, title }))
    .toSorted((one, other) => Number(other.path === '/') - Number(one.path === '/'))
}

/**
 * Address of a page in a language: the page's path, and before it the language's tag unless it is
 * the brand's default (decision 032).
 */
export function pageAddress(
  { language, path }: Pick<ListedPage, 'language' | 'path'>,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
): string {
  if (language === defaultLanguage) return path
  return `/${LANGUAGES[language].tag.toLowerCase()}${path === '/' ? '' : path}`
}

/** Name of the file with the page of an address, as servers look for it; `r.html` for `/r/*`. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1).replace(/\/\*$|\.html$/, '')}.html`

/** Lists the files of addresses that the app knows and search engines may not list. */
export function listUnlistedFiles(brand: Listing): string[] {
  const listed = new Set(listPages(brand).map(({ path }) => fileOf(path)))
  const files = ROUTES.filter(({ flags }) => flags.every((flag) => brand.features[flag]))
    .flatMap(({ paths }) => paths)
    .map(fileOf)
  return [...new Set(files)].filter((file) => !listed.has(file))
}

/** Names of the files with pages that any brand may have at the top of its site. */
export const PAGE_FILES: readonly string[] = [
  UNKNOWN_FILE,
  ...ROUTES.flatMap(({ paths }) => paths).map(fileOf),
  ...LANGUAGE_CODES.map((code) => fileOf(`/${LANGUAGES[code].tag.toLowerCase()}`)),
]

/** Name of the version for readers of any other language. */
export const DEFAULT = 'x-default'

/** Lists the versions of a page with their whole addresses, as search engines compare them. */
export function versionsOf(path: string, brand: Brand): { hreflang: string; href: string }[] {
  const href = (language: LanguageCode) =>
    `https://${brand.domains[0]}${pageAddress({ language, path }, brand)}`
  return [
    ...brand.languages.map((code) => ({ hreflang: LANGUAGES[code].tag, href: href(code) })),
    { hreflang: DEFAULT, href: href(brand.defaultLanguage) },
  ]
}
