import * as v from 'valibot'
import { expect, it } from 'vitest'
import { makeUsernameSchema } from './loginSchemas.ts'

const entered = { username: ' demo ', remember: false, captcha: {} }

it('the login form sends a password without the spaces that were pasted around it', () => {
  const sent = v.parse(makeUsernameSchema(false), { ...entered, password: ' two words\u200b ' })
  expect(sent).toMatchObject({ username: 'demo', password: 'two words' })
})

it('the login form refuses a password of spaces, like an empty one', () => {
  const isValid = (password: string) =>
    v.safeParse(makeUsernameSchema(false), { ...entered, password }).success
  expect([isValid(' '), isValid('')]).toEqual([false, false])
})
