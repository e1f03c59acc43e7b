import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GameEnd } from './GameEnd.tsx'
import type { Game } from './useGame.ts'

const meta: Meta<typeof GameEnd> = {
  title: 'Components/Games/GameEnd',
  component: GameEnd,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: 720 } },
    site: { as: 'member' },
    allLooks: false,
  },
  args: {
    game: {
      name: 'Golden Koi',
      type: 'RNG',
      gameId: '100001',
      vendorCode: 'MQY',
      target: { nodeId: '100001', vendor: 'MQY', type: 'RNG' },
    } as Game,
    onAgain: fn(),
    onClose: fn(),
    onPick: fn(),
  },
  decorators: [
    (Story) => (
      <div className="relative h-180">
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const [back] = canvas.getAllByRole('button')
    await expect(back).toHaveFocus()
    // Other games come with the replies of the gateway.
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(6))
    await userEvent.click(canvas.getAllByRole('button')[2]!)
    await expect(args.onPick).toHaveBeenCalledTimes(1)
  },
}
export default meta
type Story = StoryObj<typeof GameEnd>

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { allLooks: true },
}

export const AtADesk: Story = { globals: { viewport: { value: 'desktop' } } }
