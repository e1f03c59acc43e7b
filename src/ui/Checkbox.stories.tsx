import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Keep my name for a day' },
}
export default meta
type Story = StoryObj<typeof Checkbox>

const terms = (
  <>
    <span>I am 18 or older and accept the </span>
    <a href="#terms">terms and conditions</a>
    <span> and the </span>
    <a href="#privacy">privacy rules</a>
    <span>.</span>
  </>
)

export const Empty: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Wrong: Story = {
  args: { label: terms, required: true, error: 'Please read and accept the terms first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/accept the terms/)
  },
}

export const WithLinks: Story = {
  args: { label: terms },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/I am 18/))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: terms, defaultChecked: true },
}
