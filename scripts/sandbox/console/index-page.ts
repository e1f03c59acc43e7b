import { html } from 'hono/html'
import { isLanguageCode, LANGUAGES } from '#rules/languages.ts'
import type { Site } from '../site-registry.ts'
import { DEFAULT_RULES } from '../rules.ts'
import { DEMO_ACCOUNTS } from '../world/identity/accounts.ts'
import { listDemoPhones } from '../world/identity/players.ts'
import type { SandboxState } from '../state.ts'
import { code as literal, layout, table } from './kit.ts'

/** The start page: every brand with its address, and the demo accounts. */
export function indexPage(sites: readonly Site[], state: SandboxState, port: string) {
  return layout(
    'Sites',
    sites.length === 0
      ? html`None yet: run <code>npm run brand -- build --env sandbox</code>.`
      : 'Each opens on a host of its own, with the headers it will have in production.',
    html`<ul class="sites">
        ${sites.map((site) => siteCard(site, state, port))}
      </ul>
      <section>
        <div class="heading">
          <h2>Demo accounts</h2>
          <p>The same at every merchant, yet each merchant’s players are its own.</p>
        </div>
        ${table(
          'Demo accounts',
          ['Role', 'User name', 'Password', 'Mail', 'Shows'],
          DEMO_ACCOUNTS.map(({ role, username, password, email, shows }) => [
            role,
            literal(username),
            literal(password),
            email ? literal(email) : '–',
            html`<span class="wrap">${shows}</span>`,
          ]),
        )}
        ${hints()}
      </section>`,
  )
}

/** Hints that a tester would otherwise have to discover by trying. */
function hints() {
  const { captchaAfter, lockAfter, lockMinutes } = DEFAULT_RULES
  return html`<ul class="panel hints">
    <li>
      After ${captchaAfter} wrong passwords for a name the captcha is asked for; ${lockAfter} lock
      the name for ${lockMinutes} minutes. The <a href="/sandbox/">console</a>’s rules change that,
      and “Reset” under <a href="/sandbox/players">Players</a> forgets it.
    </li>
    <li>
      Codes by SMS and mail, and passwords by mail, are under
      <a href="/sandbox/sms">SMS and mail</a>; the phone numbers of the demo accounts are with each
      site above.
    </li>
    <li>
      Where a site asks for a referrer’s ID, <code>demomember</code> is one; <code>AGENT01</code> is
      an invitation code.
    </li>
    <li>
      <span lang="zh-Hans">简体中文</span> is reached by three quick clicks on the languages in a
      site’s footer.
    </li>
  </ul>`
}

/** Labels of a closed site, by its system status. */
const CLOSED = ['', 'Under maintenance', 'Region blocked']

function siteCard(site: Site, state: SandboxState, port: string) {
  const { id, brand } = site
  const { systemStatus, faults } = state.of(brand.merchant)
  const faultCount = Object.keys(faults).length
  const url = `http://${id}.localhost:${port}/`
  return html`<li class="site">
    <div>
      <h2><a href="${url}">${brand.name}</a></h2>
      <p class="quiet">${url.slice('http://'.length, -1)}</p>
    </div>
    <dl>
      <dt>Merchant</dt>
      <dd><code>${brand.merchant}</code></dd>
      <dt>Currency</dt>
      <dd>${brand.currency}</dd>
      <dt>Languages</dt>
      <dd>
        ${brand.languages.filter(isLanguageCode).map((code) =>
          code === brand.defaultLanguage
            ? html`<strong lang="${LANGUAGES[code].tag}">${LANGUAGES[code].name}</strong> `
            : html`<span lang="${LANGUAGES[code].tag}">${LANGUAGES[code].name}</span>
                ${code === 'CN' ? '(triple click in the footer)' : ''} `,
        )}
      </dd>
      <dt>Demo phones</dt>
      <dd>
        ${listDemoPhones(brand).map(
          ({ username, countryDialingCode, mobileNum }) =>
            html`<code>+${countryDialingCode} ${mobileNum}</code> ${username}<br />`,
        )}
      </dd>
      <dt>Opens in</dt>
      <dd>${brand.theme.defaultMode} mode</dd>
    </dl>
    <p class="row spread">
      <a class="quiet" href="/sandbox/?merchant=${brand.merchant}">Console</a>
      <span>
        ${systemStatus === 0 ? '' : html`<span class="badge">${CLOSED[systemStatus]}</span>`}
        ${faultCount === 0 ? '' : html`<span class="badge">${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}</span>`}
      </span>
    </p>
  </li>`
}
