import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'

const meta: Meta<typeof Badge> = {
  title: 'Components/Data/Badge',
  component: Badge,
  argTypes: { tone: { control: 'select', options: ['hot', 'new', 'plain'] } },
}
export default meta
type Story = StoryObj<typeof Badge>

export const Hot: Story = { args: { tone: 'hot', children: 'Hot' } }
export const New: Story = { args: { tone: 'new', children: 'New' } }
export const Plain: Story = { args: { children: 'VIP 3' } }
