import { expect, it, vi } from 'vitest'
import { GatewayError } from '#core/contract/error.ts'
import { showInApp } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/center.tsx'
import { recoverPasswordByEmail } from '../api.ts'
import { ForgotPasswordPopup } from './ForgotPasswordPopup.tsx'

async function openRecovery(answer: () => unknown, features: Record<string, boolean> = {}) {
  const gateway = openGateway()
  gateway.answer(recoverPasswordByEmail, answer)
  const onClose = vi.fn()
  const { screen } = await showInApp(<ForgotPasswordPopup portal="member" onClose={onClose} />, {
    brand: {
      features,
      verification: { phone: { provider: 'gateway' }, human: { provider: 'none' } },
    },
  })
  const send = async (email: string) => {
    await screen.getByRole('textbox', { name: 'Username' }).fill('lotus88')
    await screen.getByRole('textbox', { name: 'Email' }).fill(email)
    await press(screen.getByRole('button', { name: 'Send me a temporary password' }))
  }
  return { gateway, onClose, screen, send }
}

it('a password recovery by email shows every user the same message, then the login', async () => {
  const { gateway, onClose, screen, send } = await openRecovery(() => ({ outcome: 'in_been_out' }))
  await send('lotus@site.example')
  await expect.element(screen.getByText('lotus@site.example')).toBeInTheDocument()
  expect(gateway.listOf(recoverPasswordByEmail)).toMatchObject([
    { username: 'lotus88', email: 'lotus@site.example' },
  ])
  await press(screen.getByRole('button', { name: 'Log in' }))
  expect(onClose).toHaveBeenCalled()
})

it('a password recovery without a mail address shows an error in the form', async () => {
  const { gateway, screen, send } = await openRecovery(() => ({ outcome: 'in_been_out' }))
  await send('not an address')
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAttribute('aria-invalid', 'true')
  expect(gateway.listOf(recoverPasswordByEmail)).toEqual([])
})

it('a password recovery that the gateway turned off says so and keeps the entries', async () => {
  const { screen, send } = await openRecovery(() => {
    throw new GatewayError('mode_disabled', { status: 403 })
  })
  await send('lotus@site.example')
  await expect
    .element(screen.getByText(/This way of recovering a password isn’t available here\./))
    .toBeInTheDocument()
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveValue('lotus@site.example')
})

it('password recovery by phone is offered only if the brand has it', async () => {
  const without = await openRecovery(() => ({}))
  expect(without.screen.getByRole('tab').elements()).toHaveLength(0)
  await without.screen.unmount()
  const { screen } = await openRecovery(() => ({}), { phonePasswordRecovery: true })
  await press(screen.getByRole('tab', { name: 'By phone' }))
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).not.toBeInTheDocument()
})
