import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = { title: 'Components/Feedback/Skeleton', component: Skeleton }
export default meta
type Story = StoryObj<typeof Skeleton>

export const Line: Story = { args: { className: 'h-4 w-64' } }

export const Tiles: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="aspect-tile w-full rounded-tile" />
      ))}
    </div>
  ),
}
