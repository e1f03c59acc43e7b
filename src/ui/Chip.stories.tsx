import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flame, LayoutGrid, Sparkles } from 'lucide-react'
import { say } from '#storybook/samples/say.ts'
import { Chip } from './Chip.tsx'

const meta: Meta<typeof Chip> = { title: 'Components/Actions/Chip', component: Chip }
export default meta

export const Row: StoryObj = {
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
