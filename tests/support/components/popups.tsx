import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { expect } from 'vitest'
import { Link } from '#core/navigation/Link.tsx'
import { openPopupAtom, openPopupsAtom, type Popup } from '#core/popups/popups.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'
import type { PasswordChange } from '#core/session/schema.ts'
import { logIn, showInApp } from './app.tsx'
import { whenIdle } from '#lib/later.ts'
import { PopupHost } from '../../../src/app/popups/PopupHost.tsx'
import { PopupRouter } from '../../../src/app/popups/PopupRouter.tsx'

/** Support for tests of popups: a page with two addresses, and the browser's real history. */

const BRAND = {
  currency: 'TLB',
  features: { agents: true, freePlay: true, pointsMall: true },
  origins: { games: ['https://games.example'], images: [], chat: [] },
}

function Page({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="step">{useNavigationType()}</output>
      <Link to="/one">To one</Link>
      <Link to="/two">To two</Link>
      <Link to="/one#place">A place of one</Link>
      <Link to="/one?more" replace>
        More of one
      </Link>
      {children}
      <PopupHost />
    </>
  )
}

type Store = ReturnType<typeof createStore>

/** Shows the page at a new history entry, whose address no other entry has. */
export async function showPage(path = '/one', store: Store = createStore(), isNew = true) {
  if (isNew) {
    window.history.pushState(null, '', '/before')
    window.history.pushState(null, '', path)
  }
  const { screen, inApp } = await showInApp(<Page />, {
    brand: BRAND,
    hasRoutes: true,
    store,
    Router: PopupRouter,
  })
  const inPage = (children?: ReactNode) => inApp(<Page>{children}</Page>)
  const kinds = () => store.get(openPopupsAtom).map(({ popup }) => popup.kind)
  return {
    screen,
    inPage,
    store,
    kinds,
    expectAddress: (address: string) =>
      expect.element(screen.getByLabelText('address')).toHaveTextContent(address),
    logIn: (passwordChange: PasswordChange | null = null, type = 0) =>
      logIn(store, { account: 'm1', type, passwordChange }),
  }
}

export type Shown = Awaited<ReturnType<typeof showPage>>

export const GAME_POPUP: Popup = { kind: 'game', target: { nodeId: '1', name: 'Lanterns' } }

/** Waits until the browser is idle: by then effects have run and due drawing is done. */
export const atRest = () => new Promise<void>((resolve) => void whenIdle(resolve))

/** Opens a game for a player who logs in, and waits until it is shown. */
export async function openGame(shown: Shown) {
  const { screen, store } = shown
  shown.logIn()
  store.set(openPopupAtom, GAME_POPUP)
  await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
  await atRest()
  return screen.getByTitle('Lanterns').element()
}

export const leaveQuestion = ({ screen }: Shown) =>
  screen.getByRole('alertdialog', { name: 'Leave the game?' })

/** Waits until the open popup has its own history entry, which the back button needs. */
export const expectHistoryEntry = () => expect.poll(isPopupEntry).toBe(true)
