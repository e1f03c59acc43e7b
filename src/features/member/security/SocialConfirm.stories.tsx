import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '#storybook/samples/say.ts'
import { SocialConfirm } from './SocialConfirm.tsx'

const meta: Meta<typeof SocialConfirm> = {
  title: 'Components/Forms/SocialConfirm',
  component: SocialConfirm,
  args: { ticket: '7f3c' },
  parameters: { site: { as: 'member', features: ['socialLogin'] } },
}
export default meta
type Story = StoryObj<typeof SocialConfirm>

export const BeforeLinking: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(say('Somchai J.'))
  },
}
