import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECRET_LIFETIME_MS } from './drafts.ts'
import {
  Account,
  email,
  openGateway,
  password,
  showForm,
  tryAs,
  username,
} from '#support/components/form.tsx'

beforeEach(() => {
  openGateway()
})
afterEach(() => vi.useRealTimers())

describe('the draft of a form', () => {
  it('a form opened again restores its draft, but after ten minutes without passwords', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { store, unmount } = await showForm()
    await username.fill('dragon')
    await password.fill('secret')
    await unmount()

    const again = await showForm(Account, store)
    await expect.element(username).toHaveValue('dragon')
    await expect.element(password).toHaveValue('secret')
    await expect.element(email).toHaveValue('a@b.co')
    await again.unmount()

    // Moves the clock at once, as after the device slept, without running timers.
    vi.setSystemTime(Date.now() + SECRET_LIFETIME_MS)
    vi.advanceTimersByTime(20_000)
    await showForm(Account, store)
    await expect.element(username).toHaveValue('dragon')
    await expect.element(password).toHaveValue('')
  })

  it('the draft of a form is deleted once the form was sent', async () => {
    const form = await showForm()
    await tryAs('dragon')
    await expect.poll(form.timesDone).toBe(1)
    // The field loses the focus without a change, which must not store the draft again that the
    // submit has deleted.
    await email.click()
    await form.unmount()
    await showForm(Account, form.store)
    await expect.element(username).toHaveValue('')
  })
})
