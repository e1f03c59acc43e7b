import { expect, it } from 'vitest'
import type { Popup, Wanted } from '#core/popups/popups.ts'
import { afterLogin, type Onward, type WayIn } from './afterLogin.ts'

const game: Popup = { kind: 'game', target: { nodeId: '1' } }

type Row = [string, WayIn, Wanted, string, Partial<Onward>]

it.each<Row>([
  ['a login over a page stays on that page', 'login', {}, '/slots', {}],
  ['a login at its own address leads to the home page', 'login', {}, '/login', { go: '/' }],
  [
    'a login at the address of registration leads to the home page',
    'login',
    {},
    '/Register/',
    { go: '/' },
  ],
  [
    'a login goes to the page that required it',
    'login',
    { returnTo: '/recent?a#b' },
    '/',
    { go: '/recent?a#b' },
  ],
  [
    'a login at its own address goes to the requested page',
    'login',
    { returnTo: '/recent' },
    '/login',
    { go: '/recent' },
  ],
  [
    'a login ignores a return address on another site',
    'login',
    { returnTo: '//evil.example' },
    '/login',
    { go: '/' },
  ],
  [
    'a return address on another site leaves the page as it is',
    'login',
    { returnTo: 'https://evil.example' },
    '/slots',
    {},
  ],
  [
    'the chosen game opens on the page where it was chosen',
    'login',
    { after: game },
    '/slots',
    { open: game },
  ],
  [
    'a game chosen over the address of the login opens on the home page',
    'login',
    { after: game },
    '/login',
    { go: '/', open: game },
  ],
  ['registration leads to the home page', 'registration', {}, '/slots', { go: '/' }],
  [
    'registration goes to the page that required it',
    'registration',
    { returnTo: '/recent' },
    '/register',
    { go: '/recent' },
  ],
  ['registration opens the chosen game', 'registration', { after: game }, '/slots', { open: game }],
  ['recovery leads to the home page', 'recovery', {}, '/slots', { go: '/' }],
  [
    'recovery goes to the page that required the login',
    'recovery',
    { returnTo: '/recent' },
    '/login',
    { go: '/recent' },
  ],
  ['recovery opens the chosen game', 'recovery', { after: game }, '/slots', { open: game }],
])(
  'afterLogin chooses the page after a login, registration or recovery: %s',
  (_, way, wanted, pathname, { go, open }) => {
    expect(afterLogin(way, 'member', wanted, pathname)).toEqual({ go, open })
  },
)

const report = '/agentHome?state=VOIDED#personalHistoryCopy'

it.each<[string, string]>([
  ['the page of the agent center that required it', report],
  ['a page of the agent center in other letters', '/AgentHome/#registerCenter'],
])('the login of an agent goes to %s', (_, returnTo) => {
  for (const way of ['login', 'recovery'] as const) {
    expect(afterLogin(way, 'agent', { returnTo }, '/agent').go).toBe(returnTo)
  }
})

it.each([
  undefined,
  '/recent',
  '/agentHome/../member',
  '/agent?next=/agentHome',
  '/agentHomes',
  '//evil.example/agentHome',
  'https://evil.example/agentHome',
  '/\\evil.example/agentHome',
])('the login of an agent leads to the agent center’s first page, not to %s', (returnTo) => {
  const onward = afterLogin('login', 'agent', { returnTo, after: game }, '/agent')
  expect(onward).toEqual({ go: '/agentHome', open: undefined })
})

it('an agent’s login opens the popup for a required password change', () => {
  const after: Popup = { kind: 'changePassword' }
  expect(afterLogin('login', 'agent', { after }, '/agent').open).toBe(after)
})
