import type { ComponentType } from 'react'
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { WordsProvider } from '#core/locale/WordsProvider.tsx'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import layout from '#app/layout.css?inline'
import { POPUPS } from '#app/popupScreens.ts'
import { openGame, showPage, type Shown } from '#support/components/popups.tsx'
import { openSearchGateway } from '#support/components/search.tsx'
import theme from '#app/theme.css?inline'
import { GatewayError } from '#core/contract/error.ts'
import { Link } from '#core/navigation/Link.tsx'
import { noticeAtom } from '#core/popups/notices.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { openGateway, press } from '#support/components/game.tsx'
import { Toasts } from './Toasts.tsx'

beforeAll(() => {
  const style = document.createElement('style')
  // The brand's theme defines `--spacing`, the unit of all lengths in these styles.
  style.textContent = `${theme}${layout}:root{--spacing:0.25rem}`
  document.body.append(style)
})

const MESSAGE = msg`Your session has ended. Please log in again.`

it('a screen reader announces a toast once, even if translations load meanwhile', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const store = createStore()
  store.set(noticeAtom, { message: MESSAGE })
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <WordsProvider words={i18n}>
          <Toasts />
        </WordsProvider>
      </MemoryRouter>
    </Provider>,
  )
  // Reads the toasts' headings only, since a region for screen readers repeats the same words.
  const titles = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Your session has ended. Please log in again.'])
  i18n.load('en', { [MESSAGE.id]: ['Again in'] })
  i18n.activate('en')
  await expect.poll(titles).toContain('Again in')
  expect(titles()).toHaveLength(1)
})

it('a toast that leads to a page goes away when that page is opened', async () => {
  const { screen, store, inPage } = await showPage()
  await screen.rerender(
    inPage(
      <>
        <Link to="/member#messageV2">Messages</Link>
        <Toasts />
      </>,
    ),
  )
  store.set(noticeAtom, { message: msg`Not sent yet.`, see: '/member#messageV2' })
  const toast = screen.getByRole('button', { name: 'Show', includeHidden: true })
  await expect.element(toast).toBeVisible()
  await press(screen.getByRole('link', { name: 'Messages' }))
  await expect.element(toast).not.toBeInTheDocument()
})

/** Shows the page with a toast about something that failed to load. */
async function showFailure(more: { cause?: unknown; about?: 'logout' | 'search' }) {
  const shown = await showPage()
  const retry = vi.fn()
  await shown.screen.rerender(shown.inPage(<Toasts />))
  shown.store.set(noticeAtom, { message: MESSAGE, retry, ...more })
  const again = shown.screen.getByRole('button', { name: 'Try again', includeHidden: true })
  await expect.element(again).toBeVisible()
  return { ...shown, retry, again }
}

it('the toast about a network failure retries once when the network returns', async () => {
  const { retry, again } = await showFailure({ cause: new GatewayError('network') })
  window.dispatchEvent(new Event('online'))
  await expect.element(again).not.toBeInTheDocument()
  expect(retry).toHaveBeenCalledOnce()
})

it('the toast about a popup that failed to load stays until the popup opens', async () => {
  const { store, retry, again } = await showFailure({
    cause: new GatewayError('bad_gateway'),
    about: 'logout',
  })
  window.dispatchEvent(new Event('online'))
  store.set(openPopupAtom, { kind: 'chat' })
  await expect.element(again).toBeVisible()
  store.set(openPopupAtom, { kind: 'logout' })
  await expect.element(again).not.toBeInTheDocument()
  expect(retry).not.toHaveBeenCalled()
})

/**
 * Shows the page and a link to the registration. Drawing the popup of a kind fails, or drawing the
 * stack of all popups.
 */
async function breakPopup(kind: 'chat' | 'register', failing: 'popup' | 'stack' = 'popup') {
  openGateway()
  const shown = await showPage()
  await shown.screen.rerender(
    shown.inPage([
      <Toasts key="toasts" />,
      <Link key="link" to="/register">
        To sign up
      </Link>,
    ]),
  )
  const popup = POPUPS.get(kind)!
  vi.spyOn(console, 'error').mockReturnValue()
  let isBroken = true
  const Whole = popup.Component as ComponentType<object>
  const Breakable = (props: object) => {
    if (isBroken) throw new Error('The code did not load.')
    return <Whole {...props} />
  }
  if (failing === 'stack') POPUPS.delete(kind)
  else POPUPS.set(kind, { ...popup, Component: Breakable as never })
  const mend = () => {
    isBroken = false
    if (failing === 'stack') POPUPS.set(kind, popup)
  }
  onTestFinished(() => void POPUPS.set(kind, popup))
  return { ...shown, mend }
}

it.each([
  ['popup of the page', 'chat', ({ store }: Shown) => store.set(openPopupAtom, { kind: 'chat' })],
  ['popup of an address', 'register', ({ screen }: Shown) => press(screen.getByText('To sign up'))],
] as const)(
  'the toast about a %s that failed to load disappears when the popup opens',
  async (_, kind, open) => {
    const shown = await breakPopup(kind)
    const { screen, expectAddress, mend } = shown
    await open(shown)
    const toasts = () =>
      screen
        .getByRole('heading', { name: /^This part didn’t load/, includeHidden: true })
        .elements()
    await expect.poll(toasts).toHaveLength(1)
    await expectAddress(kind === 'chat' ? '/one' : '/')
    mend()
    await open(shown)
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await expect.poll(toasts).toEqual([])
  },
)

it.each(['popup' as const, 'stack' as const])(
  'a second press on a popup’s link opens it after its %s failed',
  async (failing) => {
    const { screen, store, mend } = await breakPopup('register', failing)
    const link = screen.getByText('To sign up').element() as HTMLElement
    link.click()
    // The page goes back to the home page in the same task as the toast appears, but the router has
    // not drawn that yet.
    store.sub(noticeAtom, () =>
      queueMicrotask(() => {
        mend()
        link.click()
      }),
    )
    await expect.element(screen.getByRole('dialog')).toBeVisible()
  },
)

it('a toast does not cover the search field', async () => {
  openSearchGateway()
  const { screen, store, again } = await showFailure({})
  const edges = () => again.element().closest('[role]')!.getBoundingClientRect()
  store.set(openPopupAtom, { kind: 'search' })
  const field = screen.getByRole('combobox')
  await expect.element(field).toBeVisible()
  await expect
    .poll(() => edges().top)
    .toBeGreaterThan(field.element().getBoundingClientRect().bottom)
})

it('a toast covers neither the toolbar nor the lower half of a game', async () => {
  openGateway()
  const shown = await showFailure({})
  const edges = () => shown.again.element().closest('[role]')!.getBoundingClientRect()
  await openGame(shown)
  const close = shown.screen.getByRole('button', { name: 'Close the game' }).element()
  await expect.poll(() => edges().top).toBeGreaterThan(close.getBoundingClientRect().bottom)
  expect(edges().bottom).toBeLessThan(window.innerHeight / 2)
})
