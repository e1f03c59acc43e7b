import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { html } from 'hono/html'
import type { Site } from '../sites.ts'

const marks = new WeakMap<Site, string | null>()

/** The file of a brand's large icon, as its page links to it; null if there is none. */
export function findMark(site: Site): string | null {
  let file = marks.get(site)
  if (file === undefined) {
    file = readMark(site.root)
    marks.set(site, file)
  }
  return file
}

function readMark(root: string): string | null {
  const page = join(root, 'index.html')
  const link = /<link\b[^>]*\brel="apple-touch-icon"[^>]*>/.exec(
    existsSync(page) ? readFileSync(page, 'utf8') : '',
  )
  const href = /\bhref="(\/[^"?#]+\.png)"/.exec(link?.[0] ?? '')?.[1]
  const file = href === undefined ? root : join(root, href)
  return file.startsWith(root + sep) && existsSync(file) ? file : null
}

/** A brand's mark: its own icon, or a monogram in its colours. */
export function drawMark(site: Site) {
  if (findMark(site)) {
    return html`<img
      class="mark"
      src="/sandbox/marks/${site.id}.png"
      alt=""
      width="48"
      height="48"
    />`
  }
  const { name, theme } = site.brand
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
  return html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" fill="${theme.primary}" />
    <path d="M0 35 C14 27 30 47 48 31 V48 H0 Z" fill="${theme.accent}" opacity="0.6" />
    <text
      x="24"
      y="31"
      text-anchor="middle"
      font-size="19"
      font-weight="700"
      fill="#fff"
      stroke="#0006"
      stroke-width="3"
      paint-order="stroke"
    >
      ${letters}
    </text>
  </svg>`
}
