import { html } from 'hono/html'
import labels from '../content/rules.json' with { type: 'json' }
import type { Rules } from '../rules.ts'

/** Each rule in a tester's words. */
const LABELS: Record<keyof Rules, string> = labels

const NAMES = Object.keys(LABELS) as (keyof Rules)[]

/** Draws the form with which a tester changes how a merchant treats its players. */
export function rulesForm(rules: Rules, hidden: readonly ReturnType<typeof html>[]) {
  return html`<section class="panel">
    <form method="post" action="/sandbox/">
      ${hidden}
      <div class="row spread">
        <h2>Rules for players</h2>
        <button>Set rules</button>
      </div>
      <div class="rules">
        ${NAMES.map((name) => html`<label>${LABELS[name]} <input name="rule ${name}" value="${write(rules[name])}" /></label>`)}
      </div>
    </form>
  </section>`
}

/** Writes a value for a form field: a text unchanged, all other values as JSON. */
const write = (value: unknown) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

/** Reads only the changed values of the form. Throws `SyntaxError` if the JSON is malformed. */
export function readRules(form: Record<string, unknown>, current: Rules): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const name of NAMES) {
    const given = form[`rule ${name}`]
    if (typeof given !== 'string') continue
    const value = readRule(given.trim())
    if (JSON.stringify(value) !== JSON.stringify(current[name])) changed[name] = value
  }
  return changed
}

/** Reads a number, a switch or JSON; any other value is a text. */
function readRule(text: string): unknown {
  if (text === '') return null
  return /^[[{]|^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text
}
