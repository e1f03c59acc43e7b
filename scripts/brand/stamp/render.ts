import { choiceAttributes } from '#core/brand/choices.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Brand, Mode } from '#core/brand/schema.ts'
import type { TelemetrySite } from '#core/brand/telemetry.ts'
import { LANGUAGES } from '#rules/languages.ts'
import { languageRules } from '../../language/writings.ts'
import { brandFaces } from '../brand-faces.ts'
import type { ReadyBrand } from '../read/brands.ts'
import type { Critical } from './critical.ts'
import { firstCalls } from './first-calls.ts'
import { firstPicture, preloadFirstPicture } from './first-picture.ts'
import { LISTING } from './listing.ts'
import { attributes, escape, tag } from './tags.ts'

/**
 * Addresses of files that a page links to; empty lists if the server adds its own, as in
 * development.
 */
export interface PageLinks {
  favicon: string
  appleTouchIcon: string
  manifest: string
  /**
   * The styles of the skeleton as a file, for browsers without scripts or constructed style sheets.
   */
  firstPaint: string
  /** The boot script as a file; undefined if it is inline. */
  boot?: string
  /** Attributes of the tag that loads the early script. */
  ahead: Readonly<Record<string, string>>
  /** Script with React's renderer, which the early script preloads. */
  renderer?: string
  /** Scripts to preload, in addition to those in the template. */
  modules: readonly string[]
  /** The scripts of telemetry and their settings; undefined for brands that report nothing. */
  telemetry?: { scripts: readonly string[]; site: TelemetrySite } | undefined
}

/**
 * All styles of the skeleton: the brand's theme, languages and fonts, and the styles that every
 * page begins with.
 */
export const firstPaintCss = (
  { brand, fonts, theme }: Pick<ReadyBrand, 'brand' | 'fonts' | 'theme'>,
  critical: Critical,
) =>
  theme.css +
  languageRules(brand.languages.map((code) => LANGUAGES[code].tag)) +
  brandFaces({ brand, fonts }).css +
  critical.css

/**
 * Fills the HTML template for a brand in its default language, but for what a search engine reads
 * (`writeListing`); used for built sites and by the development server.
 */
export function renderPage(
  template: string,
  { brand, fonts, theme, artwork }: Pick<ReadyBrand, 'brand' | 'fonts' | 'theme' | 'artwork'>,
  runtime: RuntimeBrand,
  links: PageLinks,
  critical: Critical,
): string {
  const firstPaint = {
    layouts: critical.layouts,
    sheet: links.firstPaint,
    css: firstPaintCss({ brand, fonts, theme }, critical),
  }
  const head = [
    LISTING.head,
    // The data comes before the script, which applies the styles and chooses the colour for the
    // mode.
    dataBlock('first-paint', firstPaint),
    `<noscript>${tag('link', { rel: 'stylesheet', href: links.firstPaint })}</noscript>`,
    themeColor(brand, theme),
    links.boot === undefined
      ? `<script>${critical.script}</script>`
      : `<script ${attributes({ src: links.boot })}></script>`,
    ...(links.ahead['type'] === 'module'
      ? []
      : [tag('link', { rel: 'preload', as: 'script', href: links.ahead['src']! })]),
    ...preloadFirstPicture(runtime),
    ...brandFaces({ brand, fonts }).preload.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    tag('link', { rel: 'icon', href: links.favicon }),
    tag('link', { rel: 'apple-touch-icon', href: links.appleTouchIcon }),
    tag('link', { rel: 'manifest', href: links.manifest }),
    dataBlock('brand', runtime),
    dataBlock('first-calls', firstCalls(runtime, links.renderer)),
    ...(links.telemetry ? [dataBlock('telemetry', links.telemetry.site)] : []),
    ...links.modules.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
  ]
  const styleSheets: string[] = []
  return (
    template
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
        styleSheets.push(link.trim())
        return ''
      })
      .replace(/<html[^>]*>/, () => `<html ${attributes(rootAttributes(brand))}>`)
      .replace('<!--livery:head-->', () => head.join('\n    '))
      .replace('<div id="root">', (root) => `${LISTING.body}${root}`)
      .replace('<!--livery:failure-->', () => failure(brand, critical))
      .replace('<!--livery:logo-->', () => logo(runtime, artwork))
      .replace('<!--livery:banner-->', () => firstPicture(runtime, artwork))
      // The tags are at the end of the body. There a style sheet delays the scripts, but not the
      // first paint. A script before the style sheet waits for neither, while browsers delay an
      // `async` script until they paint.
      .replace('</body>', () =>
        [
          `<script ${attributes(links.ahead)}></script>`,
          ...styleSheets,
          ...(links.telemetry?.scripts.map(telemetryScript) ?? []),
          '</body>',
        ].join('\n    '),
      )
  )
}

/** The app never waits for this script, which browsers fetch after all others. */
const telemetryScript = (src: string) =>
  `<script ${attributes({ type: 'module', async: '', fetchpriority: 'low', src })}></script>`

function rootAttributes({ theme, languages, defaultLanguage }: Brand): Record<string, string> {
  const { tag: lang, direction: dir } = LANGUAGES[defaultLanguage]
  return {
    lang,
    dir,
    'data-mode': theme.defaultMode,
    'data-default-mode': theme.defaultMode,
    'data-modes': theme.modes.join(' '),
    'data-languages': languages
      .map((code) => `${code}:${LANGUAGES[code].tag}:${LANGUAGES[code].direction}`)
      .join(' '),
    'data-default-language': defaultLanguage,
    ...choiceAttributes(theme),
  }
}

/** Colours with which the browser tints its own toolbar, in each mode that the brand offers. */
function themeColor({ theme }: Brand, { modes }: ReadyBrand['theme']): string {
  const surface = (mode: Mode) => modes[mode]!['surface']!
  return tag('meta', {
    name: 'theme-color',
    content: surface(theme.defaultMode),
    ...Object.fromEntries(theme.modes.map((mode) => [`data-${mode}`, surface(mode)])),
  })
}

/**
 * Writes the message for an app that fails to load, in each language. The boot script shows the
 * block in the page's language; until then all are hidden, and search engines may not quote them.
 */
function failure({ languages }: Brand, { failure: texts }: Critical): string {
  return languages
    .map((code) => {
      const { title, detail, action, insecure } = texts[code]
      const { tag: lang, direction: dir } = LANGUAGES[code]
      const data = { 'data-insecure': insecure, 'data-nosnippet': '' }
      const block = attributes({ class: 'failure', role: 'alert', lang, dir, ...data })
      return `<div ${block} hidden><h1>${escape(title)}</h1><p>${escape(detail)}</p><a href="">${escape(action)}</a></div>`
    })
    .join('')
}

function logo({ artwork }: RuntimeBrand, pictures: ReadyBrand['artwork']): string {
  const image = (role: 'wordmark' | 'wordmarkDark', className?: string) => {
    const { width, height } = pictures[role]
    return tag('img', {
      src: artwork[role],
      alt: '',
      width: String(Math.round((width / height) * 100)),
      height: '100',
      ...(className && { class: className }),
    })
  }
  return artwork.wordmark === artwork.wordmarkDark
    ? image('wordmark')
    : image('wordmark', 'only-light') + image('wordmarkDark', 'only-dark')
}

/**
 * Writes a script element with data that scripts of the page read, escaped so that nothing can
 * close it.
 */
const dataBlock = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
