import { html } from 'hono/html'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import type { PlayKind } from './kinds.ts'

type GameKind = Exclude<PlayKind, 'hostile'>

const COMMON = ['base', 'notices', 'feast']
const STYLES: Record<GameKind, string[]> = {
  slot: [...COMMON, 'cabinet', 'slot'],
  table: [...COMMON, 'chips', 'felt', 'cards', 'table'],
  lottery: [...COMMON, 'chips', 'lottery'],
  match: [...COMMON, 'chips', 'match'],
}

/** Writes the page of a demo game: an empty stage that its script fills. */
export function playPage(kind: GameKind, language: LanguageCode) {
  return html`<!doctype html>
    <html lang="${LANGUAGES[language].tag}" data-language="${language}" data-kind="${kind}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>…</title>
        <link rel="icon" href="/play/client/icon.svg" />
        ${STYLES[kind].map(
          (name) => html`<link rel="stylesheet" href="/play/client/${name}.css" />`,
        )}
        <script type="module" src="/play/client/${kind}.ts"></script>
      </head>
      <body>
        <div id="stage" aria-busy="true"></div>
        <div id="notice" class="loading" role="status"><span class="spinner"></span></div>
      </body>
    </html>`
}

/** Writes the page of the hostile game, which tries forbidden actions. */
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
