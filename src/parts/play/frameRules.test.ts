import { expect, it } from 'vitest'
import { frameRights, gameAddress } from './frameRules.ts'

const origins = ['https://*.games.example', 'http://games.localhost:4100']
const own = ['https://play.example', 'https://gateway.games.example']

it.each([
  'https://slots.games.example/play?ticket=1',
  'https://a.b.games.example/',
  'http://games.localhost:4100/play/slot',
])('the iframe of a game may load %s', (url) => {
  expect(gameAddress(url, origins, own)?.href).toBe(url)
})

it.each([
  'https://games.example/',
  'https://evil.example/',
  'https://evilgames.example/',
  'http://slots.games.example/',
  'http://games.localhost:4101/',
  'https://player:secret@slots.games.example/',
  'https://gateway.games.example/wps/',
  'https://play.example/',
  '/play/slot',
  '//slots.evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://slots.games.example/1',
  '',
])('the iframe of a game may not load %s', (url) => {
  expect(gameAddress(url, origins, own)).toBeNull()
})

it('the iframe of a game gets more permissions only by a rule for its vendor', () => {
  const all = 'allow-scripts allow-same-origin allow-forms allow-popups'
  expect(frameRights([])).toEqual({ sandbox: all, referrerPolicy: 'no-referrer' })
  expect(frameRights(['modals', 'downloads', 'referrer'])).toEqual({
    sandbox: `${all} allow-modals allow-downloads`,
    referrerPolicy: 'origin',
  })
})
