import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { FormAlert } from './FormAlert.tsx'

const meta: Meta<typeof FormAlert> = {
  title: 'Components/Feedback/FormAlert',
  component: FormAlert,
  args: { children: 'The username or the password isn’t right. Check both and try again.' },
}
export default meta
type Story = StoryObj<typeof FormAlert>

export const Danger: Story = {}
export const Warning: Story = {
  args: { tone: 'warning', children: 'If it wasn’t you, change your login password.' },
}
export const Info: Story = {
  args: { tone: 'info', children: 'Your session has reached its time limit. Please log in again.' },
}
export const Success: Story = {
  args: { tone: 'success', children: 'Your new payment password is set.' },
}
export const WithTitleAndAction: Story = {
  args: {
    title: 'Account locked',
    children: 'Too many attempts. Please wait a while and try again.',
    action: (
      <Button variant="outline" size="sm">
        Customer service
      </Button>
    ),
  },
}
export const Narrow: Story = {
  ...WithTitleAndAction,
  decorators: [
    (Story) => (
      <div className="w-[288px]">
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { ...WithTitleAndAction, globals: { direction: 'rtl' } }
