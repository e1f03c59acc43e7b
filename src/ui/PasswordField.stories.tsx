import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on.' },
  },
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'correct horse' } }
export const Disabled: Story = { args: { disabled: true } }
export const Wrong: Story = {
  args: {
    defaultValue: 'abc',
    hint: '8 to 20 characters with a capital, a digit and a symbol.',
    error: 'The password needs a digit and a symbol.',
  },
}

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '{CapsLock}SECRET')
    await expect(canvas.getByText('Caps Lock is on.')).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'correct horse', required: true },
}
