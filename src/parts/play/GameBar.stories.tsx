import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GameBar } from './GameBar.tsx'

const meta: Meta<typeof GameBar> = {
  title: 'Play/GameBar',
  component: GameBar,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Dashing Dragon Tiger',
    vendor: 'Moonquay',
    children: (
      <span className="inline-flex h-9 items-center rounded-control bg-sunken px-3 text-label font-bold tabular-nums">
        ฿25,480.50
      </span>
    ),
    onReload: fn(),
    onChangeLine: fn(),
    fullScreen: { on: false, toggle: fn() },
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof GameBar>

export const Playing: Story = {
  play: async ({ args, canvas }) => {
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
