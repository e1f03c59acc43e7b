import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makeUsernameSchema } from './loginSchemas.ts'

const entered = { username: ' demo ', remember: false, captcha: {} }

it('the login form trims the username and sends the password as typed', () => {
  const sent = v.parse(makeUsernameSchema(false), { ...entered, password: ' two words ' })
  expect(sent).toMatchObject({ username: 'demo', password: ' two words ' })
})

it('the login form accepts a password of spaces, but not an empty one', () => {
  const isValid = (password: string) =>
    v.safeParse(makeUsernameSchema(false), { ...entered, password }).success
  expect([isValid(' '), isValid('')]).toEqual([true, false])
})
