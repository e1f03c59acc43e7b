import { html } from 'hono/html'
import type { Site } from '../sites.ts'

type Html = ReturnType<typeof html>

/** The frame of every console page. */
export function layout(title: string, current: 'sites' | 'console', content: Html): Html {
  const link = (page: typeof current, href: string, label: string) =>
    html`<a href="${href}" ${page === current ? html`aria-current="page"` : ''}>${label}</a>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header class="bar">
          <a class="product" href="/"
            ><span class="emblem" aria-hidden="true"></span>Sandbox gateway</a
          >
          <nav aria-label="Pages">
            ${link('sites', '/', 'Sites')} ${link('console', '/sandbox/', 'Console')}
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`
}

/** A brand's monogram in its own colours, as an SVG that needs no style attribute. */
export function monogram({ brand }: Site): Html {
  const letters = brand.name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
  return html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
    <rect width="48" height="48" rx="13" fill="${brand.theme.primary}" />
    <path d="M0 34 C14 26 30 46 48 30 V48 H0 Z" fill="${brand.theme.accent}" opacity="0.55" />
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
