import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictures } from 'virtual:livery-brands'
import * as v from 'valibot'
import { createStore } from 'jotai'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { languageAtom } from '#core/locale/language.ts'
import { LANGUAGE_CODES } from '#core/locale/languages.ts'
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

type Store = ReturnType<typeof createStore>

/** What stands over a cover: its badge, why it is closed, how to start it. */
const ON_COVER = '.tile-badge, .tile-closed, .tile-start'

/** Every word keeps to its place, every tile to the same height, every target to a thumb. */
function expectToHold(list: Element, what: string): void {
  const tiles = [...list.children]
  const heights = tiles.map((tile) => tile.getBoundingClientRect().height)
  expect(Math.max(...heights) - Math.min(...heights), `heights of tiles, ${what}`).toBeLessThan(0.1)
  for (const tile of tiles) {
    const cover = tile.querySelector('.game-cover')!.getBoundingClientRect()
    for (const part of tile.querySelectorAll<HTMLElement>(ON_COVER)) {
      if (!part.checkVisibility()) continue
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const held =
        left >= cover.left - 0.5 &&
        right <= cover.right + 0.5 &&
        top >= cover.top - 0.5 &&
        bottom <= cover.bottom + 0.5 &&
        part.scrollWidth <= part.clientWidth + 1
      expect(held, `“${part.textContent}” within its cover, ${what}`).toBe(true)
    }
    const name = tile.querySelector<HTMLElement>('h3')
    if (name) expect(name.scrollWidth, `${name.textContent}, ${what}`).toBe(name.clientWidth)
    for (const target of tile.querySelectorAll('button, a')) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height), `${target.ariaLabel}, ${what}`).toBeGreaterThanOrEqual(44)
    }
  }
}

/**
 * Plain, hot, new, both with a free trial, a live table, a favourite, a vendor, without a picture,
 * in maintenance, not offered here, with a long name, and on its way.
 */
const meta: Meta<typeof GameTile> = {
  title: 'Games/GameTile',
  component: GameTile,
  parameters: { site: { as: 'member', features: ['freePlay'] }, allLooks: false },
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
  play: async ({ canvas, canvasElement, loaded }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1))
    for (const name of ['Sleeping Carp', 'Far Harbour']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
    }
    // Loaded by itself.
    const time = () => canvasElement.querySelector('time')
    await waitFor(() => expect(time()?.dateTime).toBe('2099-01-01T06:00:00.000Z'))
    for (const tile of canvasElement.querySelectorAll('article')) {
      fireEvent.pointerOver(tile, { pointerType: 'mouse' })
    }
    await waitFor(() => expect(canvasElement.querySelectorAll('.tile-start')).toHaveLength(10))

    const { store } = loaded.site as { store: Store }
    const shown = store.get(languageAtom)
    const list = canvasElement.querySelector('.game-list')!
    for (const language of LANGUAGE_CODES) {
      await store.set(languageAtom, language)
      // The narrowest phone, and what the story has.
      for (const width of ['288px', '']) {
        list.setAttribute('style', `width:${width}`)
        expectToHold(canvasElement.querySelector('.game-grid')!, `${language} ${width}`)
      }
    }
    await store.set(languageAtom, shown)
  },
}
export default meta
type Story = StoryObj<typeof GameTile>

const site = { as: 'member', features: ['freePlay'] }

export const Portrait: Story = {
  parameters: { site: { ...site, tileShape: 'portrait' }, allLooks: true },
}

export const Square: Story = { parameters: { site: { ...site, tileShape: 'square' } } }

export const Arch: Story = { parameters: { site: { ...site, tileShape: 'arch' } } }
