import { expect, test } from 'vitest'
import { listShots } from './plan.ts'
import { titleOf } from './titles.ts'

test('a scene that is a page has the title of the page', () => {
  expect(titleOf('home')).toBe('Home')
  expect(titleOf('rng')).toBe('Slots')
  expect(titleOf('member-depositv2')).toBe('Member center: Deposit')
  expect(titleOf('agentHome-downlineManagmentView')).toBe('Agent center: Team')
})

test('the title of a page in another state tells the state', () => {
  expect(titleOf('member-depositv2-empty')).toBe('Member center: Deposit, nothing there yet')
  expect(titleOf('agentHome-agentDailyWages2-failing')).toBe(
    'Agent center: Daily salary, the gateway fails',
  )
})

test('no title of a scene is a code name', () => {
  const titles = listShots().map(({ name }) => titleOf(name))
  expect(titles.filter((title) => /[a-z][A-Z]|\d$/.test(title))).toEqual([])
})
