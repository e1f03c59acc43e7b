import { Hono } from 'hono'
import { html } from 'hono/html'

/** The social providers that are simulated, with their colours. */
const PROVIDERS: Readonly<Record<string, { name: string; colour: string }>> = {
  line: { name: 'LINE', colour: '#067a3a' },
  telegram: { name: 'Telegram', colour: '#17689c' },
  facebook: { name: 'Facebook', colour: '#1557c0' },
}

/** Names of the people who can sign in at the simulated provider. */
const PEOPLE = ['Somchai J.', 'Malee S.', 'Niran K.']

/** Reply of a real provider's server to a code: the person who signed in. */
export interface SocialUser {
  subject: string
  name: string
}

/** Reads a code of the simulated provider; null for any other text. */
export function readSocialCode(code: string | null): SocialUser | null {
  const index = PEOPLE.findIndex((_, number) => code === codeOf(number))
  const name = PEOPLE[index]
  return name === undefined ? null : { subject: `person-${index + 1}`, name }
}

const codeOf = (index: number) => `double-${index + 1}`

/** Serves a simulated provider's page: choose a person to sign in, or cancel. */
export function createSocial(): Hono {
  const app = new Hono()
  app.get('/:provider/authorize', async (c) => {
    const provider = PROVIDERS[c.req.param('provider')]
    const back = URL.parse(c.req.query('redirect_uri') ?? '')
    const state = c.req.query('state')
    if (!provider || !back || !state || !/^https?:$/.test(back.protocol)) return c.notFound()
    const link = (parameters: Record<string, string>) => {
      const url = new URL(back)
      for (const [name, value] of Object.entries({ state, ...parameters })) {
        url.searchParams.set(name, value)
      }
      return url.href
    }
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
    c.header('Cache-Control', 'no-store')
    return c.html(
      String(
        await html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <title>${provider.name} double</title>
              <style>
                body {
                  margin: 0;
                  min-height: 100dvh;
                  display: grid;
                  place-content: center;
                  gap: 12px;
                  padding: 24px;
                  box-sizing: border-box;
                  background: #f3f4f6;
                  color: #16181d;
                  font:
                    17px/1.5 system-ui,
                    sans-serif;
                }
                a {
                  display: block;
                  min-width: 16rem;
                  padding: 12px 20px;
                  border-radius: 10px;
                  text-align: center;
                  font-weight: 600;
                  text-decoration: none;
                  background: ${provider.colour};
                  color: #fff;
                }
                a.cancel {
                  background: none;
                  color: inherit;
                }
              </style>
            </head>
            <body>
              <h1>Sign in with ${provider.name}</h1>
              <p>This stands in for the provider. Who are you?</p>
              ${PEOPLE.map((name, index) => html`<a href="${link({ code: codeOf(index) })}">${name}</a>`)}
              <a class="cancel" href="${link({ error: 'access_denied' })}">Cancel</a>
            </body>
          </html>`,
      ),
    )
  })
  return app
}
