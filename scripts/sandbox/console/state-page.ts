import { html } from 'hono/html'
import type { Site } from '../site-registry.ts'
import { FAULT_KINDS, FAULT_STATUSES, type SandboxState } from '../state.ts'
import { renderHiddenFields, layout, scopeLinks } from './kit.ts'
import { rulesForm } from './rules-form.ts'

interface StatePage {
  state: SandboxState
  sites: readonly Site[]
  /** Purpose of each served call, by `<METHOD> <path>`. */
  summaries: ReadonlyMap<string, string>
  /** The merchant whose settings are shown; undefined for the settings of all merchants. */
  merchant: string | undefined
  port: string
}

const STATUSES = [
  [0, 'Open', 'The site works.'],
  [1, 'Maintenance', 'Every page shows the maintenance screen.'],
  [2, 'Region blocked', 'Every page shows the blocked screen with the visitor’s address.'],
] as const

/** Labels of the simulated faults, as a tester reads them. */
const FAULT_WORDS: Record<(typeof FAULT_KINDS)[number], string> = {
  empty: 'Empty body',
  truncated: 'Cut off half-way',
  html: 'HTML with status 200',
  wrong_types: 'Wrong types',
  wrong_meaning: 'Right types that mean nothing',
  reset: 'Connection reset',
  hang: 'Never answers',
  bad_cipher: 'Bad cipher',
}

/** Draws the console's main page: status, delay and faults, for all merchants or one. */
export function statePage({ state, sites, summaries, merchant, port }: StatePage) {
  const { all, merchants } = state.toJSON()
  const own = merchant === undefined ? all : (merchants[merchant] ?? {})
  const effective = merchant === undefined ? state.of('') : state.of(merchant)
  const site = sites.find(({ brand }) => brand.merchant === merchant)
  const hidden = renderHiddenFields({ merchant: merchant ?? '' })
  const faultCount = Object.keys(own.faults ?? {}).length
  return layout(
    'Console',
    'Settings last until the sandbox stops. A merchant’s own go over those for all.',
    html`${scopeLinks('/sandbox/', sites, merchant, (code) =>
        code === undefined ? Object.keys(all).length > 0 : merchants[code] !== undefined,
      )}
      <div class="panels">
        <section class="panel">
          <h2>System status</h2>
          <form method="post" action="/sandbox/" class="choices">
            ${hidden}
            ${STATUSES.map(
              ([status, label, about]) =>
                html`<button
                  name="systemStatus"
                  value="${status}"
                  class="choice status-${status}"
                  aria-pressed="${String(effective.systemStatus === status)}"
                >
                  <strong>${label}</strong><span>${about}</span>
                </button>`,
            )}
          </form>
        </section>
        <section class="panel">
          <h2>Delay</h2>
          <form method="post" action="/sandbox/" class="row">
            ${hidden}
            <label
              >Before each reply, in milliseconds
              <input
                type="number"
                name="delay"
                min="0"
                max="120000"
                step="50"
                value="${effective.delay}"
                inputmode="numeric"
              />
            </label>
            <button>Set</button>
          </form>
          <h2>Clock</h2>
          <form method="post" action="/sandbox/" class="row">
            ${hidden}
            <label
              >The gateway’s clock is ahead, in seconds
              <input type="number" name="clockOffset" value="${effective.clockOffset / 1000}" />
            </label>
            <button>Set</button>
          </form>
          <h2>Encryption key</h2>
          <form method="post" action="/sandbox/" class="row">
            ${hidden}
            <p class="quiet">A new current key; the one before it still opens.</p>
            <button name="rotate" value="1">Rotate</button>
          </form>
          <h2>Start over</h2>
          <form method="post" action="/sandbox/" class="row">
            ${hidden}
            <p class="quiet">
              Forgets
              ${merchant === undefined ? 'every setting' : `what is set for ${site?.brand.name ?? merchant}`}.
            </p>
            <button name="reset" value="1" class="danger">Reset</button>
          </form>
          ${site ? html`<p><a href="http://${site.id}.localhost:${port}/">Open ${site.brand.name}</a></p>` : ''}
        </section>
      </div>
      ${rulesForm(effective.rules, hidden)}
      <section class="panel">
        <form method="post" action="/sandbox/">
          ${hidden}
          <div class="row spread">
            <h2>Faults ${faultCount > 0 ? html`<span class="badge">${faultCount}</span>` : ''}</h2>
            <button>Set faults</button>
          </div>
          <ul class="faults">
            ${[...summaries].map(([name, summary]) => faultRow(name, summary, own.faults?.[name], all.faults?.[name]))}
          </ul>
        </form>
      </section>`,
  )
}

function faultRow(
  name: string,
  summary: string,
  own: string | number | undefined,
  general: string | number | undefined,
) {
  const [method, path] = name.split(' ')
  const option = (value: string | number, label: string) =>
    html`<option value="${value}" ${value === own ? html`selected` : ''}>${label}</option>`
  return html`<li class="${own === undefined ? '' : 'active'}">
    <label for="fault ${name}"
      >${summary}<br /><span class="method">${method}</span> <code>${path}</code></label
    >
    <select id="fault ${name}" name="fault ${name}">
      <option value="">
        ${general === undefined || own !== undefined ? 'No fault' : `As for all: ${general}`}
      </option>
      ${FAULT_KINDS.map((kind) => option(kind, FAULT_WORDS[kind]))}
      ${FAULT_STATUSES.map((status) => option(status, `HTTP ${status}`))}
    </select>
  </li>`
}
