import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GameBar } from './GameBar.tsx'
import { PlayBalance } from './PlayBalance.tsx'

const meta: Meta<typeof GameBar> = {
  title: 'Play/GameBar',
  component: GameBar,
  parameters: { layout: 'fullscreen', site: { as: 'member' }, allLooks: false },
  args: {
    name: 'Dashing Dragon Tiger',
    vendor: 'Moonquay',
    children: <PlayBalance trial={false} away={false} />,
    onReload: fn(),
    onChangeLine: fn(),
    fullScreen: { on: false, toggle: fn() },
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof GameBar>

export const Playing: Story = {
  parameters: { allLooks: true },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('status')
    // Its last button, in whatever language the preview speaks.
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Opening: Story = {
  args: { onReload: undefined, onChangeLine: undefined, fullScreen: undefined },
}

export const LongName: Story = {
  args: { name: 'The Seven Lanterns of the Emperor’s Forgotten Summer Garden Deluxe' },
}

export const FullScreen: Story = { args: { fullScreen: { on: true, toggle: fn() } } }

export const PlayMoney: Story = {
  parameters: { site: { as: 'trial' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}
