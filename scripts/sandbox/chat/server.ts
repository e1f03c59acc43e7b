import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { clampChroma, converter, formatHex, wcagContrast } from 'culori'
import { isLanguageCode, LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { Environment } from '../http/environment.ts'
import type { Site, SiteRegistry } from '../sites.ts'
import { fillWords } from '../world/words.ts'
import { CHAT_WORDS, DESKS, SERVICE_DESK, type Desk } from './desks.ts'

/** Host of the stand-in for whoever runs an operator's live chat. */
export const CHAT_HOST = 'chat.localhost'

/** WCAG 2.2 AA, for text. */
const CONTRAST = 4.5

/**
 * Where a brand's chat is.
 *
 * @param origin of the gateway, for its port
 * @param desk id of a desk; customer service's own where it is left out
 */
export function chatAddress(origin: string, brand: Brand, language: LanguageCode, desk?: string) {
  const url = new URL(`${desk ? `/desks/${desk}` : '/service'}`, origin)
  url.hostname = CHAT_HOST
  url.search = String(new URLSearchParams({ brand: brand.id, language }))
  return url.href
}

/** The chat's pages: a desk in a frame of the brand's site, customer service in a window. */
export function createChat(sites: SiteRegistry): Hono<Environment> {
  const app = new Hono<Environment>()
  app.get('/client/room.ts', (c) =>
    c.body(stripTypeScriptTypes(read('room.ts')), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  )
  app.get('/client/room.css', (c) =>
    c.body(read('room.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/brands/:file{[a-z0-9-]+\\.css}', (c) => {
    const site = sites.get(c.req.param('file').slice(0, -'.css'.length))
    if (!site) return c.notFound()
    const { main, onMain } = coloursOf(site.brand)
    return c.body(`:root{--main:${main};--on-main:${onMain}}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
    })
  })
  app.get('/desks/:desk', async (c) => {
    const desk = DESKS.find(({ id }) => id === c.req.param('desk'))
    const site = sites.get(c.req.query('brand') ?? '')
    if (!desk || !site) return c.notFound()
    return page(site, desk, c.req.query('language'), 'http://*.localhost:*')
  })
  app.get('/service', async (c) => {
    const site = sites.get(c.req.query('brand') ?? '')
    return site ? page(site, SERVICE_DESK, c.req.query('language'), "'none'") : c.notFound()
  })
  return app
}

const read = (name: string) => readFileSync(new URL(`./client/${name}`, import.meta.url), 'utf8')

async function page(
  { brand }: Site,
  desk: Desk,
  wanted: string | undefined,
  ancestors: string,
): Promise<Response> {
  const language = isLanguageCode(wanted) ? wanted : brand.defaultLanguage
  const filling = {
    brand: brand.name,
    currency: brand.currency,
    domain: brand.domains[0] as string,
    language,
  }
  const say = (words: Desk['name']) => fillWords(words, filling)
  const body = html`<!doctype html>
    <html
      lang="${LANGUAGES[language].tag}"
      data-mode="${brand.theme.defaultMode}"
      data-greeting="${say(desk.greeting)}"
      data-answers="${JSON.stringify(desk.answers.map(say))}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(desk.name)} | ${brand.name}</title>
        <link rel="stylesheet" href="/client/room.css" />
        <link rel="stylesheet" href="/brands/${brand.id}.css" />
        <script type="module" src="/client/room.ts"></script>
      </head>
      <body>
        <header>
          <span aria-hidden="true">${brand.name.slice(0, 1)}</span>
          <div>
            <h1>${say(desk.name)}</h1>
            <p>${say(desk.topic)}</p>
          </div>
        </header>
        <ol aria-live="polite" aria-label="${say(CHAT_WORDS.talk)}" tabindex="0"></ol>
        <form>
          <input
            aria-label="${say(CHAT_WORDS.write)}"
            placeholder="${say(CHAT_WORDS.write)}"
            maxlength="500"
            autocomplete="off"
          />
          <button>${say(CHAT_WORDS.send)}</button>
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

/** The brand's own colour, with words on it that can be read. */
function coloursOf({ theme }: Brand) {
  const main = theme.primary
  if (wcagContrast(main, '#fff') >= CONTRAST) return { main, onMain: '#fff' }
  const dark = converter('oklch')(main)
  const onMain = dark ? formatHex(clampChroma({ ...dark, l: 0.16, c: 0.03 })) : '#000'
  return { main, onMain }
}
