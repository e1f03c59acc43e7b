import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as v from 'valibot'
import { requiredText } from './field-rules/entries.ts'
import { writeFault } from './field-rules/faults.ts'
import { Form } from './Form.tsx'
import { FormCodeField } from './FormCodeField.tsx'
import { FormPasswordField } from './FormPasswordField.tsx'
import { FormTextArea } from './FormTextArea.tsx'
import { FormTextField } from './FormTextField.tsx'
import {
  Account,
  alert,
  button,
  email,
  openGateway,
  password,
  refuse,
  showForm,
  tryAs,
  username,
} from '#support/components/form.tsx'
import { isPageHeld } from '#core/platform/holdPage.ts'
import { DISGUISES } from '#support/disguises.ts'
import { useGatewayForm } from './useGatewayForm.ts'

const never = () => new Promise(() => undefined)

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

const NameSchema = v.object({
  username: v.pipe(requiredText, v.minLength(6, writeFault({ kind: 'pattern' }))),
  email: requiredText,
})

/** A form with a second button that validates only the field `username`. */
function NameForm({ mode = 'onSubmit' }: { mode?: 'onSubmit' | 'onTouched' }) {
  const form = useGatewayForm({
    schema: NameSchema,
    defaults: { username: '', email: '' },
    mode,
    words: () => msg`Refused`,
    submit: async () => undefined,
  })
  return (
    <Form form={form} action="Send">
      <FormTextField form={form} name="email" label="Email" />
      <FormTextField form={form} name="username" label="Username" />
      <button type="button" onClick={() => form.require('username')}>
        Check the name
      </button>
    </Form>
  )
}

describe('a form sends one request at a time:', () => {
  it('twenty clicks on a form’s button send one call', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<object>()
    gateway.answers = [() => promise]
    const form = await showForm()
    await username.fill('dragon')
    await password.fill('secret')
    const element = button.element() as HTMLElement
    for (let click = 0; click < 20; click += 1) element.click()
    await expect.poll(() => gateway.sent.length).toBe(1)
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    answer({})
    await expect.element(button).not.toHaveAttribute('aria-busy')
    expect([gateway.sent.length, form.timesDone()]).toEqual([1, 1])
  })

  it('a form that unmounts aborts its pending call', async () => {
    gateway.answers = [never]
    const form = await showForm()
    await tryAs('dragon')
    await expect.poll(() => gateway.sent.length).toBe(1)
    expect(gateway.sent[0]?.signal?.aborted).toBe(false)
    await form.unmount()
    expect(gateway.sent[0]?.signal?.aborted).toBe(true)
  })
})

it('a form with typed words keeps the page from reloading by itself', async () => {
  const form = await showForm()
  await expect.element(username).toBeInTheDocument()
  expect(isPageHeld()).toBe(false)
  await username.fill('dragon')
  expect(isPageHeld()).toBe(true)
  // The player has gone on to another page, and the form is about to disappear.
  window.history.pushState(null, '', '/elsewhere')
  expect(isPageHeld()).toBe(false)
  window.history.back()
  await expect.poll(isPageHeld).toBe(true)
  await form.unmount()
  expect(isPageHeld()).toBe(false)
})

it('a form sends values that were set without an event, as by a password manager', async () => {
  const sent: unknown[] = []
  function Everything() {
    const form = useGatewayForm({
      schema: v.object({
        name: requiredText,
        password: requiredText,
        code: requiredText,
        note: requiredText,
      }),
      defaults: { name: '', password: '', code: '', note: '' },
      words: () => msg`Refused`,
      submit: async (values) => void sent.push(values),
    })
    return (
      <Form form={form} action="Send">
        <FormTextField form={form} name="name" label="Name" />
        <FormPasswordField form={form} name="password" label="Password" autoComplete="off" />
        <FormCodeField form={form} name="code" label="Code" />
        <FormTextArea form={form} name="note" label="Note" />
      </Form>
    )
  }
  await showForm(Everything)
  const values = { name: 'dragon', password: 'Secret-2580', code: '123456', note: 'Hello' }
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector(`[name=${name}]`)!
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  }
  await button.click()
  await expect.poll(() => sent).toEqual([values])
})

