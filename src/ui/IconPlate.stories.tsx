import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { IconPlate } from './IconPlate.tsx'

const meta: Meta<typeof IconPlate> = {
  title: 'Components/Data/IconPlate',
  component: IconPlate,
  args: { children: <Heart /> },
  argTypes: { children: { control: false } },
}
export default meta
type Story = StoryObj<typeof IconPlate>

export const Primary: Story = { args: { tone: 'primary' } }
export const Soft: Story = { args: { tone: 'soft' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Raised: Story = { args: { tone: 'raised' } }
