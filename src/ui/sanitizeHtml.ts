import createPurifier from 'dompurify'
import type { Destination } from '#lib/urls.ts'

/** What HTML from outside may do here. */
export interface HtmlRules {
  /** Where a link leads; null for one that must not lead anywhere: its words stay. */
  readLink: (address: string) => Destination | null
  /** Where a picture is; null or undefined for one that must not be fetched: its text stays. */
  readImage: (address: string) => string | null | undefined
}

const TAGS = `
  p br hr div span blockquote pre code a img figure figcaption h1 h2 h3 h4 h5 h6 ul ol li
  dl dt dd strong b em i u s del ins mark small sub sup table caption thead tbody tfoot tr
  th td
`
  .trim()
  .split(/\s+/)

/** No style, class, id or name: what comes from outside neither looks nor acts like the site. */
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir']

interface TrustedPolicy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface TrustedTypes {
  createPolicy(name: string, rules: Pick<TrustedPolicy, 'createHTML'>): TrustedPolicy
}

/**
 * Lets the purifier alone parse text; what it parses stands in an inert document, and leaves it as
 * nodes. Nothing else in this module, and nothing outside it, has the policy.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'livery-html',
  { createHTML: (html) => html },
)

const purifier = createPurifier()

/** Reads HTML from outside into nodes that hold nothing but the tags and attributes above. */
export function sanitizeHtml(html: string, rules: HtmlRules): DocumentFragment {
  const content: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  })
  // A document of frames has no body, and leaves nothing.
  if (!content) return document.createDocumentFragment()
  for (const link of content.querySelectorAll('a')) settleLink(link, rules)
  for (const image of content.querySelectorAll('img')) settleImage(image, rules)
  for (const other of content.querySelectorAll(':not(a)[href], :not(img)[src]')) {
    other.removeAttribute('href')
    other.removeAttribute('src')
  }
  return content
}

function settleLink(link: HTMLAnchorElement, { readLink }: HtmlRules): void {
  const destination = readLink(link.getAttribute('href') ?? '')
  link.removeAttribute('src')
  if (!destination) return link.replaceWith(...link.childNodes)
  if (destination.kind === 'inner') return link.setAttribute('href', destination.path)
  link.href = destination.href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function settleImage(image: HTMLImageElement, { readImage }: HtmlRules): void {
  const address = readImage(image.getAttribute('src') ?? '')
  image.removeAttribute('href')
  if (!address) return image.replaceWith(image.alt)
  // Before the address, or it would be fetched without them.
  image.loading = 'lazy'
  image.referrerPolicy = 'no-referrer'
  image.src = address
}
