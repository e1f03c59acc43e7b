import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as v from 'valibot'
import { brandAtom } from '#core/brand/brand.ts'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import { bindTransport, call, type CallOptions } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { createQueryClient } from '#core/gateway/queries.ts'
import { getCaptcha } from '#parts/captcha/api.ts'
import { captchaEntry, type CaptchaValue } from '#parts/captcha/captchaValue.ts'
import { FormCaptcha } from '#parts/captcha/FormCaptcha.tsx'
import { requiredText } from '#parts/field-rules/entries.ts'
import { writeFault } from '#parts/field-rules/faults.ts'
import { makeDraftAtom, SECRET_LIFETIME_MS } from './drafts.ts'
import { Form } from './Form.tsx'
import { FormPasswordField } from './FormPasswordField.tsx'
import { FormTextField } from './FormTextField.tsx'
import { useGatewayForm } from './useGatewayForm.ts'
import { makeIntentAtoms, useIntent } from './useIntent.ts'

const open = call({
  method: 'post',
  path: '/open',
  summary: 'Opens an account',
  access: 'visitor',
  intent: true,
  body: v.object({ username: v.string() }),
  reply: v.object({}),
})
type Body = Parameters<typeof open>[0]

/** What reached the gateway. */
let sent: ({ username: string } & CallOptions)[]
let pictures: number
/** The gateway's reply to each attempt; the last one repeats. */
let answers: (() => unknown)[]

const refuse =
  (code: string, status = 422, data?: unknown) =>
  () =>
    Promise.reject(new GatewayError(code, { status, data }))
const never = () => new Promise(() => undefined)

beforeEach(() => {
  sent = []
  pictures = 0
  answers = [() => ({})]
  bindTransport(async ({ path }, input, options) => {
    if (path === getCaptcha.definition.path) {
      pictures += 1
      return { captchaId: String(pictures), image: 'aaaa' }
    }
    sent.push({ ...(input as Body), ...options })
    return (answers.length > 1 ? answers.shift() : answers[0])!()
  })
})
afterEach(() => vi.useRealTimers())

const SCHEMA = v.object({ username: requiredText, email: requiredText, password: requiredText })
const EMPTY = { username: '', email: '', password: '' }
const draftAtom = makeDraftAtom(EMPTY, ['password'])
const intent = makeIntentAtoms<Body>()

