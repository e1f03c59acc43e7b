import { createStore } from 'jotai'
import { useRef, type ComponentType } from 'react'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { bindTransport, call, type CallOptions } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { showInApp } from './app.tsx'
import { requiredText } from '#parts/form/field-rules/entries.ts'
import { makeDraftAtom } from '../../../src/parts/form/drafts.ts'
import { Form } from '../../../src/parts/form/Form.tsx'
import { FormPasswordField } from '../../../src/parts/form/FormPasswordField.tsx'
import { FormTextField } from '../../../src/parts/form/FormTextField.tsx'
import { useGatewayForm } from '../../../src/parts/form/useGatewayForm.ts'
import { useOperation } from '#core/operations/useOperation.ts'
import { localStore } from '#lib/storage.ts'

/** Support for tests of forms: a fake gateway and a form. */

export const open = call({
  method: 'post',
  path: '/open',
  summary: 'Opens an account',
  access: 'visitor',
  intent: true,
  body: v.object({ username: v.string() }),
  reply: v.object({}),
})
type Body = Parameters<typeof open>[0]

/**
 * A fake gateway that records the inputs it gets.
 *
 * @param others replies to calls other than `open`, by their paths
 */
export function openGateway(others: Record<string, () => unknown> = {}) {
  // An earlier test's unanswered operation would leave its key on the device, so storage is
  // cleared.
  localStore.clear()
  const gateway = {
    sent: [] as ({ username: string } & CallOptions)[],
    /** Replies to the successive attempts; the last reply repeats. */
    answers: [() => ({})] as (() => unknown)[],
  }
  bindTransport(async ({ path }, input, options) => {
    const other = others[path]
    if (other) return other()
    gateway.sent.push({ ...(input as Body), ...options })
    const { answers } = gateway
    const answer = (answers.length > 1 ? answers.shift() : answers[0])!()
    return Promise.race([answer, waitForAbort(options.signal)])
  })
  return gateway
}

/**
 * Rejects when the call is aborted, as the client does, so that a reply that never comes ends as
 * well.
 */
const waitForAbort = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(new GatewayError('aborted'))
    // A form that unmounts at once has already aborted the call before it is sent.
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })

export const refuse =
  (code: string, status = 422, data?: unknown) =>
  () =>
    Promise.reject(new GatewayError(code, { status, data }))

const SCHEMA = v.object({ username: requiredText, email: requiredText, password: requiredText })
const EMPTY = { username: '', email: '', password: '' }
const draftAtom = makeDraftAtom(EMPTY, ['password'])

/** A form for opening an account. */
export function Account({ onDone }: { onDone: () => void }) {
  const signal = useRef<AbortSignal>(undefined)
  const { send } = useOperation({
    kind: 'open',
    call: (body: Body, options) =>
      open(body, { ...options, ...(signal.current && { signal: signal.current }) }),
  })
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { ...EMPTY, email: 'a@b.co' },
    draft: draftAtom,
    // Written without the `msg` macro, so that translators do not get this test text.
    words: (error) => ({ id: `Refused: ${error.code}` }),
    faults: ({ code }) => ({
      ...(code.includes('password') && { password: { kind: 'pattern' } }),
      ...(code.includes('taken') && { username: { kind: 'taken' } }),
    }),
    submit: async ({ username, password, ...rest }, given) => {
      signal.current = given
      await send({ username, ...rest }, { secrets: password, prepare: () => ({ username }) })
      onDone()
    },
  })
  return (
    <Form form={form} action="Send">
      <FormTextField form={form} name="username" label="Username" />
      <FormTextField form={form} name="email" label="Email" />
      <FormPasswordField form={form} name="password" label="Password" autoComplete="off" />
    </Form>
  )
}

export async function showForm(
  Shown: ComponentType<{ onDone: () => void }> = Account,
  store: ReturnType<typeof createStore> = createStore(),
) {
  let done = 0
  const { screen } = await showInApp(<Shown onDone={() => (done += 1)} />, {
    store,
    asksPermission: false,
  })
  return { store, unmount: () => screen.unmount(), timesDone: () => done }
}

export const username = page.getByRole('textbox', { name: 'Username' })
export const email = page.getByRole('textbox', { name: 'Email' })
export const password = page.getByLabelText('Password', { exact: true })
export const button = page.getByRole('button', { name: 'Send' })
export const alert = page.getByRole('alert')

/** Fills in the account form and submits it. */
export async function tryAs(name: string) {
  await username.fill(name)
  await password.fill('secret')
  await button.click()
}
