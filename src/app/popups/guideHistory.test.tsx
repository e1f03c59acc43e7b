import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPopupAtom } from '#core/popups/popups.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'
import { useStackedDialog } from '#core/popups/useStackedDialog.ts'
import { openGateway, press } from '#support/components/game.tsx'
import { expectHistoryEntry, showPage } from '#support/components/popups.tsx'

beforeEach(() => void openGateway())

describe('the back button with a popup open', () => {
  it('the back button closes one popup at a time and then leaves the page', async () => {
    const shown = await showPage()
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    await shown.expectAddress('/two')
    shown.store.set(openPopupAtom, { kind: 'login' })
    shown.store.set(openPopupAtom, { kind: 'forgotPassword', portal: 'member' })
    await expectHistoryEntry()
    window.history.back()
    await expect.poll(shown.kinds).toEqual(['login'])
    await expectHistoryEntry()
    window.history.back()
    await expect.poll(shown.kinds).toEqual([])
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('the back button leaves the page after a popup was closed by its own button', async () => {
    const shown = await showPage()
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isPopupEntry).toBe(false)
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('the back button returns to the page below the open popup', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    await press(shown.screen.getByRole('link', { name: 'To two', includeHidden: true }))
    await shown.expectAddress('/two')
    await expect.poll(shown.kinds).toEqual([])
    await expect.element(shown.screen.getByLabelText('step')).toHaveTextContent('PUSH')
    window.history.back()
    await shown.expectAddress('/one')
    await expect.element(shown.screen.getByLabelText('step')).toHaveTextContent('POP')
    expect(isPopupEntry()).toBe(false)
  })

  it('a closed popup leaves no history entry that back or forward can reach', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    window.history.back()
    await expect.poll(shown.kinds).toEqual([])
    let steps = 0
    window.addEventListener('popstate', () => (steps += 1), { once: true })
    window.history.forward()
    await expect.poll(() => steps).toBe(1)
    await expect.poll(isPopupEntry).toBe(false)
    await shown.expectAddress('/one')
  })

  it('the back button works after a reload that removed the popup', async () => {
    const before = await showPage()
    before.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    await before.screen.unmount()
    const shown = await showPage('/one', undefined, false)
    await expect.poll(isPopupEntry).toBe(false)
    await shown.expectAddress('/one')
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
  })

  it('the back button closes a dialog that belongs to the page, not to the popups', async () => {
    const shown = await showPage()
    let closed = 0
    function Sheet() {
      useStackedDialog('page', () => (closed += 1))
      return null
    }
    await shown.screen.rerender(shown.inPage(<Sheet />))
    await expectHistoryEntry()
    window.history.back()
    await expect.poll(() => closed).toBe(1)
    await shown.expectAddress('/one')
  })
})

describe('a new query string behind a popup', () => {
  it('a changed query string keeps an open popup open, and stays after the popup closes', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    await press(shown.screen.getByRole('link', { name: 'More of one', includeHidden: true }))
    await shown.expectAddress('/one?more')
    expect(shown.kinds()).toEqual(['logout'])
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isPopupEntry).toBe(false)
    expect(window.location.search).toBe('?more')
    await shown.expectAddress('/one?more')
  })
})

describe('an address that changes while a popup is open', () => {
  /** Delays the browser's history steps until the test releases them, as a busy browser does. */
  function openSteps() {
    let steps = 0
    const hear = () => (steps += 1)
    window.addEventListener('popstate', hear)
    onTestFinished(() => window.removeEventListener('popstate', hear))
    const held: (() => void)[] = []
    const step = window.history.back.bind(window.history)
    return {
      held,
      hold: () => {
        vi.spyOn(window.history, 'back').mockImplementation(() => void held.push(step))
        onTestFinished(() => void vi.restoreAllMocks())
      },
      letGo: async () => {
        const before = steps
        vi.restoreAllMocks()
        for (const one of held.splice(0)) one()
        await expect.poll(() => steps).toBeGreaterThan(before)
      },
    }
  }

  it('typing an address closes the open popup and leads to the typed address', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    window.location.hash = 'there'
    await expect.poll(shown.kinds).toEqual([])
    await expect.poll(isPopupEntry).toBe(false)
    expect(window.location.hash).toBe('#there')
  })

  it('a link to a part of the page keeps its address after the popup closes', async () => {
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    await press(shown.screen.getByRole('link', { name: 'A place of one', includeHidden: true }))
    await expect.poll(() => window.location.hash).toBe('#place')
    await expectHistoryEntry()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(isPopupEntry).toBe(false)
    expect(window.location.hash).toBe('#place')
  })

  it('a late history step of a closed popup does not undo the navigation after it', async () => {
    const { held, hold, letGo } = openSteps()
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    hold()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => held).toHaveLength(1)
    await press(shown.screen.getByRole('link', { name: 'To two' }))
    await shown.expectAddress('/two')
    await letGo()
    await expect.poll(() => window.location.pathname).toBe('/two')
    await shown.expectAddress('/two')
    window.history.back()
    await shown.expectAddress('/one')
  })

  it('a late history step of a closed popup does not close a newly opened popup', async () => {
    const { held, hold, letGo } = openSteps()
    const shown = await showPage()
    shown.store.set(openPopupAtom, { kind: 'logout' })
    await expectHistoryEntry()
    hold()
    await press(shown.screen.getByRole('button', { name: 'Close' }))
    await expect.poll(() => held).toHaveLength(1)
    // Navigations wait until the browser has gone back; this one runs when the app stops waiting.
    await press(shown.screen.getByRole('link', { name: 'More of one' }))
    await shown.expectAddress('/one?more')
    shown.store.set(openPopupAtom, { kind: 'login' })
    await letGo()
    await expectHistoryEntry()
    expect(shown.kinds()).toEqual(['login'])
    expect(window.location.search).toBe('?more')
  })
})
