import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OpeningCover } from './GameCover.tsx'
import { OtherWays } from './GameFrame.tsx'

const meta: Meta<typeof OpeningCover> = {
  title: 'Components/Games/GameCover',
  component: OpeningCover,
  parameters: { layout: 'fullscreen', docs: { story: { height: 480 } } },
  args: { name: 'Golden Koi', slow: false },
  decorators: [
    (Story) => (
      <div className="relative h-120">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof OpeningCover>

const servers = { current: 1, count: 2, next: 2 }

export const Opening: Story = {}

export const SwitchingServers: Story = { args: { server: 2 } }

export const Slow: Story = {
  args: {
    slow: true,
    actions: <OtherWays servers={servers} onReload={fn()} onSwitch={fn()} />,
  },
}
