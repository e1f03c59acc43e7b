import { expect, it } from 'vitest'
import { findUnclearValues, withExamples } from './placeholders.ts'

const EXAMPLES = { day: '3 Dec 2026', count: 12 }

const faultsOf = (...messages: string[]) =>
  findUnclearValues(
    [...messages, '{day}: {count, plural, other {#}}'].map((message) => ({ id: { message } })),
    EXAMPLES,
  )

it.each([
  ['Open until {0}', '{0}, must have a name: ${{ name: value }}'],
  ['Open until {end}', '{end}, must have an example in locales/placeholders.json'],
  ['{count} games', '{count}, must be a number in a plural: {name, plural, other {#}}'],
  ['{day, plural, other {# days}}', '{day}, must have a number as its example'],
])('the value in “%s” is reported once', (message, fault) => {
  expect(faultsOf(message, message)).toEqual([`"${message}" has the value ${fault}`])
})

it('a named value with an example, and the number of an element, are right', () => {
  expect(faultsOf('<0>{count, plural, one {# day} other {# days}}</0> until {day}')).toEqual([])
})

it('an example without a message is reported', () => {
  const catalogue = { id: { message: 'Until {day}' } }
  expect(findUnclearValues([catalogue], EXAMPLES)).toEqual([
    'locales/placeholders.json: no message has the value {count}',
  ])
})

it('the examples of a message stand after its own comments, once', () => {
  const message = { message: 'Until {day}', comments: ['Of a contract', '{day}: 1 Jan'] }
  expect(withExamples(message, 'id', EXAMPLES)).toEqual(['Of a contract', '{day}: 3 Dec 2026'])
})
