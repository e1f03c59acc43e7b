import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import layout from '#app/layout.css?inline'
import { openPopupAtom } from '#core/popups/popups.ts'
import { openGateway } from '#support/components/game.tsx'
import { openGame, showPage, type Shown } from '#support/components/popups.tsx'
import { openSearchGateway } from '#support/components/search.tsx'
import theme from '#app/theme.css?inline'
import { Header } from './Header.tsx'
import { OfflineBar } from './OfflineBar.tsx'

beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = theme + layout
  document.body.append(style)
})
beforeEach(async () => {
  await page.viewport(414, 896)
  openGateway()
})

function lose() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

function find() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}

/**
 * Waits until nothing covers the offline bar; returns the position of the bar's lower edge in
 * pixels.
 */
async function seeBar({ screen }: Shown): Promise<number> {
  const words = screen.getByText(/^You’re offline\./)
  await expect.element(words).toBeVisible()
  const bar = words.element().parentElement!
  const { left, top, bottom, width } = bar.getBoundingClientRect()
  expect(top).toBe(0)
  expect(document.elementFromPoint(left + width / 2, bottom - 1)).toBe(bar)
  return bottom
}

const topOf = (element: Element) => element.getBoundingClientRect().top

it('the offline bar is announced and covers no part of an open popup', async () => {
  const shown = await showPage()
  const { screen, store, inPage } = shown
  await screen.rerender(inPage(<OfflineBar />))
  store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
  const popup = screen.getByRole('dialog')
  await expect.element(popup).toBeVisible()
  lose()
  const bottom = await seeBar(shown)
  const status = screen.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect.element(status).toBeInTheDocument()
  await expect.poll(() => topOf(popup.element())).toBeGreaterThan(bottom)
  find()
  await expect.poll(() => status.query()).toBeNull()
})

it('the search popup in a low window fits between offline bar and bottom edge', async () => {
  await page.viewport(1024, 300)
  openSearchGateway()
  const shown = await showPage()
  const { screen, store, inPage } = shown
  await screen.rerender(inPage(<OfflineBar />))
  store.set(openPopupAtom, { kind: 'search' })
  const popup = screen.getByRole('dialog', { name: 'Search' })
  await expect.element(popup).toBeVisible()
  const before = topOf(popup.element())
  lose()
  const bottom = await seeBar(shown)
  await expect.poll(() => topOf(popup.element())).toBeCloseTo(before + bottom, 0)
  expect(popup.element().getBoundingClientRect().bottom).toBeLessThan(300)
  find()
  await expect.poll(() => topOf(popup.element())).toBeCloseTo(before, 0)
})

it('the offline bar is visible over a game, whose own toolbar begins below it', async () => {
  const shown = await showPage()
  const { screen, inPage } = shown
  await screen.rerender(inPage(<OfflineBar />))
  await openGame(shown)
  lose()
  const bottom = await seeBar(shown)
  const close = screen.getByRole('button', { name: 'Close the game' })
  await expect.poll(() => topOf(close.element())).toBeGreaterThanOrEqual(bottom)
  find()
  await expect.poll(() => topOf(close.element())).toBeLessThan(bottom)
})

it('the header of a scrolled page begins below the offline bar', async () => {
  const shown = await showPage()
  const { screen, inPage } = shown
  const parts = [
    <OfflineBar key="bar" />,
    <Header key="header" />,
    <div key="page" style={{ height: '300vh' }} />,
  ]
  await screen.rerender(inPage(parts))
  window.scrollTo(0, 600)
  const header = screen.getByRole('banner').element()
  await expect.poll(() => topOf(header)).toBe(0)
  lose()
  const bottom = await seeBar(shown)
  await expect.poll(() => topOf(header)).toBeCloseTo(bottom, 0)
  find()
  await expect.poll(() => topOf(header)).toBe(0)
})
