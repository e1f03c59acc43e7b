import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { GameBar } from './GameBar.tsx'
import { PlayBalance } from './PlayBalance.tsx'
import type { Game } from './useGame.ts'

const GAME = {
  name: 'Golden Koi',
  vendor: 'Moonquay',
  vendorCode: 'MQY',
  gameId: '100001',
  type: 'RNG',
  target: { nodeId: '100001', vendor: 'MQY', type: 'RNG' },
  servers: { current: 1, count: 2, next: 2 },
  reload: () => {},
  switchServer: () => {},
} as Game

const meta: Meta<typeof GameBar> = {
  title: 'Components/Games/GameBar',
  component: GameBar,
  parameters: { layout: 'fullscreen', site: { as: 'member' }, allLooks: false },
  args: {
    game: GAME,
    vendor: 'Moonquay',
    isRunning: true,
    ask: fn(),
    onPick: { pick: fn(), open: fn() },
    children: <PlayBalance trial={false} away={false} />,
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
    // Presses the first button of the bar, found by its position since its label depends on the
    // language.
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Opening: Story = {
  args: { isRunning: false, fullScreen: undefined },
}

export const LongName: Story = {
  args: {
    game: { ...GAME, name: 'The Seven Lanterns of the Emperor’s Forgotten Summer Garden' },
  },
}

export const FullScreen: Story = { args: { fullScreen: { on: true, toggle: fn() } } }

/**
 * The menu that opens from the name of a game: the games that were played last, and the actions on
 * this game.
 */
export const Menu: Story = {
  parameters: { allLooks: true },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('status')
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    const panel = await screen.findByRole('dialog')
    const buttons = [...panel.querySelectorAll('button')]
    await userEvent.click(buttons.at(-1)!)
    await expect(args.ask).toHaveBeenCalledWith('server', expect.anything())
    await userEvent.click(canvas.getAllByRole('button')[1]!)
    await screen.findByRole('dialog')
  },
}

export const PlayMoney: Story = {
  parameters: { site: { as: 'trial' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('status')
    // In each language of the preview, the label “play money” must be visible, not only read by
    // screen readers.
    const word = canvasElement.querySelector('[data-play-money]')!
    await expect(word.getBoundingClientRect().width).toBeGreaterThan(20)
  },
}