it.each(Object.entries(DISGUISES))(
  'a form sends a value that was pasted %s as it looks',
  async (_, disguise) => {
    await showForm()
    await tryAs(disguise('dragon-88'))
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(1))
    expect(gateway.sent[0]).toMatchObject({ username: 'dragon-88' })
  },
)

describe('a form reports faults:', () => {
  it('empty required fields show errors, the first gets the focus, and nothing is sent', async () => {
    await showForm()
    await email.fill('')
    await button.click()
    await expect.element(username).toHaveFocus()
    await expect.element(username).toHaveAccessibleDescription('Choose a username.')
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
    expect(gateway.sent).toEqual([])
    await username.fill('dragon')
    await expect.element(username).not.toHaveAccessibleDescription()
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
  })

  it('the first press of the submit button counts although leaving a field shows an error', async () => {
    await showForm(() => <NameForm mode="onTouched" />)
    await username.fill('ab')
    await button.click()
    // An empty required field shows its error only after the player has tried to submit.
    await expect.element(email).toHaveAccessibleDescription('Please fill this in.')
    await expect.element(username).toHaveAccessibleDescription(/./)
  })

  it('an error shown before the first submit disappears when the field is corrected', async () => {
    await showForm(() => <NameForm />)
    await username.fill('ab')
    await page.getByRole('button', { name: 'Check the name' }).click()
    await expect.element(username).toHaveAccessibleDescription(/./)
    await username.fill('dragon')
    await expect.element(username).not.toHaveAccessibleDescription()
  })

  it('fields that the gateway refuses show errors, and the first gets the focus', async () => {
    gateway.answers = [refuse('password_taken')]
    await showForm()
    await tryAs('dragon')
    await expect.element(username).toHaveFocus()
    await expect.element(username).toHaveAccessibleDescription(/taken/)
    await expect.element(password).toHaveAccessibleDescription(/isn’t in the right format/)
    expect(alert.query()).toBeNull()
    await username.fill('dragon7')
    await expect.element(username).not.toHaveAccessibleDescription()
    await expect.element(password).toHaveAccessibleDescription(/isn’t in the right format/)
  })

  it('a refusal that concerns no field is shown above the form until resubmitted', async () => {
    gateway.answers = [refuse('closed'), never]
    await showForm()
    await tryAs('dragon')
    await expect.element(alert).toHaveTextContent('Refused: closed')
    await expect.element(username).toHaveValue('dragon')
    await button.click()
    await expect.poll(() => alert.query()).toBeNull()
  })
})

describe('the idempotency key of a form', () => {
  it('a form keeps its idempotency key after a missing reply, even when reopened', async () => {
    gateway.answers = [refuse('network', 0), refuse('system_error', 500), () => ({})]
    const form = await showForm()
    await tryAs('dragon')
    await expect.element(alert).toBeInTheDocument()
    await form.unmount()
    const again = await showForm(Account, form.store)
    await button.click()
    await expect.element(alert).toBeInTheDocument()
    await button.click()
    await expect.poll(again.timesDone).toBe(1)
    expect(gateway.sent).toHaveLength(3)
    expect(new Set(gateway.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  it.each([
    ['when the input changed', refuse('timeout', 0), 'dragon7'],
    ['after a clear refusal', refuse('closed'), 'dragon'],
  ])('a form gets a new idempotency key %s', async (_, answer, next) => {
    gateway.answers = [answer, () => ({})]
    const form = await showForm()
    await tryAs('dragon')
    await expect.element(alert).toBeInTheDocument()
    await tryAs(next)
    await expect.poll(form.timesDone).toBe(1)
    expect(gateway.sent.map((one) => one.username)).toEqual(['dragon', next])
    expect(gateway.sent[0]?.idempotencyKey).not.toBe(gateway.sent[1]?.idempotencyKey)
  })
})
