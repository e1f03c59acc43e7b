import { html } from 'hono/html'
import { type Case, idOf, isFailed, linesOf, type Report } from './report.ts'
import { RULES } from './rules.ts'

const STYLE = `:root{color-scheme:light dark}
body{margin:2rem auto;max-width:70rem;padding:0 1rem;font:15px/1.5 system-ui}
h1{font-size:1.5rem}h2{margin-top:2.5rem;font-size:1.15rem}
table{border-collapse:collapse;width:100%}th,td{padding:.4rem .75rem .4rem 0;text-align:start;vertical-align:top;border-bottom:1px solid #8884}
th{font-weight:600}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}
small{display:block;opacity:.7}summary{cursor:pointer;margin-top:2rem}.failed{color:#d33}.passed{color:#2a2}
ul{margin:0;padding-inline-start:1.2rem}
.faults{table-layout:fixed}.faults th:nth-child(2){width:33%}.faults th:nth-child(3){width:30%}
@media (max-width:45rem){.faults :is(tr,td){display:block;border:0}.faults th{display:none}.faults tr{padding:.6rem 0;border-bottom:1px solid #8884}.faults td{padding:.1rem 0}}`

/** Writes the report as one HTML page that needs no other file. */
export async function writePage(report: Report): Promise<string> {
  const { gateway, merchant, at, profiles, cases, next } = report
  const failed = cases.filter(isFailed)
  const faults = failed.length === 1 ? '1 fault' : `${failed.length} faults`
  const verdict =
    failed.length === 0
      ? 'This gateway passes all that was examined'
      : `This gateway is not ready: ${faults}`
  return String(
    await html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${verdict}: ${merchant}</title>
        <style>
          ${STYLE}
        </style>
        <h1 class="${failed.length === 0 ? 'passed' : 'failed'}">${verdict}</h1>
        <p><code>${gateway}</code>, merchant <code>${merchant}</code>, <time>${at}</time></p>
        <table>
          <tr>
            <th>Profile</th>
            <th>Passed</th>
            <th>Failed</th>
            <th>Skipped</th>
          </tr>
          ${profiles.map((profile) =>
            rowOf(
              profile,
              cases.filter((each) => each.profile === profile),
            ),
          )}
        </table>
        ${profiles.map((profile) =>
          faultsOf(
            profile,
            failed.filter((each) => each.profile === profile),
          ),
        )}
        ${next.length > 0 ? nextOf(report) : ''} ${listOf('Skipped', cases, 'skipped')}
        ${listOf('Passed', cases, 'passed')}
      </html>`,
  )
}

const countOf = (cases: readonly Case[], wanted: Case['state']) =>
  cases.filter(({ state }) => state === wanted).length

const rowOf = (profile: string, own: readonly Case[]) =>
  html`<tr>
    <td>${profile}</td>
    <td>${countOf(own, 'passed')}</td>
    <td>${countOf(own, 'failed')}</td>
    <td>${countOf(own, 'skipped')}</td>
  </tr>`

const faultsOf = (profile: string, failed: readonly Case[]) =>
  failed.length === 0
    ? ''
    : html`<h2>${profile}</h2>
        <table class="faults">
          <tr>
            <th>Expected</th>
            <th>Found</th>
            <th>Remedy</th>
          </tr>
          ${failed.map(
            (each) =>
              html`<tr>
                <td>${nameOf(each)}</td>
                <td>${foundOf(each)}</td>
                <td>${RULES[each.rule].remedy}</td>
              </tr>`,
          )}
        </table>`

const nameOf = (each: Case) =>
  html`<code>${each.address ?? each.subject}</code> ${RULES[each.rule].says}
    <small><code>${idOf(each)}</code></small>`

const foundOf = (each: Case) => {
  const [first, ...others] = linesOf(each)
  return others.length === 0
    ? first
    : html`<ul>
        ${[first, ...others].map((line) => html`<li>${line}</li>`)}
      </ul>`
}

const nextOf = ({ next }: Report) =>
  html`<h2>What to build next</h2>
    <p>
      Each screen works once the gateway answers these calls; those that need the fewest come first.
    </p>
    <table>
      <tr>
        <th>Screen</th>
        <th>Calls that it needs</th>
      </tr>
      ${next.map(
        ({ screen, calls }) =>
          html`<tr>
            <td>${screen}</td>
            <td>
              <ul>
                ${calls.map((call) => html`<li><code>${call}</code></li>`)}
              </ul>
            </td>
          </tr>`,
      )}
    </table>`

const listOf = (title: string, cases: readonly Case[], wanted: Case['state']) => {
  const own = cases.filter(({ state }) => state === wanted)
  return html`<details>
    <summary>${title}: ${own.length}</summary>
    <table>
      ${own.map(
        (each) =>
          html`<tr>
            <td>${nameOf(each)}</td>
            <td>${each.found ?? ''}</td>
          </tr>`,
      )}
    </table>
  </details>`
}
