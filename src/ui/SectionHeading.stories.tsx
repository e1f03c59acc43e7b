import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { Button } from './Button.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta: Meta<typeof SectionHeading> = {
  title: 'UI/SectionHeading',
  component: SectionHeading,
  args: { id: 'hot', title: 'Hot tonight' },
}
export default meta
type Story = StoryObj<typeof SectionHeading>

export const TitleOnly: Story = {}

export const Full: Story = {
  args: {
    icon: <Flame className="size-5 text-game-live" />,
    note: '128 games',
    action: (
      <Button variant="quiet" size="sm">
        See all
      </Button>
    ),
  },
}

export const LongTitle: Story = {
  args: {
    ...Full.args,
    title: 'Everything that people at your table have been playing since yesterday evening',
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}
