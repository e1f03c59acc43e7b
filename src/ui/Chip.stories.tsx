import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame, LayoutGrid, Sparkles } from 'lucide-react'
import { say } from '#storybook/samples/say.ts'
import { Chip } from './Chip.tsx'

const meta: Meta<typeof Chip> = {
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { active: false, children: 'Hot' },
}
export default meta
type Story = StoryObj<typeof Chip>

export const Row: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip active icon={<LayoutGrid aria-hidden="true" />}>
        {say('All')}
      </Chip>
      <Chip active={false} icon={<Flame aria-hidden="true" />}>
        {say('Hot')}
      </Chip>
      <Chip active={false} icon={<Sparkles aria-hidden="true" />}>
        {say('New')}
      </Chip>
      <Chip active={false}>Nine Lanterns</Chip>
    </div>
  ),
}

export const Plain: Story = { tags: ['state'] }
export const Chosen: Story = { tags: ['state'], args: { active: true } }
export const WithIcon: Story = { tags: ['state'], args: { icon: <Flame aria-hidden="true" /> } }
export const LongWords: Story = { tags: ['state'], args: { children: 'Last 30 days' } }
