import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { isPopupEntry } from '#core/popups/popupEntry.ts'
import { openGateway, press, sayFrom } from '#support/components/game.tsx'
import { ROUND_OPEN } from '#rules/gameRound.ts'
import {
  expectHistoryEntry,
  leaveQuestion,
  openGame,
  showPage,
  type Shown,
} from '#support/components/popups.tsx'

beforeEach(() => void openGateway())

const answer = (shown: Shown, name: string) =>
  press(leaveQuestion(shown).getByRole('button', { name, exact: true }))

describe('an open game', () => {
  const begin = ({ screen }: Shown) => sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)

  const WAYS: [string, (shown: Shown) => unknown][] = [
    ['the back button', () => window.history.back()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'its close button',
      ({ screen }) => press(screen.getByRole('button', { name: 'Close the game' })),
    ],
  ]

  it.each(WAYS)(
    'an open game closes without a question between rounds, if left by %s',
    async (_, leave) => {
      const shown = await showPage()
      await openGame(shown)
      await expectHistoryEntry()
      await leave(shown)
      await expect.poll(shown.kinds).toEqual([])
      await expect.poll(isPopupEntry).toBe(false)
      await shown.expectAddress('/one')
    },
  )

  it.each(WAYS)(
    'an open game closes only after a confirmation during a round, if left by %s',
    async (_, leave) => {
      const shown = await showPage()
      await openGame(shown)
      begin(shown)
      await expectHistoryEntry()
      await leave(shown)
      await expect.element(leaveQuestion(shown)).toBeInTheDocument()
      await answer(shown, 'Keep playing')
      await expect.poll(() => leaveQuestion(shown).query()).toBeNull()
      expect(shown.kinds()).toEqual(['game'])
      await expectHistoryEntry()

      await leave(shown)
      await answer(shown, 'Leave the game')
      await expect.poll(shown.kinds).toEqual([])
      await expect.poll(isPopupEntry).toBe(false)
      await shown.expectAddress('/one')
    },
  )

  it('following a link during a game round waits for the player’s confirmation', async () => {
    const shown = await showPage()
    await openGame(shown)
    begin(shown)
    const link = shown.screen.getByRole('link', { name: 'To two', includeHidden: true })
    await press(link)
    await answer(shown, 'Keep playing')
    await expect.poll(() => leaveQuestion(shown).query()).toBeNull()
    await shown.expectAddress('/one')
    await press(link)
    await answer(shown, 'Leave the game')
    await shown.expectAddress('/two')
    expect(shown.kinds()).toEqual([])
  })
})
