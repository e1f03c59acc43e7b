import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { PasswordField } from './PasswordField.tsx'

const meta: Meta<typeof PasswordField> = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password',
    labels: { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' },
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
    hint: 'Use uppercase and lowercase letters, a digit and a symbol.',
    error: 'A password can’t start or end with a space.',
  },
}

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Show password') }))
    await expect(canvas.getByLabelText(say('Password'))).toHaveAttribute('type', 'text')
  },
}

export const CapsLock: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(say('Password')), '{CapsLock}SECRET')
    await expect(canvas.getByText(say('Caps Lock is on'))).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'correct horse', required: true },
}
