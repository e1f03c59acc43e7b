import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressSteps } from './ProgressSteps.tsx'

const meta: Meta<typeof ProgressSteps> = {
  title: 'Components/Money/ProgressSteps',
  component: ProgressSteps,
}
export default meta
type Story = StoryObj<typeof ProgressSteps>

const ASKED = { name: 'Withdrawal requested', at: '2026-03-04T05:00:00Z', mark: 'done' } as const

export const UnderWay: Story = {
  args: { steps: [ASKED], ahead: ['Review', 'Payment'] },
}

export const Failed: Story = {
  args: {
    steps: [ASKED, { name: 'Review', at: '2026-03-04T05:09:00Z', mark: 'failed' }],
    ahead: [],
  },
}
