import type { Meta, StoryObj } from '@storybook/react-vite'
import { AgentHeader } from './AgentHeader.tsx'

const meta: Meta<typeof AgentHeader> = {
  title: 'Components/Agents/AgentHeader',
  component: AgentHeader,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: { story: { height: 200 } },
    layout: 'fullscreen',
    site: { as: 'agent' },
    allLooks: false,
  },
}
export default meta
type Story = StoryObj<typeof AgentHeader>

export const Agent: Story = {}

export const AgentOnPhone: Story = { globals: { viewport: { value: 'phone' } } }
