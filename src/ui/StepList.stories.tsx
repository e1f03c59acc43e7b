import type { Meta, StoryObj } from '@storybook/react-vite'
import { StepList } from './StepList.tsx'

const STEPS = [
  { title: 'Apply now', text: 'Tell us where your players come from. It takes two minutes.' },
  {
    title: 'Agree on a plan',
    text: 'Together with your manager you find the plan that suits you.',
  },
  { title: 'Invite by link', text: 'Friends who sign up through your link appear here at once.' },
  {
    title: 'Get paid',
    text: 'Every month, to your bank or wallet, with every figure open to you.',
  },
]

const meta: Meta<typeof StepList> = {
  title: 'Components/Layout and navigation/StepList',
  component: StepList,
  args: { title: 'How to start', steps: STEPS },
}
export default meta
type Story = StoryObj<typeof StepList>

export const Four: Story = {}

export const Three: Story = { args: { steps: STEPS.slice(0, 3) } }
