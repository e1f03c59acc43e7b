import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#storybook/samples/say.ts'
import { CountBadge } from './CountBadge.tsx'

const LABELS = { alert: '{count, plural, other {# unread}}', offer: '{count} for you' }

const meta: Meta<typeof CountBadge> = {
  title: 'Components/Feedback/CountBadge',
  component: CountBadge,
  render: (args) => <CountBadge {...args} label={say(LABELS[args.tone], { count: args.count })} />,
  argTypes: { tone: { control: 'select', options: ['alert', 'offer'] } },
}
export default meta
type Story = StoryObj<typeof CountBadge>

export const Alert: Story = {
  args: { count: 3, tone: 'alert' },
}
export const Offer: Story = { args: { count: 7, tone: 'offer' } }
export const Many: Story = {
  args: { count: 480, tone: 'alert' },
}
