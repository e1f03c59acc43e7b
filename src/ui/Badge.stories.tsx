import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '#storybook/docs/blocks/StateGrid.tsx'
import { say } from '#storybook/samples/say.ts'
import { Badge } from './Badge.tsx'

const meta: Meta<typeof Badge> = {
  title: 'Components/Data/Badge',
  component: Badge,
  argTypes: { tone: { control: 'select', options: ['hot', 'new', 'plain'] } },
}
export default meta
type Story = StoryObj<typeof Badge>

/** Every tone of a badge, side by side. */
export const Tones: Story = {
  render: () => (
    <StateGrid
      states={[
        { name: 'hot', content: <Badge tone="hot">{say('Hot')}</Badge> },
        { name: 'new', content: <Badge tone="new">{say('New')}</Badge> },
        { name: 'plain', content: <Badge>VIP 3</Badge> },
      ]}
    />
  ),
}

export const Hot: Story = { args: { tone: 'hot', children: 'Hot' } }
export const New: Story = { args: { tone: 'new', children: 'New' } }
export const Plain: Story = { args: { children: 'VIP 3' } }
