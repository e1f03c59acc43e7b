import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { GameTile } from '#parts/games/GameTile.tsx'
import { say } from '#storybook/samples/say.ts'
import { popularGame } from '#support/sample-game.ts'
import { Shelf } from './Shelf.tsx'

const meta: Meta<typeof Shelf> = {
  title: 'Components/Games/Shelf',
  component: Shelf,
  globals: { viewport: { value: 'desktop' } },
  parameters: { allLooks: false },
  render: () => (
    <section aria-labelledby="row" className="px-8">
      <h2 id="row">{say('Hot games')}</h2>
      <Shelf labelledBy="row" className="game-row">
        {Array.from({ length: 12 }, (_each, index) => (
          <li key={index}>
            <button type="button" className="game-cover w-full rounded-tile bg-raised">
              {index + 1}
            </button>
          </li>
        ))}
      </Shelf>
    </section>
  ),
}
export default meta
type Story = StoryObj<typeof Shelf>

/**
 * The buttons scroll the row by its visible width, and keep their places at both ends of the row.
 */
export const ByButtons: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    const [previous, next] = await waitFor(() => {
      const buttons = [...row.parentElement!.querySelectorAll<HTMLElement>(':scope > button')]
      if (buttons.length !== 2) throw new Error('no buttons yet')
      return buttons as [HTMLElement, HTMLElement]
    })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const { scrollWidth, clientWidth } = row
    await userEvent.click(next)
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(clientWidth / 2))
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.click(next)
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(row.scrollLeft + clientWidth).toBeGreaterThan(scrollWidth - 2)
    await expect(next).toHaveFocus()
  },
}

/** Arrow keys move the focus from game to game, and scroll each game into view. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const games = canvas.getAllByRole('button').filter(({ textContent }) => textContent)
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(games.length))
    games[0]!.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(games[1]).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(games[11]).toHaveFocus()
    const row = canvas.getByRole('list').getBoundingClientRect()
    await waitFor(() =>
      expect(games[11]!.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(games[11]).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(games[0]).toHaveFocus()
  },
}

const tile = (index: number, more: Parameters<typeof popularGame>[1]) => (
  <li key={index}>
    <GameTile game={popularGame(index, { supportPlay: 0, ...more })} />
  </li>
)

/**
 * Arrow keys move the focus from a button of one game to the same button of the next game. Buttons
 * that lie over a cover are skipped.
 */
export const FromControlToControl: Story = {
  render: () => (
    <section aria-labelledby="row" className="px-8">
      <h2 id="row">{say('Hot games')}</h2>
      <Shelf labelledBy="row" className="game-row">
        {Array.from({ length: 12 }, (_each, index) =>
          tile(index, index === 2 ? { status: 'MAINTENANCE' } : {}),
        )}
      </Shelf>
    </section>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list')
    await waitFor(() => expect(row.parentElement!.querySelector(':scope > button')).not.toBeNull())
    const [first, second, closed] = [...row.children]
    const dots = (game: Element | undefined) => game!.querySelector<HTMLElement>('.tile-more')!
    const overCover = () =>
      waitFor(() => {
        const button = first!.querySelector<HTMLElement>('.tile-overlay button')
        if (!button) throw new Error('nothing over the cover yet')
        return button
      })
    first!.querySelector('button')!.focus()
    await overCover()
    dots(first).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dots(second)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dots(closed)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(dots(first)).toHaveFocus()
    const other = await overCover()
    other.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second!.querySelector('button')).toHaveFocus()
  },
}
