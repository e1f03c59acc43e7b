import { expect, test } from 'vitest'
import { UsageError } from '#scripts/brand/fault.ts'
import { makeBrand } from '#support/sites.ts'
import { listShots, planShots, tellLeftOut } from './plan.ts'

const baht = makeBrand('lotus')
const dong = makeBrand('sen', { currency: 'VND', features: { withdrawalConfirmation: false } })

/**
 * Lists the planned screenshots as `<brand> <name>`; screenshots that change gateway data come
 * second.
 */
function plan(routes: string[], fixtureBrand?: string) {
  const wanted = {
    routes,
    modes: ['dark'],
    languages: undefined,
    widths: [390],
    fixtureBrand,
  } as const
  return planShots([baht, dong], wanted).map((lanes) =>
    lanes.flat().map(({ brand, name }) => `${brand.id} ${name}`),
  )
}

test('screenshots that change gateway data are taken one after another in each brand', () => {
  const [free, switched] = plan(['withdrawal-form', 'withdrawal-sent', 'withdrawal-failed'])
  expect(free).toEqual(['lotus withdrawal-form', 'sen withdrawal-form'])
  expect(switched).toEqual([
    'lotus withdrawal-sent',
    'lotus withdrawal-failed',
    'sen withdrawal-failed',
  ])
})

test('screenshots that send an event to their players are taken one after another', () => {
  const [free, switched] = plan(['notice-of-a-deposit', 'logged-out-elsewhere'])
  expect(free).toEqual([])
  expect(switched).toEqual([
    'lotus notice-of-a-deposit',
    'lotus logged-out-elsewhere',
    'sen notice-of-a-deposit',
    'sen logged-out-elsewhere',
  ])
})

test('an address names only the page itself, and not its other states', () => {
  expect(plan(['/member#depositv2', '/rng'])).toEqual([
    ['lotus member-depositv2', 'lotus rng', 'sen member-depositv2', 'sen rng'],
    [],
  ])
})

test('an unknown page is refused with the page that was probably meant', () => {
  expect(() => plan(['deposit'])).toThrow(UsageError)
  expect(() => plan(['deposit'])).toThrow(/did you mean \S*deposit\S*\?/)
  expect(() => plan(['promotion'])).toThrow('did you mean promotions?')
  expect(() => plan(['qqqqqqqqqqqq'])).toThrow('there is no such page; --list names all')
})

test('each deposit screenshot is planned once per brand, with the payment method of its currency', () => {
  expect(plan(['deposit-amount', 'deposit-qr'])).toEqual([
    ['lotus deposit-amount', 'sen deposit-amount'],
    ['lotus deposit-qr', 'sen deposit-qr'],
  ])
})

test('screenshots of a large team change no data and are planned in one brand only', () => {
  const routes = ['deposit-failed', 'agentHome-downlineManagmentView-full']
  expect(plan(routes)).toEqual([[], ['lotus deposit-failed', 'sen deposit-failed']])
  expect(plan(routes, 'sen')).toEqual([['sen agentHome-downlineManagmentView-full'], []])
})

test('a named page that a brand does not have is told with the reason', () => {
  const yuan = makeBrand('jade', { currency: 'CNY' })
  const wanted = { modes: undefined, languages: undefined, widths: [390], fixtureBrand: undefined }
  const tell = (routes: string[], more = {}) =>
    tellLeftOut([baht, dong, yuan], { ...wanted, routes, ...more })
  expect(tell(['deposit-amount'])).toEqual([
    expect.stringMatching(
      /^jade has no deposit-amount: its currency is CNY, and that page is for .*THB.*VND/,
    ),
  ])
  expect(tell(['withdrawal-sent'])).toContain(
    'sen has no withdrawal-sent: its feature withdrawalConfirmation is off',
  )
  expect(tell(['home', '/rng'])).toEqual([])
  expect(tell(['home'], { languages: ['KO'] })).toHaveLength(
    [baht, dong, yuan].filter(({ languages }) => !languages.includes('KO')).length,
  )
  expect(tell(['agentHome-downlineManagmentView-full'])).toHaveLength(3)
})

test('the list of pages says what a brand needs for each of them', () => {
  const needs = listShots().filter(({ name }) => name === 'deposit-amount')
  expect(needs.map((one) => one.needs).join()).toContain('THB')
})
