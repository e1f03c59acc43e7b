import type { Brand } from '#core/brand/schema.ts'
import { paths } from '#core/navigation/paths.ts'
import { LANGUAGES } from '#rules/languages.ts'
import type { ReadyBrand } from '../read/brands.ts'
import { DEFAULT, listPages, versionsOf } from './addresses.ts'
import { translate } from './listing.ts'
import { escape, tag } from './tags.ts'

/**
 * Writes the sitemap: the pages of this brand that a search engine may list, on its first domain,
 * each in all languages.
 */
export function writeSitemap(brand: Brand): string {
  const urls = listPages(brand).flatMap(({ path }) => {
    const versions = versionsOf(path, brand)
    const links = versions
      .map(({ hreflang, href }) => tag('xhtml:link', { rel: 'alternate', hreflang, href }, '/>'))
      .map((link) => `    ${link}\n`)
      .join('')
    return versions
      .filter(({ hreflang }) => hreflang !== DEFAULT)
      .map(({ href }) => `  <url>\n    <loc>${escape(href)}</loc>\n${links}  </url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
}

/**
 * Writes robots.txt, which forbids nothing: a page that search engines may not list says so itself
 * (`UNLISTED`), and a crawler that may not fetch a page never reads that.
 */
export const writeRobots = ({ domains }: Pick<Brand, 'domains'>, isListed: boolean): string =>
  `User-agent: *\nDisallow:\n${isListed ? `\nSitemap: https://${domains[0]}/sitemap.xml\n` : ''}`

/** Name of the service worker, which serves all addresses below its own. */
export const WORKER_FILE = 'sw.js'

/**
 * Writes the service worker of a release. Its text differs for each release, so browsers replace it.
 *
 * @param release hash of the release; null for a worker that removes itself (decision 033)
 */
export const writeWorker = (worker: string, release: string | null): string =>
  `self.livery=${JSON.stringify({ release })};${worker}\n`

/** Pages that a long press on the app's icon offers. */
const SHORTCUTS: readonly string[] = [paths.games, paths.promotions(), paths.vip, paths.help()]

/**
 * Writes the web app manifest.
 *
 * @param folder address of the folder with the brand's own pictures, such as screenshots
 */
export function writeWebManifest(
  { brand, theme, pictures }: Pick<ReadyBrand, 'brand' | 'theme' | 'pictures'>,
  icons: { small: string; large: string; maskable: string },
  folder: string,
): string {
  const { name, seo, defaultLanguage } = brand
  // The splash screen has the surface of the mode of a first visit.
  const ground = theme.modes[brand.theme.defaultMode]!['surface']!
  const { tag: lang, direction } = LANGUAGES[defaultLanguage]
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: seo[defaultLanguage]!.description,
    lang,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    shortcuts: listPages(brand).flatMap(({ path, title }) =>
      SHORTCUTS.includes(path) && title !== undefined
        ? { name: translate(title, defaultLanguage, brand), url: path }
        : [],
    ),
    icons: [
      icon(icons.small, 192, 'any'),
      icon(icons.large, 512, 'any'),
      icon(icons.maskable, 512, 'maskable'),
    ],
    ...(pictures.screenshots.length > 0 && {
      screenshots: pictures.screenshots.map(({ name: file, form, width, height, label }) => ({
        src: folder + file,
        sizes: `${width}x${height}`,
        type: 'image/webp',
        form_factor: form,
        label: label[defaultLanguage],
      })),
    }),
  })
}
