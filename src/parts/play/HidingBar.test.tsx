import { setupI18n } from '@lingui/core'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { beforeEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { HidingBar } from './HidingBar.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

const show = (hide = true) =>
  render(
    <WordsProvider words={i18n}>
      {/* Defines the CSS class that hides the bar, since these tests load no stylesheet. */}
      <style>{'.invisible { visibility: hidden }'}</style>
      <HidingBar hide={hide}>
        <button type="button">Back</button>
      </HidingBar>
      <button type="button">The game</button>
    </WordsProvider>,
  )

const handle = { name: 'Show the top bar' }

describe('the bar of a game on a phone on its side', () => {
  beforeEach(() => page.viewport(844, 390))

  it('on a phone in landscape, touching the handle shows the game’s toolbar', async () => {
    const screen = await show()
    await expect.element(screen.getByText('Back')).not.toBeVisible()
    await screen.getByRole('button', handle).click()
    await expect.element(screen.getByText('Back')).toBeVisible()
    await expect.element(screen.getByRole('button', handle)).not.toBeInTheDocument()
  })

  it('a game’s toolbar opens by keyboard and stays while it has the focus', async () => {
    const screen = await show()
    await userEvent.keyboard('{Tab}{Enter}')
    const back = screen.getByRole('button', { name: 'Back' })
    await expect.element(back).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByText('Back')).not.toBeVisible()
  })

  it('the game’s toolbar is visible while no game runs', async () => {
    const screen = await show(false)
    await expect.element(screen.getByText('Back')).toBeVisible()
    expect(screen.getByRole('button', handle).query()).toBeNull()
  })
})

it('the toolbar of a game on an upright phone is always visible', async () => {
  await page.viewport(390, 844)
  const screen = await show()
  await expect.element(screen.getByText('Back')).toBeVisible()
  expect(screen.getByRole('button', handle).query()).toBeNull()
})
