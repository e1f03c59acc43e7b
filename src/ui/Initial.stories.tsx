import type { Meta, StoryObj } from '@storybook/react-vite'
import { Initial } from './Initial.tsx'

const meta: Meta<typeof Initial> = { title: 'Components/Data/Initial', component: Initial }
export default meta
type Story = StoryObj<typeof Initial>

export const Company: Story = {
  args: { name: 'Nine Lanterns', className: 'size-8 rounded-control text-label text-muted' },
}
export const Round: Story = {
  args: { name: 'LINE', className: 'size-6 rounded-pill text-caption' },
}
