import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { setupI18n } from '@lingui/core'
import {
  createChallenge,
  pbkdf2,
  verifySolution,
  type CreateChallengeOptions,
  type Payload,
} from 'altcha/lib'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { useHumanProof } from './useHumanProof.tsx'

const SECRET = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }

const makePuzzle = (more: Partial<CreateChallengeOptions> = {}) =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 150,
    deriveKey: pbkdf2.deriveKey,
    ...SECRET,
    ...more,
  })

/**
 * Functions that create the replies to the calls, in order; the last one is used for all further
 * calls.
 */
let answers: (() => unknown)[]
let calls: string[]

beforeEach(() => {
  answers = [() => makePuzzle()]
  calls = []
  bindTransport(async ({ path }) => {
    calls.push(path)
    return (answers.length > 1 ? answers.shift() : answers[0])!()
  })
})

function Form() {
  const { prove, element } = useHumanProof()
  const [outcome, setOutcome] = useState('')
  const submit = () =>
    prove().then(
      (proof) => setOutcome(proof ? proof.token : 'nothing to prove'),
      (error: GatewayError) => setOutcome(error.code),
    )
  return (
    <>
      {element}
      <button type="button" onClick={() => void submit()}>
        Submit
      </button>
      <output>{outcome}</output>
    </>
  )
}

async function renderForm(human: RuntimeBrand['verification']['human'] = { provider: 'altcha' }) {
  const store = createStore()
  const brand = { verification: { human }, defaultLanguage: 'EN', theme: { defaultMode: 'dark' } }
  store.set(brandAtom, brand as RuntimeBrand)
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const screen = await render(
    <Provider store={store}>
      <WordsProvider words={i18n}>
        <Form />
      </WordsProvider>
    </Provider>,
  )
  const outcome = screen.getByRole('status', { includeHidden: true }).last()
  return {
    screen,
    box: screen.getByRole('checkbox'),
    submit: () => screen.getByRole('button', { name: 'Submit' }).click(),
    outcome,
    token: async () => {
      await expect.poll(() => outcome.element().textContent).toMatch(/^ey/)
      return outcome.element().textContent ?? ''
    },
  }
}

/** Tells whether a gateway would accept the token; checked with the library that gateways use. */
async function isTrue(token: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(token)) as Payload
  return (await verifySolution({ challenge, solution, deriveKey: pbkdf2.deriveKey, ...SECRET }))
    .verified
}

describe('the gateway’s own puzzle', () => {
  it('the puzzle of the human check is solved once, when the form is sent', async () => {
    const form = await renderForm()
    await form.submit()
    const first = await form.token()
    expect(await isTrue(first)).toBe(true)
    await expect.element(form.box).toBeChecked()

    await form.submit()
    await expect.poll(() => form.outcome.element().textContent).not.toBe(first)
    expect(await isTrue(await form.token())).toBe(true)
    expect(calls).toHaveLength(2)
  })

  it('the human check’s puzzle is solved when its box is ticked, and used once', async () => {
    const form = await renderForm()
    await form.box.click()
    await expect.element(form.box).toBeChecked()
    await form.submit()
    expect(await isTrue(await form.token())).toBe(true)
    expect(calls).toHaveLength(1)
  })

  it('the puzzle of the human check can be cancelled and started again', async () => {
    answers = [() => makePuzzle({ cost: 20_000, counter: 50_000 }), () => makePuzzle()]
    const form = await renderForm()
    await form.submit()
    await form.screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(form.outcome).toHaveTextContent('aborted')
    await expect.element(form.box).not.toBeChecked()
    await form.submit()
    expect(await isTrue(await form.token())).toBe(true)
  })

  it.each([
    ['the gateway cannot be reached', () => Promise.reject(new GatewayError('network')), 'network'],
    ['the puzzle is malformed', () => ({ parameters: { nonce: '<b>' } }), 'malformed_reply'],
    [
      'the algorithm of the puzzle is unknown',
      async () => {
        const puzzle = await makePuzzle()
        return { ...puzzle, parameters: { ...puzzle.parameters, algorithm: 'ARGON2ID' } }
      },
      'human_check_failed',
    ],
  ])(
    'the puzzle of the human check shows an error if %s, and can retry',
    async (_, answer, code) => {
      answers = [answer, () => makePuzzle()]
      const form = await renderForm()
      await form.submit()
      await expect.element(form.outcome).toHaveTextContent(code)
      await expect.element(form.box).toHaveAccessibleDescription(/try again/i)
      await form.box.click()
      await expect.element(form.box).toBeChecked()
      await expect.element(form.box).not.toHaveAccessibleDescription()
    },
  )
})

it('a form is sent at once if its brand has no human check', async () => {
  const form = await renderForm({ provider: 'none' })
  await form.submit()
  await expect.element(form.outcome).toHaveTextContent('nothing to prove')
  expect(form.screen.getByRole('checkbox').query()).toBeNull()
  expect(calls).toEqual([])
})
