import { expect, it } from 'vitest'
import type { Popup, Wanted } from '#core/popups/popups.ts'
import { afterLogin, type Onward, type WayIn } from './afterLogin.ts'

const game: Popup = { kind: 'game', target: { nodeId: '1' } }

type Row = [string, WayIn, Wanted, string, Partial<Onward>]

it.each<Row>([
  ['a login over a page stays there', 'login', {}, '/slots', {}],
  ['a login at its own address goes home', 'login', {}, '/login', { go: '/' }],
  ['a login at the address of registration goes home', 'login', {}, '/Register/', { go: '/' }],
  [
    'a login goes where it was asked for',
    'login',
    { returnTo: '/recent?a#b' },
    '/',
    { go: '/recent?a#b' },
  ],
  [
    'a login at its own address goes on, too',
    'login',
    { returnTo: '/recent' },
    '/login',
    { go: '/recent' },
  ],
  [
    'a return address on another site is ignored',
    'login',
    { returnTo: '//evil.example' },
    '/login',
    { go: '/' },
  ],
  ['another site leaves a page alone', 'login', { returnTo: 'https://evil.example' }, '/slots', {}],
  [
    'the game that was asked for opens where it was',
    'login',
    { after: game },
    '/slots',
    { open: game },
  ],
  [
    'a game that was asked for over an address opens at home',
    'login',
    { after: game },
    '/login',
    { go: '/', open: game },
  ],
  ['registration goes home', 'registration', {}, '/slots', { go: '/' }],
  [
    'registration goes where it was asked for',
    'registration',
    { returnTo: '/recent' },
    '/register',
    { go: '/recent' },
  ],
  [
    'registration opens the game that was asked for',
    'registration',
    { after: game },
    '/slots',
    { open: game },
  ],
  ['recovery goes home', 'recovery', {}, '/slots', { go: '/' }],
  [
    'recovery goes where the login was asked for',
    'recovery',
    { returnTo: '/recent' },
    '/login',
    { go: '/recent' },
  ],
  [
    'recovery opens the game that was asked for',
    'recovery',
    { after: game },
    '/slots',
    { open: game },
  ],
])('%s', (_, way, wanted, pathname, { go, open }) => {
  expect(afterLogin(way, 'member', wanted, pathname)).toEqual({ go, open })
})

it.each<WayIn>(['login', 'recovery'])('an agent goes to the agent center after a %s', (way) => {
  const wanted = { returnTo: '/recent', after: game }
  expect(afterLogin(way, 'agent', wanted, '/agent')).toEqual({ go: '/agentHome', open: undefined })
})
