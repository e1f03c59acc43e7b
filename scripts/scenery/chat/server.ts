import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import { isLanguageCode, LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import type { Brand } from '#core/brand/schema.ts'
import { seedOf } from '#core/brand/theme.ts'
import type { ChatDesk, World } from '../world.ts'

/** Contrast ratio that WCAG 2.2 AA requires for text. */
const CONTRAST = 4.5

/**
 * Creates the chat's pages: a chat desk in a frame of the brand's site, customer service in a
 * window.
 */
export function createChat(world: World): Hono {
  const app = new Hono()
  app.get('/client/room.ts', (c) =>
    c.body(stripTypeScriptTypes(read('room.ts')), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  )
  app.get('/client/room.css', (c) =>
    c.body(read('room.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/brands/:file{[a-z0-9-]+\\.css}', (c) => {
    const brand = world.findBrand(c.req.param('file').slice(0, -'.css'.length))
    if (!brand) return c.notFound()
    const { main, onMain } = coloursOf(brand)
    return c.body(`:root{--main:${main};--on-main:${onMain}}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
    })
  })
  const show = async (c: Context, desk: string | null, ancestors: string) => {
    const brand = world.findBrand(c.req.query('brand') ?? '')
    const asked = c.req.query('language')
    const language = isLanguageCode(asked) ? asked : brand?.defaultLanguage
    const found = brand && language && world.findDesk(brand, desk, language)
    return found ? page(brand, found, language, ancestors) : c.notFound()
  }
  app.get('/desks/:desk', (c) => show(c, c.req.param('desk'), 'http://*.localhost:*'))
  app.get('/service', (c) => show(c, null, "'none'"))
  return app
}

const read = (name: string) => readFileSync(new URL(`./client/${name}`, import.meta.url), 'utf8')

async function page(
  brand: Brand,
  desk: ChatDesk,
  language: LanguageCode,
  ancestors: string,
): Promise<Response> {
  const body = html`<!doctype html>
    <html
      lang="${LANGUAGES[language].tag}"
      data-mode="${brand.theme.defaultMode}"
      data-greeting="${desk.greeting}"
      data-answers="${JSON.stringify(desk.answers)}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${desk.name} | ${brand.name}</title>
        <link rel="stylesheet" href="/client/room.css" />
        <link rel="stylesheet" href="/brands/${brand.id}.css" />
        <script type="module" src="/client/room.ts"></script>
      </head>
      <body>
        <header>
          <span aria-hidden="true">${brand.name.slice(0, 1)}</span>
          <div>
            <h1>${desk.name}</h1>
            <p>${desk.topic}</p>
          </div>
        </header>
        <ol aria-live="polite" aria-label="${desk.page.talk}" tabindex="0"></ol>
        <form>
          <input
            aria-label="${desk.page.write}"
            placeholder="${desk.page.write}"
            maxlength="500"
            autocomplete="off"
          />
          <button>${desk.page.send}</button>
        </form>
      </body>
    </html>`
  return new Response(String(await body), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${ancestors}`,
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

/** Returns the brand's own colour, and a text colour that is readable on it. */
function coloursOf({ theme }: Brand) {
  const main = seedOf(theme, 'primary')
  if (wcagContrast(main, '#fff') >= CONTRAST) return { main, onMain: '#fff' }
  const dark = converter('oklch')(main)
  const onMain = dark ? formatHex(clampChroma({ ...dark, l: 0.16, c: 0.03 })) : '#000'
  return { main, onMain }
}
