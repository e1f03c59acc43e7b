import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { showInApp } from '#support/components/app.tsx'
import { GameWindow } from './GameWindow.tsx'

const ADDRESS = 'https://games.example/launch'

it('the link to a game is followed where the browser opens no window', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { screen } = await showInApp(
    <GameWindow
      tab={undefined}
      address={ADDRESS}
      name="Lucky"
      onTab={() => undefined}
      onReload={() => undefined}
      onDone={() => undefined}
      after={null}
    />,
  )
  const link = screen.getByRole('link', { name: 'Open the game' })
  await expect.element(link).toHaveAttribute('href', ADDRESS)
  let isFollowed: boolean | undefined
  const stop = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', stop)
  await userEvent.click(link)
  document.removeEventListener('click', stop)
  expect(isFollowed).toBe(true)
})
