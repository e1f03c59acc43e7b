import createPurifier from 'dompurify'
import type { Destination } from '#lib/urls.ts'

/** Rules for the links and pictures of HTML from outside. */
export interface HtmlRules {
  /** Reads the target of a link; null if the link must lead nowhere: then only its words stay. */
  readLink: (address: string) => Destination | null
  /**
   * Reads the address of a picture; null or undefined if it must not be loaded: then only its text
   * stays.
   */
  readImage: (address: string) => string | null | undefined
}

const TAGS = `
  p br hr div span blockquote pre code a img figure figcaption h1 h2 h3 h4 h5 h6 ul ol li
  dl dt dd strong b em i u s del ins mark small sub sup table caption thead tbody tfoot tr
  th td
`
  .trim()
  .split(/\s+/)

/**
 * Allowed attributes. Style, class, id and name are missing, so that HTML from outside can neither
 * look nor act like the site.
 */
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir']

/**
 * This Trusted Types policy allows only the purifier to parse text, into an inert document from
 * which only nodes are taken. No other code has access to the policy.
 */
const policy = window.trustedTypes?.createPolicy('livery-html', { createHTML: (html) => html })

const purifier = createPurifier()

/** Turns HTML from outside into nodes that have only the allowed tags and attributes. */
export function sanitizeHtml(html: string, rules: HtmlRules): DocumentFragment {
  const content: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as TrustedTypePolicy }),
  })
  // A frameset document has no body, so the result is empty.
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
  // `loading` is set before the address, since the browser fetches a picture as soon as it has one.
  image.loading = 'lazy'
  image.referrerPolicy = 'no-referrer'
  image.src = address
}
