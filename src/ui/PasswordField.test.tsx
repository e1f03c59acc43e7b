import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { PasswordField } from './PasswordField.tsx'

const labels = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' }
const field = <PasswordField label="Password" autoComplete="current-password" labels={labels} />

it('the show button of the password field reveals the value and keeps the focus', async () => {
  const screen = await render(field)
  const input = screen.getByRole('textbox', { name: 'Password' }).or(screen.getByLabelText(/^Pass/))
  await userEvent.fill(input, 'correct horse')
  await expect.element(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveValue('correct horse')
})

it('the password field warns of caps lock while it has the focus', async () => {
  const screen = await render(field)
  const input = screen.getByLabelText(/^Pass/)
  await userEvent.click(input)
  const press = (type: string, modifierCapsLock: boolean) =>
    input
      .element()
      .dispatchEvent(new KeyboardEvent(type, { key: 'A', modifierCapsLock, bubbles: true }))
  press('keydown', true)
  await expect.element(screen.getByText('Caps Lock is on.')).toBeVisible()
  press('keyup', false)
  await expect.element(screen.getByText('Caps Lock is on.')).not.toBeInTheDocument()
  press('keydown', true)
  await expect.element(screen.getByText('Caps Lock is on.')).toBeVisible()
  ;(input.element() as HTMLElement).blur()
  await expect.element(screen.getByText('Caps Lock is on.')).not.toBeInTheDocument()
})
