import { expect, it } from 'vitest'
import { findBare } from './bare.ts'

const message = (text: string, more: object = {}) => ({
  [JSON.stringify([text, more])]: { message: text, comments: [], ...more },
})

it.each([
  ['Set', {}, ['Set']],
  ['Open until {day}', {}, ['Open until {day}']],
  ['<0>{left}</0> of {all}', {}, ['<0>{left}</0> of {all}']],
  ['Set', { context: 'state of a password' }, []],
  ['Set', { comments: ['The state of a password'] }, []],
  ['This page didn’t load', {}, []],
])('the message “%s” with %j needs words for translators if it has neither', (text, more, bare) => {
  expect(findBare([message(text, more)])).toEqual(bare)
})

it('a comment in one catalogue is enough for the same message in another', () => {
  const entry = { message: 'Rate', comments: [] }
  const told = { id: { ...entry, comments: ['A share of bets, such as 0.8 %'] } }
  expect(findBare([{ id: entry }, told, { id: entry }])).toEqual([])
})
