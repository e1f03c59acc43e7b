import { readFile } from 'node:fs/promises'
import { html } from 'hono/html'

/** Returns the page for a host that belongs to no brand. */
export async function unknownHost(authority: string): Promise<Response> {
  const port = /:\d+$/.exec(authority)?.[0] ?? ''
  const page = await readFile(new URL('unknown-host.html', import.meta.url), 'utf8')
  const text = page.replace('{port}', port).replace('{authority}', String(html`${authority}`))
  return new Response(text, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
}
