import { getReferral } from '#features/member/referral/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { DIALOG, popupWith, type Step } from '../steps.ts'
import { DEMO_ACCOUNTS } from '../../sandbox/world/identity/accounts.ts'

const passwordOf = (username: string) =>
  DEMO_ACCOUNTS.find((demo) => demo.username === username)!.password
/** The gallery's clock stands still, so that a second after a captcha picture would never pass. */
export const CAPTCHAS = { captchaSeconds: 0 }

const FORM = '[role=dialog] form'
const SUBMIT: Step = { press: `${FORM} button[type=submit]` }

/** Steps of a login with a name and a password. */
const login = (username: string, password: string): readonly Step[] => [
  DIALOG,
  { fill: `${FORM} input[name=username]`, with: username },
  { fill: `${FORM} input[name=password]`, with: password },
  SUBMIT,
]

const popup = (name: string, path: string, steps: readonly Step[], more: Partial<Scene> = {}) => ({
  name,
  path,
  overlay: true as const,
  steps,
  ...more,
})

/** Sends an event to the player, as soon as the page listens. */
const send = (type: string, data: object): Step => ({
  meanwhile: async (actor) => {
    const event = { id: crypto.randomUUID(), type, data }
    let told = 0
    while (told === 0) {
      // oxlint-disable-next-line no-await-in-loop -- until somebody hears it
      told = ((await actor.tell('events', { event })) as { receivers: number }).receivers
    }
  },
})

/** Popups that open by themselves or by a press, and the states of those that are forms. */
export const POPUP_SCENES: readonly Scene[] = [
  popup(
    'login-refused',
    '/login',
    [...login('demomember', 'wrong-password'), { see: `${FORM} [role=alert]` }],
    { fails: /status of 401/ },
  ),
  popup(
    'login-locked',
    '/login',
    [...login('demolocked', passwordOf('demolocked')), { see: `${FORM} [role=alert]` }],
    { fails: /status of 423/ },
  ),
  popup(
    'login-captcha',
    '/login',
    [
      ...login('demomember', 'wrong-password'),
      { press: `${FORM} button.underline` },
      { see: `${FORM} [role=checkbox][aria-checked=true]` },
    ],
    {
      fails: /status of 4\d\d/,
      prepare: (actor) => actor.setRules({ captchaAfter: 0, ...CAPTCHAS }),
    },
  ),
  popup(
    'login-agent-account',
    '/login',
    [...login('demooffice', passwordOf('demooffice')), { see: `${FORM} [role=alert] a` }],
    { flags: ['agents'], fails: /status of 4\d\d/ },
  ),
  popup(
    'login-phone',
    '/login',
    [{ press: '[role=dialog] [role=tab] ~ [role=tab]' }, popupWith('input[type=tel]')],
    {
      flags: ['mobileCodeLogin'],
    },
  ),
  popup('login-factor', '/login', [
    ...login('demofactor', passwordOf('demofactor')),
    { see: '[role=dialog] form:not(:has([name=password]))' },
  ]),
  popup('forgot-password', '/login', [
    DIALOG,
    { press: `${FORM} button[type=button].text-primary-text` },
    { see: '[role=dialog] form:not(:has([name=password]))' },
  ]),
  popup(
    'forgot-password-phone',
    '/login',
    [
      DIALOG,
      { press: `${FORM} button[type=button].text-primary-text` },
      { press: '[role=dialog]:not(:has([name=password])) [role=tab] ~ [role=tab]' },
      { see: '[role=dialog] input[autocomplete=new-password]' },
    ],
    { flags: ['phonePasswordRecovery'] },
  ),
  popup(
    'terms',
    '/register',
    [
      DIALOG,
      { press: '[role=dialog] a[href$="/help#term"]' },
      { see: '[role=dialog] article, [role=dialog] h3' },
    ],
    { prepare: (actor) => actor.setRules(CAPTCHAS) },
  ),
  popup('register-invited', '/register', [popupWith('.lucide-users-round')], {
    flags: ['referral'],
    prepare: async (actor) => {
      await actor.setRules(CAPTCHAS)
      return paths.referral((await actor.ask(MEMBER, getReferral)).code)
    },
  }),
  popup(
    'change-password',
    paths.member('securityCenter'),
    [{ press: 'main ul li button' }, popupWith('input[name=oldPassword]')],
    { as: 'member' },
  ),
  ...Object.entries({ expired: 'demoexpired', first: 'demonew', temporary: 'demotemp' }).map(
    ([name, username]) =>
      popup(`password-${name}`, '/login', [
        ...login(username, passwordOf(username)),
        { see: '[role=dialog] input[autocomplete=new-password]' },
      ]),
  ),
  popup(
    'logout',
    '/agentHome',
    [{ press: 'header nav button:last-of-type' }, popupWith('p + div > button + button')],
    {
      as: 'agent',
      flags: ['agents'],
      side: 'wide',
    },
  ),
  popup(
    'logged-out-elsewhere',
    '/',
    [
      { see: 'main h2' },
      send('kickedOut', { reason: 'otherLogin' }),
      { see: '[role=alertdialog]' },
    ],
    { as: 'member' },
  ),
  // A notice stays while the pointer is on it.
  popup(
    'notice-of-a-deposit',
    '/',
    [
      { see: 'main h2' },
      send('cashier', { news: 'depositSucceeded' }),
      { see: '[role=alertdialog]' },
      { hover: '[role=alertdialog]' },
    ],
    { as: 'member' },
  ),
  popup(
    'real-account-needed',
    paths.member('depositv2'),
    [popupWith('p + div > button + button')],
    {
      as: 'member',
      account: 'demotrial',
      flags: ['freePlay'],
    },
  ),
  popup(
    'game',
    '/rng',
    [{ press: 'button.game-cover:not([aria-haspopup])' }, popupWith('button:has(.lucide-plus)')],
    {
      as: 'member',
    },
  ),
  popup(
    'game-deposit',
    '/rng',
    [
      { press: 'button.game-cover:not([aria-haspopup])' },
      { press: '[role=dialog] button:has(.lucide-plus)' },
      { see: '[role=dialog] [data-dialog-body] button' },
    ],
    { as: 'member' },
  ),
  popup(
    'account-menu',
    '/',
    [
      { press: 'header :has(> div > [role=status]) > button[aria-haspopup=menu]', isHidden: true },
      { see: '[role=menu] .lucide-log-out' },
    ],
    { as: 'member', side: 'wide' },
  ),
]

/** Pages that are not for the person who opens them. */
export const DENIED_SCENES: readonly Scene[] = [
  popup('member-denied', '/member', [popupWith('input[autocomplete=current-password]')]),
  { name: 'agentHome-denied', path: '/agentHome', flags: ['agents'], as: 'member' },
  {
    name: 'feature-off',
    path: paths.promotions(),
    flags: ['promotions'],
    prepare: (actor) => actor.setRules({ flags: { promotions: false } }),
  },
]
