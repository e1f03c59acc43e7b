import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from './Button.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const meta: Meta<typeof SectionHeading> = {
  title: 'Components/Layout and navigation/SectionHeading',
  component: SectionHeading,
  args: { id: 'hot', title: 'Hot games' },
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
        Show all games
      </Button>
    ),
  },
}

export const LongTitle: Story = {
  args: {
    ...Full.args,
    title: 'These games came out this week. Be among the first to play them.',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading')
    await expect(title.scrollWidth, 'width of the title').toBeLessThanOrEqual(title.clientWidth)
    await expect(title).toHaveStyle({ overflow: 'visible' })
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}

/** A note beside the title moves below it if there is too little space. */
export const ShortTitleOnSmallPhone: Story = {
  ...LongTitle,
  args: { ...Full.args, title: 'Hot games', note: 'Most played right now' },
}
