import { getReferral } from '#features/member/referral/api.ts'
import { paths } from '#core/navigation/paths.ts'
import { MEMBER } from '../people.ts'
import type { Scene } from '../scene.ts'
import { withStates } from '../madeStates.ts'
import { DIALOG, popupWith, type Step } from '../steps.ts'
import { DEMO_ACCOUNTS } from '../../sandbox/world/identity/accounts.ts'

const passwordOf = (username: string) =>
  DEMO_ACCOUNTS.find((demo) => demo.username === username)!.password
/** The gallery's clock stands still, so that a second after a captcha picture would never pass. */
export const CAPTCHAS = { captchaSeconds: 0 }

const FORM = '[role=dialog] form'
const SUBMIT: Step = { press: `${FORM} button[type=submit]` }
const FORGOTTEN: Step = { press: `${FORM} button[type=button].text-primary-text` }
/** Form of a forgotten password, which opens over the login. */
const RECOVERY = '[role=dialog] form:not(:has([name=password]))'
const OPEN_CHANGE: Step = { press: 'main ul li button' }

/** Steps of a login with a name and a password. */
const login = (username: string, password: string): readonly Step[] => [
  DIALOG,
  { fill: `${FORM} input[name=username]`, with: username },
  { fill: `${FORM} input[name=password]`, with: password },
  SUBMIT,
]

const popup = (name: string, path: string, steps: readonly Step[], more: Partial<Scene> = {}) => ({
  name,
  page: name,
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

/** A form of a popup that has been sent, and has no answer yet, or none that helps. */
const sent = (form: Scene): Scene[] =>
  withStates({ ...form, states: ['loading', 'failing', 'offline'] }).slice(1)

/** Popups that open by themselves or by a press, and the states of those that are forms. */
export const POPUP_SCENES: readonly Scene[] = [
  ...sent(
    popup('forgot-password', '/login', [
      DIALOG,
      FORGOTTEN,
      { fill: `${RECOVERY} input[name=username]`, with: 'demomember' },
      { fill: `${RECOVERY} input[name=email]`, with: 'demo@mail.example' },
      { press: `${RECOVERY} button[type=submit]` },
    ]),
  ),
  ...sent(
    popup(
      'change-password',
      paths.member('securityCenter'),
      [
        OPEN_CHANGE,
        { fill: `${FORM} input[name=oldPassword]`, with: passwordOf('demomember') },
        { fill: `${FORM} input[name=newPassword]`, with: 'Other-Password-2580' },
        { fill: `${FORM} input[name=confirmNewPassword]`, with: 'Other-Password-2580' },
        SUBMIT,
      ],
      { as: 'member' },
    ),
  ),
  ...sent(popup('login', '/login', login('demomember', passwordOf('demomember')))),
  popup(
    'login-refused',
    '/login',
    [...login('demomember', 'wrong-password'), { see: `${FORM} [role=alert]` }],
    { page: 'login', fails: /status of 401/ },
  ),
  popup(
    'login-locked',
    '/login',
    [...login('demolocked', passwordOf('demolocked')), { see: `${FORM} [role=alert]` }],
    { page: 'login', fails: /status of 423/ },
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
      page: 'login',
      fails: /status of 4\d\d/,
      prepare: (actor) => actor.setRules({ captchaAfter: 0, ...CAPTCHAS }),
    },
  ),
  popup(
    'login-agent-account',
    '/login',
    [...login('demooffice', passwordOf('demooffice')), { see: `${FORM} [role=alert] a` }],
    { page: 'login', flags: ['agents'], fails: /status of 4\d\d/ },
  ),
  popup(
    'login-phone',
    '/login',
    [{ press: '[role=dialog] [role=tab] ~ [role=tab]' }, popupWith('input[type=tel]')],
    {
      page: 'login',
      flags: ['mobileCodeLogin'],
    },
  ),
  popup(
    'login-factor',
    '/login',
    [...login('demofactor', passwordOf('demofactor')), { see: RECOVERY }],
    { page: 'login' },
  ),
  popup('forgot-password', '/login', [DIALOG, FORGOTTEN, { see: RECOVERY }]),
  popup(
    'forgot-password-phone',
    '/login',
    [
      DIALOG,
      FORGOTTEN,
      { press: '[role=dialog]:not(:has([name=password])) [role=tab] ~ [role=tab]' },
      { see: '[role=dialog] input[autocomplete=new-password]' },
    ],
    { page: 'forgot-password', flags: ['phonePasswordRecovery'] },
  ),
  popup(
    'terms',
    '/register',
    [
      DIALOG,
      { press: '[role=dialog] a[href$="/help#term"]' },
      { see: '[role=dialog] article, [role=dialog] h3' },
    ],
    {
      prepare: (actor) => actor.setRules(CAPTCHAS),
      states: ['loading', 'failing', 'offline'],
    },
  ),
  popup('register-invited', '/register', [popupWith('.lucide-users-round')], {
    page: 'register',
    flags: ['referral'],
    prepare: async (actor) => {
      await actor.setRules(CAPTCHAS)
      return paths.referral((await actor.ask(MEMBER, getReferral)).code)
    },
  }),
  popup(
    'change-password',
    paths.member('securityCenter'),
    [OPEN_CHANGE, popupWith('input[name=oldPassword]')],
    { as: 'member' },
  ),
  ...Object.entries({ expired: 'demoexpired', first: 'demonew', temporary: 'demotemp' }).map(
    ([name, username]) =>
      popup(
        `password-${name}`,
        '/login',
        [
          ...login(username, passwordOf(username)),
          { see: '[role=dialog] input[autocomplete=new-password]' },
        ],
        { page: 'password-expired' },
      ),
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
    { as: 'member', states: ['loading', 'failing', 'offline'] },
  ),
  popup(
    'game-deposit',
    '/rng',
    [
      { press: 'button.game-cover:not([aria-haspopup])' },
      { press: '[role=dialog] button:has(.lucide-plus)' },
      { see: '[role=dialog] [data-dialog-body] button' },
    ],
    { as: 'member', states: ['loading', 'failing', 'offline'] },
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
  popup('member-denied', '/member', [popupWith('input[autocomplete=current-password]')], {
    page: 'member',
  }),
  { name: 'agentHome-denied', path: '/agentHome', flags: ['agents'], as: 'member' },
  {
    name: 'feature-off',
    page: 'feature-off',
    path: paths.promotions(),
    flags: ['promotions'],
    prepare: (actor) => actor.setRules({ flags: { promotions: false } }),
  },
]
