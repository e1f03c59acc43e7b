import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makeUsernameSchema } from './loginSchemas.ts'

const needs = { needsCaptcha: false, takesPhones: true }
const entered = { username: ' demo ', remember: false, captcha: {} }

it('the login form sends a password without the spaces that were pasted around it', () => {
  const sent = v.parse(makeUsernameSchema(needs), { ...entered, password: ' two words\u200b ' })
  expect(sent).toMatchObject({ username: 'demo', password: 'two words' })
})

it('the login form refuses a password of spaces, like an empty one', () => {
  const isValid = (password: string) =>
    v.safeParse(makeUsernameSchema(needs), { ...entered, password }).success
  expect([isValid(' '), isValid('')]).toEqual([false, false])
})

it.each([
  ['+66 87 111 2233', '+66871112233'],
  ['(087) 111-2233', '0871112233'],
  ['871112233', '871112233'],
  ['lotus 88', 'lotus 88'],
  ['lotus-2580.8899', 'lotus-2580.8899'],
  ['25-80', '25-80'],
])('the login form sends the typed name %j as %j', (typed, username) => {
  const sent = v.parse(makeUsernameSchema(needs), { ...entered, username: typed, password: 'x' })
  expect(sent.username).toBe(username)
})

it('the login form keeps a typed name of digits where no phone registers', () => {
  const schema = makeUsernameSchema({ ...needs, takesPhones: false })
  const sent = v.parse(schema, { ...entered, username: '2580-1-2026', password: 'x' })
  expect(sent.username).toBe('2580-1-2026')
})
