import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '#storybook/samples/say.ts'
import { Checkbox } from './Checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my username' },
}
export default meta
type Story = StoryObj<typeof Checkbox>

const terms = (
  <>
    <span className="me-1">I am 18 or older and accept the rules:</span>
    <a href="#terms" className="me-1">
      Terms and conditions
    </a>
    <a href="#privacy">Privacy</a>
  </>
)

export const Empty: Story = { tags: ['state'] }
export const Ticked: Story = { tags: ['state'], args: { defaultChecked: true } }
export const Disabled: Story = { tags: ['state'], args: { disabled: true, defaultChecked: true } }
export const Wrong: Story = {
  tags: ['state'],
  args: { label: terms, required: true, error: 'Please confirm your age and agree to the terms.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      say('Please confirm your age and agree to the terms.'),
    )
  },
}

export const WithLinks: Story = {
  args: { label: terms },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(say('I am 18 or older and accept the rules:')))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: terms, defaultChecked: true },
}