function Account({ onDone }: { onDone: () => void }) {
  const sendOnce = useIntent<Body, object>(intent)
  const form = useGatewayForm({
    schema: SCHEMA,
    defaults: { ...EMPTY, email: 'a@b.co' },
    draft: draftAtom,
    words: (error) => msg`Refused: ${error.code}`,
    fieldFaults: ({ code }) => ({
      ...(code.includes('password') && { password: { kind: 'pattern' } }),
      ...(code.includes('taken') && { username: { kind: 'taken' } }),
    }),
    submit: async ({ username, ...rest }, signal) => {
      await sendOnce({
        input: { username, ...rest },
        prepare: async () => ({ username }),
        send: (body, options) => open(body, { ...options, signal }),
      })
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

const TouchedSchema = v.object({
  username: v.pipe(requiredText, v.minLength(6, writeFault({ kind: 'pattern' }))),
  email: requiredText,
})

function Touched() {
  const form = useGatewayForm({
    schema: TouchedSchema,
    defaults: { username: '', email: '' },
    mode: 'onTouched',
    words: () => msg`Refused`,
    submit: async () => undefined,
  })
  return (
    <Form form={form} action="Send">
      <FormTextField form={form} name="email" label="Email" />
      <FormTextField form={form} name="username" label="Username" />
    </Form>
  )
}

const WithCaptchaSchema = v.object({ name: requiredText, captcha: captchaEntry(true) })
const NO_CAPTCHA: CaptchaValue = {}

function WithCaptcha() {
  const form = useGatewayForm({
    schema: WithCaptchaSchema,
    defaults: { name: 'dragon', captcha: NO_CAPTCHA },
    words: () => msg`Refused`,
    spends: ({ code }) => code !== 'network',
    submit: async ({ name }, signal) => {
      await open({ username: name }, { signal })
    },
  })
  return (
    <Form form={form} action="Send">
      <FormCaptcha form={form} name="captcha" />
    </Form>
  )
}

const SHOWN = { captcha: <WithCaptcha />, touched: <Touched /> }

async function show(shown: 'account' | keyof typeof SHOWN, store = createStore()) {
  store.set(brandAtom, { defaultLanguage: 'EN', languages: ['EN'] } as unknown as RuntimeBrand)
  let done = 0
  const screen = await render(
    <Provider store={store}>
      <QueryClientProvider client={createQueryClient()}>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          {shown === 'account' ? <Account onDone={() => (done += 1)} /> : SHOWN[shown]}
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  )
  return { store, unmount: () => screen.unmount(), timesDone: () => done }
}

const username = page.getByRole('textbox', { name: 'Username' })
const email = page.getByRole('textbox', { name: 'Email' })
const password = page.getByLabelText('Password', { exact: true })
const button = page.getByRole('button', { name: 'Send' })
const alert = page.getByRole('alert')

/** Fills the account form and sends it. */
async function tryAs(name: string) {
  await username.fill(name)
  await password.fill('secret')
  await button.click()
}

describe('a form sends one request at a time:', () => {
  it('twenty clicks send one call, and the button is busy until the reply', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>()
    answers = [() => promise]
    const form = await show('account')
    await username.fill('dragon')
    await password.fill('secret')
    const element = button.element() as HTMLElement
    for (let click = 0; click < 20; click += 1) element.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    expect(sent).toHaveLength(1)
    answer({})
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect([sent.length, form.timesDone()]).toEqual([1, 1])
  })

  it('a form that unmounts aborts its call', async () => {
    answers = [never]
    const form = await show('account')
    await tryAs('dragon')
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.signal?.aborted).toBe(false)
    await form.unmount()
    expect(sent[0]?.signal?.aborted).toBe(true)
  })
})

describe('a form reports faults:', () => {
  it('empty fields show errors, the first gets the focus, and nothing is sent', async () => {
    await show('account')
    await email.fill('')
    await button.click()
    await expect.element(username).toHaveFocus()
    await expect.element(username).toHaveAccessibleDescription('Choose a username.')
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
    expect(sent).toEqual([])
    await username.fill('dragon')
    await expect.element(username).not.toHaveAccessibleDescription()
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
  })

  it('the first press of the button sends, although leaving a field shows an error', async () => {
    await show('touched')
    await username.fill('ab')
    await button.click()
    // Only a form that was sent says so of an empty field.
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
    await expect.element(username).toHaveAccessibleDescription(/./)
  })

  it('refused fields show errors, and the first on the page gets the focus', async () => {
    answers = [refuse('password_taken')]
    await show('account')
    await tryAs('dragon')
    await expect.element(username).toHaveFocus()
    await expect.element(username).toHaveAccessibleDescription(/taken/)
    await expect.element(password).toHaveAccessibleDescription(/isn’t in the form/)
    expect(alert.query()).toBeNull()
    await username.fill('dragon7')
    await expect.element(username).not.toHaveAccessibleDescription()
    await expect.element(password).toHaveAccessibleDescription(/isn’t in the form/)
  })

  it('a refusal without fields is shown above the fields until the next attempt', async () => {
    answers = [refuse('closed'), never]
    await show('account')
    await tryAs('dragon')
    await expect.element(alert).toHaveTextContent('Refused: closed')
    await expect.element(username).toHaveValue('dragon')
    await button.click()
    await expect.poll(() => alert.query()).toBeNull()
  })
})

describe('the draft of a form', () => {
  it('is restored when the form is shown again, and loses its secrets after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { store, unmount } = await show('account')
    await username.fill('dragon')
    await password.fill('secret')
    await unmount()

    const again = await show('account', store)
    await expect.element(username).toHaveValue('dragon')
    await expect.element(password).toHaveValue('secret')
    await expect.element(email).toHaveValue('a@b.co')
    await again.unmount()

    // As if the device had slept.
    vi.setSystemTime(Date.now() + SECRET_LIFETIME_MS)
    vi.advanceTimersByTime(20_000)
    await show('account', store)
    await expect.element(username).toHaveValue('dragon')
    await expect.element(password).toHaveValue('')
  })

  it('is deleted after the form was sent', async () => {
    const form = await show('account')
    await tryAs('dragon')
    await expect.poll(form.timesDone).toBe(1)
    // Leaving a field is no change that would bring the draft back.
    await email.click()
    await form.unmount()
    await show('account', form.store)
    await expect.element(username).toHaveValue('')
  })
})

describe('the captcha of a form', () => {
  const text = page.getByRole('textbox', { name: 'Characters in the picture' })

  it('is renewed after a refusal that used it up, and kept after any other refusal', async () => {
    answers = [refuse('network', 0), refuse('captcha_wrong')]
    await show('captcha')
    await expect.element(page.getByRole('img', { name: /Picture/ })).toBeInTheDocument()
    await text.fill('ABCDE')
    await button.click()
    await expect.element(alert).toBeInTheDocument()
    await expect.element(text).toHaveValue('ABCDE')
    expect(pictures).toBe(1)

    await button.click()
    await expect.poll(() => pictures).toBe(2)
    await expect.element(text).toHaveValue('')
    await expect.element(text).not.toHaveAccessibleDescription()
  })
})

describe('the idempotency key of a form', () => {
  it('is the same after a missing reply, also in a reopened form', async () => {
    answers = [refuse('network', 0), refuse('system_error', 500), () => ({})]
    const form = await show('account')
    await tryAs('dragon')
    await expect.element(alert).toBeInTheDocument()
    await form.unmount()
    const again = await show('account', form.store)
    await button.click()
    await expect.element(alert).toBeInTheDocument()
    await button.click()
    await expect.poll(again.timesDone).toBe(1)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each([
    ['when the input changed', refuse('timeout', 0), 'dragon7'],
    ['after a clear refusal', refuse('closed'), 'dragon'],
  ])('is new %s', async (_, answer, next) => {
    answers = [answer, () => ({})]
    const form = await show('account')
    await tryAs('dragon')
    await expect.element(alert).toBeInTheDocument()
    await tryAs(next)
    await expect.poll(form.timesDone).toBe(1)
    expect(sent.map((one) => one.username)).toEqual(['dragon', next])
    expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey)
  })
})
