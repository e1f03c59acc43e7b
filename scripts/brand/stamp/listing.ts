import type { Brand } from '#core/brand/schema.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { SHELL_CATALOGUE, STAMPED_CATALOGUE } from '../../words/names.ts'
import { type ListedPage, listPages, pageAddress, versionsOf } from './addresses.ts'
import { readCatalogue } from './catalogues.ts'
import { descriptionOf } from './descriptions.ts'
import { UNLISTED } from './headers.ts'
import { attributes, escape, tag } from './tags.ts'

/** Places of a rendered page that its listing fills. */
export const LISTING = { head: '<!--livery:listing-->', body: '<!--livery:words-->' } as const

interface ListingLinks {
  /** Path of the picture for links in chats, from the root of the site. */
  socialImage: string
  /** Path of the logo for search engines. */
  logo: string
  /** Script that gives a page the address that the app knows. */
  address: string
  /** Whether search engines may list the site. */
  isListed: boolean
}

/**
 * Fills a rendered page with what search engines and chats read of it without running scripts: its
 * title, description and addresses in all languages, structured data, and words with links.
 */
export function writeListing(
  rendered: string,
  page: ListedPage,
  brand: Brand,
  links: ListingLinks,
): string {
  const words = wordsOf(page, brand)
  const site = `https://${brand.domains[0]}`
  const url = site + pageAddress(page, brand)
  const head = [
    ...(page.language === brand.defaultLanguage
      ? []
      : [`<script ${attributes({ src: links.address, 'data-path': page.path })}></script>`]),
    ...(links.isListed ? [] : [tag('meta', { name: 'robots', content: UNLISTED })]),
    tag('link', { rel: 'canonical', href: url }),
    ...versionsOf(page.path, brand).map(({ hreflang, href }) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    tag('meta', { property: 'og:url', content: url }),
    ...introduce(words, page.language, brand, links),
    ...brand.languages
      .filter((code) => code !== page.language)
      .map((code) =>
        tag('meta', { property: 'og:locale:alternate', content: openGraphLocale(code) }),
      ),
    structuredData(page, brand, site, links.logo),
  ]
  return rendered
    .replace(LISTING.head, () => head.join('\n    '))
    .replace(LISTING.body, () => wordsWithoutScripts(page, brand))
}

/**
 * Fills a rendered page that search engines may not list: one for members, or one for an address
 * that no route has. A chat shows it as home.
 */
export function writeUnlisted(
  rendered: string,
  brand: Brand,
  links: Pick<ListingLinks, 'socialImage'>,
): string {
  const language = brand.defaultLanguage
  const home = { language, path: '/', title: undefined }
  const head = [
    tag('meta', { name: 'robots', content: UNLISTED }),
    ...introduce(wordsOf(home, brand), language, brand, links),
  ]
  return rendered
    .replace(LISTING.head, () => head.join('\n    '))
    .replace(LISTING.body, () => wordsWithoutScripts(home, brand))
}

/** Tags with a page's words and picture, for tabs, search engines and chats. */
const introduce = (
  { title, description }: Words,
  language: LanguageCode,
  { name, domains }: Brand,
  { socialImage }: Pick<ListingLinks, 'socialImage'>,
) => [
  `<title>${escape(title)}</title>`,
  tag('meta', { name: 'description', content: description }),
  tag('meta', { property: 'og:type', content: 'website' }),
  tag('meta', { property: 'og:site_name', content: name }),
  tag('meta', { property: 'og:title', content: title }),
  tag('meta', { property: 'og:description', content: description }),
  tag('meta', { property: 'og:image', content: `https://${domains[0]}${socialImage}` }),
  tag('meta', { property: 'og:image:width', content: '1200' }),
  tag('meta', { property: 'og:image:height', content: '630' }),
  // The picture shows the brand's wordmark, or one of the brand's own that nothing describes.
  tag('meta', { property: 'og:image:alt', content: name }),
  tag('meta', { property: 'og:locale', content: openGraphLocale(language) }),
  tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
]

interface Words {
  title: string
  description: string
}

function wordsOf({ path, title, language }: ListedPage, brand: Brand): Words {
  if (title === undefined) return brand.seo[language]!
  const shown = translate(title, language, brand)
  const description = readCatalogue(
    STAMPED_CATALOGUE,
    language,
  )(descriptionOf(path))
    .replace('{category}', () => shown)
    .replace('{name}', () => brand.name)
  return { title: `${shown} · ${brand.name}`, description }
}

/** Finds the title of a page in a language; the brand's own wording comes first. */
export function translate(title: string, language: LanguageCode, { wording }: Brand): string {
  const own = wording[language]?.find(({ source, context }) => source === title && !context)
  return own?.text ?? readCatalogue(SHELL_CATALOGUE, language)(title)
}

/** What a reader without scripts finds: the page's words, and links to all pages and languages. */
function wordsWithoutScripts(page: ListedPage, brand: Brand): string {
  const { title, description } = wordsOf(page, brand)
  const link = (to: Pick<ListedPage, 'language' | 'path'>, text: string, lang?: string) =>
    `<li><a ${attributes({ href: pageAddress(to, brand), ...(lang && { lang, hreflang: lang }) })}>${escape(text)}</a></li>`
  const { language } = page
  const pages = listPages(brand).map(({ path, title: own }) =>
    link({ language, path }, own === undefined ? brand.name : translate(own, language, brand)),
  )
  const languages = brand.languages
    .filter((code) => code !== language)
    .map((code) =>
      link({ language: code, path: page.path }, LANGUAGES[code].name, LANGUAGES[code].tag),
    )
  return `<noscript><h1>${escape(title)}</h1><p>${escape(description)}</p><ul>${pages.join('')}</ul><ul>${languages.join('')}</ul></noscript>`
}

/** Structured data (schema.org): on home who runs the site, elsewhere the way from home. */
function structuredData(page: ListedPage, brand: Brand, site: string, logo: string): string {
  const home = site + pageAddress({ ...page, path: '/' }, brand)
  const data =
    page.title === undefined
      ? {
          '@type': 'WebSite',
          name: brand.name,
          url: home,
          inLanguage: LANGUAGES[page.language].tag,
          publisher: { '@type': 'Organization', name: brand.name, url: home, logo: site + logo },
        }
      : {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: brand.name, item: home },
            {
              '@type': 'ListItem',
              position: 2,
              name: translate(page.title, page.language, brand),
            },
          ],
        }
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`
}

const openGraphLocale = (code: LanguageCode) => {
  const { language, region } = new Intl.Locale(LANGUAGES[code].locale)
  return `${language}_${region}`
}
