import type { Meta, StoryObj } from '@storybook/react-vite'
import { User } from 'lucide-react'
import { expect } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { TextField } from './TextField.tsx'

const HINT = 'Use English letters and digits, starting with a letter.'
const ERROR = 'This username is taken. Please choose another.'

const meta: Meta<typeof TextField> = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Username', name: 'username', autoComplete: 'username' },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Empty: Story = { tags: ['state'], args: { placeholder: 'For example lucky88' } }
export const Filled: Story = { tags: ['state'], args: { defaultValue: 'lucky88', icon: <User /> } }
export const Required: Story = {
  args: { required: true, hint: HINT },
}
export const WithAside: Story = {
  args: {
    aside: (
      <a href="#known" className="text-primary-text underline">
        Already have an account?
      </a>
    ),
  },
}
export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: 'lucky88' },
}

export const Wrong: Story = {
  tags: ['state'],
  args: {
    required: true,
    defaultValue: '8',
    hint: HINT,
    error: ERROR,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: new RegExp(say('Username')) })
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription(`${say(ERROR)} ${say(HINT)}`)
  },
}

export const LongWords: Story = {
  tags: ['state'],
  args: {
    label: 'Name on your bank account',
    required: true,
    hint: 'Enter your real name as your bank has it, including the spaces.',
    error: 'Enter first and last name, with a space between them.',
  },
  decorators: [
    (Story) => (
      <div className="max-w-[288px]">
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { required: true, icon: <User />, hint: HINT, error: ERROR },
}
