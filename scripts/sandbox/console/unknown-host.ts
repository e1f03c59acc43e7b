import { html } from 'hono/html'

/** What a host that belongs to no brand shows. */
export async function unknownHost(authority: string): Promise<Response> {
  const port = /:\d+$/.exec(authority)?.[0] ?? ''
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>No such site</title>
        <style>
          html {
            color-scheme: dark light;
          }
          body {
            margin: 0;
            min-height: 100dvh;
            display: grid;
            place-content: center;
            gap: 8px;
            padding: 24px;
            box-sizing: border-box;
            font:
              16px/1.5 ui-sans-serif,
              system-ui,
              sans-serif;
            background: light-dark(#f5f6f8, #101318);
            color: light-dark(#161a20, #e8ebf0);
          }
          h1 {
            margin: 0;
            font-size: 26px;
            letter-spacing: -0.02em;
          }
          p {
            margin: 0;
            max-width: 46ch;
            color: light-dark(#5a6472, #98a3b3);
            overflow-wrap: anywhere;
          }
          a {
            color: light-dark(#0b6e69, #4fd1c5);
          }
        </style>
      </head>
      <body>
        <h1>No such site</h1>
        <p>No brand has been emitted for <strong>${authority}</strong>.</p>
        <p><a href="http://localhost${port}/">All sites</a></p>
      </body>
    </html>`
  return new Response(String(await page), {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'no-store',
    },
  })
}
