import { fillPage } from '../http/page-file.ts'

/** Returns the page for a host that belongs to no brand. */
export async function unknownHost(authority: string): Promise<Response> {
  const port = /:\d+$/.exec(authority)?.[0] ?? ''
  const page = await fillPage(new URL('unknown-host.html', import.meta.url), { port, authority })
  return new Response(page, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
}
