import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from 'virtual:livery-brands'
import * as v from 'valibot'
import { expect, waitFor } from 'storybook/test'
import { GameTile } from './GameTile.tsx'
import { GameTileSkeleton } from './GameTileSkeleton.tsx'
import { GameSchema } from './schema.ts'

/** A game as the gateway sends it. */
const game = (nodeName: string, more: Partial<v.InferInput<typeof GameSchema>> = {}) =>
  v.parse(GameSchema, {
    nodeId: nodeName,
    nodeName,
    gameType: 'RNG',
    vassalage: 'MQY',
    vassalageName: 'Moonquay',
    gameCode: nodeName,
    isGame: 'GAME',
    showIcon: pictures[nodeName.length % pictures.length],
    isHot: 0,
    supportPlay: 1,
    ...more,
  })

const GAMES = [
  game('Paper Lantern'),
  game('Golden Koi', { isHot: 1 }),
  game('Night Ferry', { isNew: 1 }),
  game('Copper Fox', { isHot: 1, isNew: 1, supportPlay: 0 }),
  game('Dragon Tiger', { gameType: 'LIVE', supportPlay: 0 }),
  game('Jade Garden', { nodeId: 'favorite' }),
  game('Moonquay', { isGame: 'VASSALAGE' }),
  game('Lost Picture', { showIcon: '/no-such-picture.svg' }),
  game('Sleeping Carp', { status: 'MAINTENANCE', maintenanceEndsAt: '2099-01-01T06:00:00Z' }),
  game('Far Harbour', { status: 'RESTRICTED', gameType: 'LIVE', supportPlay: 0 }),
  game('The Seven Lanterns of the Emperor’s Forgotten Summer Garden', {
    vassalageName: 'Tigerlily Works and Daughters',
  }),
]

/**
 * Plain, hot, new, both with a free trial, a live table, a favourite, a vendor, without a picture,
 * in maintenance, not offered here, with a long name, and on its way.
 */
const meta: Meta<typeof GameTile> = {
  title: 'Games/GameTile',
  component: GameTile,
  parameters: { site: { as: 'member' }, allLooks: false },
  render: () => (
    <div className="game-list">
      <ul className="game-grid">
        {GAMES.map((each) => (
          <li key={each.id}>
            <GameTile game={each} eager />
          </li>
        ))}
        <li>
          <GameTileSkeleton />
        </li>
      </ul>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1))
    for (const name of ['Sleeping Carp', 'Far Harbour']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    // Loaded by itself.
    await waitFor(() =>
      expect(canvasElement.querySelector('time')?.dateTime).toBe('2099-01-01T06:00:00.000Z'),
    )
  },
}
export default meta
type Story = StoryObj<typeof GameTile>

export const Portrait: Story = {
  parameters: { site: { as: 'member', tileShape: 'portrait' }, allLooks: true },
}

export const Square: Story = { parameters: { site: { as: 'member', tileShape: 'square' } } }

export const Arch: Story = { parameters: { site: { as: 'member', tileShape: 'arch' } } }
