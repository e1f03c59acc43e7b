import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makeUsernameSchema } from './loginSchemas.ts'

const entered = { username: ' demo ', remember: false, captcha: {} }

it('the login sends the name trimmed and the password as it was typed', () => {
  const sent = v.parse(makeUsernameSchema(false), { ...entered, password: ' two words ' })
  expect(sent).toMatchObject({ username: 'demo', password: ' two words ' })
})

it('a password of spaces only is a password; an empty one is missing', () => {
  const isValid = (password: string) =>
    v.safeParse(makeUsernameSchema(false), { ...entered, password }).success
  expect([isValid(' '), isValid('')]).toEqual([true, false])
})
