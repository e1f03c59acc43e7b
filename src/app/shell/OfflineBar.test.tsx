import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import layout from '#app/layout.css?inline'
import { openPopupAtom } from '#core/popups/popups.ts'
import { openGateway } from '#features/play/testGame.tsx'
import { showPage } from '#app/popups/testPopups.tsx'
import theme from '#app/theme.css?inline'
import { OfflineBar } from './OfflineBar.tsx'

beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = theme + layout
  document.body.append(style)
})
beforeEach(() => {
  openGateway()
})

it('the offline bar is announced and visible beside an open popup, and covers nothing of it', async () => {
  const { screen, store, inPage } = await showPage()
  await screen.rerender(inPage(<OfflineBar />))
  store.set(openPopupAtom, { kind: 'trueAccountNeeded' })
  const popup = screen.getByRole('dialog')
  await expect.element(popup).toBeVisible()

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const bar = screen.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect.element(bar).toBeVisible()
  await expect.element(popup).toBeVisible()
  const { left, bottom, width } = bar.element().getBoundingClientRect()
  const atBar = document.elementFromPoint(left + width / 2, bottom - 1)
  expect(bar.element().contains(atBar), 'the bar is not behind the scrim').toBe(true)
  await expect.poll(() => popup.element().getBoundingClientRect().top).toBeGreaterThan(bottom)

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => bar.query()).toBeNull()
})
