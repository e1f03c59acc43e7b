import { html } from 'hono/html'
import { LANGUAGES, type LanguageCode } from '#core/locale/languages.ts'
import type { PlayKind } from './kinds.ts'

/** The page of a demo game: an empty stage that its script fills. */
export function playPage(kind: Exclude<PlayKind, 'hostile'>, language: LanguageCode) {
  return html`<!doctype html>
    <html lang="${LANGUAGES[language].tag}" data-language="${language}" data-kind="${kind}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>…</title>
        <link rel="stylesheet" href="/play/client/base.css" />
        <link rel="stylesheet" href="/play/client/notices.css" />
        <link rel="stylesheet" href="/play/client/${kind}.css" />
        <script type="module" src="/play/client/${kind}.ts"></script>
      </head>
      <body>
        <div id="stage" aria-busy="true"></div>
        <div id="notice" class="loading" role="status"><span class="spinner"></span></div>
      </body>
    </html>`
}

/** The page that tries what it must not be able to do. */
export function hostilePage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Hostile game</title>
        <link rel="stylesheet" href="/play/client/hostile.css" />
        <script type="module" src="/play/client/hostile.ts"></script>
      </head>
      <body>
        <h1>Hostile game</h1>
        <p>It tries all of this when it opens, and again at each click.</p>
        <button id="again" type="button">Again</button>
        <ol id="attempts"></ol>
      </body>
    </html>`
}
