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
export const Good: Story = { args: { tone: 'good', children: 'Paid out' } }
export const Attention: Story = { args: { tone: 'attention', children: 'Waits for you' } }
export const Bad: Story = { args: { tone: 'bad', children: 'Refused' } }

/** Long words wrap, and the icon stays beside the first line. */
export const Long: Story = {
  args: { tone: 'attention', children: 'Waits until the bank has sent the rest of the amount' },
  render: (args) => (
    <div className="w-40">
      <StatusLabel {...args} />
    </div>
  ),
}
