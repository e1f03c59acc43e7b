import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountBadge } from './CountBadge.tsx'

const meta: Meta<typeof CountBadge> = {
  title: 'Components/Feedback/CountBadge',
  component: CountBadge,
  argTypes: { tone: { control: 'select', options: ['alert', 'offer'] } },
}
export default meta
type Story = StoryObj<typeof CountBadge>

export const Alert: Story = { args: { count: 3, label: '3 unread', tone: 'alert' } }
export const Offer: Story = { args: { count: 7, label: '7 for you', tone: 'offer' } }
export const Many: Story = { args: { count: 480, label: '480 unread', tone: 'alert' } }
