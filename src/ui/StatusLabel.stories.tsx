import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusLabel } from './StatusLabel.tsx'

const meta: Meta<typeof StatusLabel> = {
  title: 'Components/Feedback/StatusLabel',
  component: StatusLabel,
  argTypes: { tone: { control: 'select' } },
}
export default meta
type Story = StoryObj<typeof StatusLabel>

export const Plain: Story = { args: { tone: 'plain', children: 'Ended' } }
export const Pending: Story = { args: { tone: 'pending', children: 'Being checked' } }
export const Good: Story = { args: { tone: 'good', children: 'Paid to your balance' } }
export const Attention: Story = { args: { tone: 'attention', children: 'Waiting for payment' } }
export const Bad: Story = { args: { tone: 'bad', children: 'Not approved' } }

/** Long words wrap, and the icon stays in the middle beside them. */
export const Long: Story = {
  args: {
    tone: 'attention',
    children: 'You told us that money didn’t arrive. We’re checking it with the bank.',
  },
  render: (args) => (
    <div className="w-40">
      <StatusLabel {...args} />
    </div>
  ),
}
