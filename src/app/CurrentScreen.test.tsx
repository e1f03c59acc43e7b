import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { noticeAtom } from '#core/popups/notices.ts'
import { openPopupsAtom } from '#core/popups/popups.ts'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { Link } from '#core/navigation/Link.tsx'
import type { AppRoute } from '#core/navigation/route.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { NOT_LOGGED_IN } from '#core/gateway/messages.ts'
import { getPermission } from '#core/system/api.ts'
import { END_MESSAGES } from '#core/session/messages.ts'
import { permissionWithout } from '#support/components/app.tsx'
import { openGateway, press } from '#support/components/game.tsx'
import { AgentLoginScreen } from '#features/auth/agent-login/AgentLoginScreen.tsx'
import { login as logIn } from '#features/auth/api.ts'
import { CurrentScreen } from './CurrentScreen.tsx'
import { showPage } from '#support/components/popups.tsx'

const screenOf = (text: string) => ({
  load: async () => undefined,
  prefetch: async () => undefined,
  isLoaded: () => true,
  Component: () => <p>{text}</p>,
})
const OPEN = {
  paths: ['/one'],
  layout: 'page',
  access: 'visitor',
  indexable: true,
  flags: [],
  screen: screenOf('For all'),
} as const satisfies AppRoute
const GUARDED: AppRoute = {
  ...OPEN,
  paths: ['/guarded'],
  access: 'member',
  screen: screenOf('For members'),
}

const LOGGED_IN = {
  outcome: 'loggedIn',
  token: 'again',
  firstTimeLogin: false,
  passwordChange: null,
  idleSeconds: 1800,
  expiresAt: '2100-01-01T00:00:00Z',
}

function Pages({ realAccount = false }) {
  const { pathname } = useLocation()
  return <CurrentScreen route={pathname === '/guarded' ? { ...GUARDED, realAccount } : OPEN} />
}

beforeEach(() => {
  openGateway()
  window.history.scrollRestoration = 'auto'
})

it('a page for members tells a visitor once why the login opens', async () => {
  const shown = await showPage('/guarded')
  const notices: unknown[] = []
  shown.store.sub(noticeAtom, () => notices.push(shown.store.get(noticeAtom)?.message))
  await shown.screen.rerender(shown.inPage(<Pages />))
  await shown.expectAddress('/login?next=%2Fguarded')
  expect(notices).toEqual([NOT_LOGGED_IN])
})

it('a page that the gateway turned off leads no visitor to the login', async () => {
  openGateway().answer(getPermission, () => permissionWithout('freePlay'))
  const route: AppRoute = { ...GUARDED, flags: ['freePlay'] }
  const { screen, inPage, expectAddress } = await showPage('/guarded')
  await screen.rerender(inPage(<CurrentScreen route={route} />))
  await expect.element(screen.getByText(/We couldn’t find this page/)).toBeVisible()
  await expectAddress('/guarded')
})

it('a page that does not exist offers home, the search of games and help', async () => {
  const { screen, inPage, store } = await showPage('/nowhere')
  await screen.rerender(inPage(<CurrentScreen route={undefined} />))
  const leads = (name: string) => expect.element(screen.getByRole('link', { name }))
  await leads('Go to the games').toHaveAttribute('href', '/')
  await leads('Help center').toHaveAttribute('href', '/help')
  await screen.getByRole('button', { name: 'Search games' }).click()
  expect(store.get(openPopupsAtom).map(({ popup }) => popup.kind)).toEqual(['search'])
})

it('a session that ends on a member page shows only the message about its end', async () => {
  const shown = await showPage('/guarded')
  shown.logIn()
  await shown.screen.rerender(shown.inPage(<Pages />))
  await expect.element(shown.screen.getByText('For members')).toBeVisible()
  shown.store.set(endSessionAtom, 'idle')
  await shown.expectAddress('/login?next=%2Fguarded')
  expect(shown.store.get(noticeAtom)?.message).toBe(END_MESSAGES.idle)
})

it.each([
  ['Log in again', []],
  ['Change password', ['changePassword']],
])(
  'an agent whose session another login ended returns to the report by “%s”',
  async (way, opened) => {
    const agents = { ...OPEN, layout: 'agent' } as const
    const report: AppRoute = { ...agents, access: 'agent', screen: screenOf('For agents') }
    const login = { ...agents, screen: { ...agents.screen, Component: AgentLoginScreen } }
    function AgentPages() {
      return <CurrentScreen route={useLocation().pathname === '/agent' ? login : report} />
    }
    const gateway = openGateway()
    const reply = { ...LOGGED_IN, memberInfo: { id: 'a1', account: 'a1', type: 41 } }
    gateway.answer(logIn, () => reply)
    const shown = await showPage('/agentHome?state=VOIDED#personalHistoryCopy')
    const { screen, store } = shown
    shown.logIn(null, 41)
    await screen.rerender(shown.inPage(<AgentPages />))
    await expect.element(screen.getByText('For agents', { exact: true })).toBeVisible()
    store.set(endSessionAtom, 'otherLogin')
    await shown.expectAddress('/agent?next=%2FagentHome%3Fstate%3DVOIDED%23personalHistoryCopy')
    await press(screen.getByRole('alertdialog').getByRole('button', { name: way }))
    const username = screen.getByRole('textbox', { name: 'Username' })
    await expect.element(username).toHaveFocus()
    expect(shown.kinds()).toEqual([])
    await username.fill('a1')
    await screen.getByLabelText('Password', { exact: true }).fill('Sandbox-2580')
    await press(screen.getByRole('button', { name: 'Log in' }))
    await expect.element(screen.getByText('For agents', { exact: true })).toBeVisible()
    await shown.expectAddress('/agentHome?state=VOIDED')
    expect(window.location.hash).toBe('#personalHistoryCopy')
    await expect.poll(shown.kinds).toEqual(opened)
  },
)

it('a trial player can open a page’s allowed parts, and is sent home from others', async () => {
  const route: AppRoute = {
    ...GUARDED,
    paths: ['/one'],
    realAccount: true,
    places: { messageV2: { trials: true }, withdraw: {} },
  }
  for (const [hash, isOpen] of [
    ['#messageV2', true],
    ['#messageV2/notices', true],
    ['#withdraw', false],
    ['', false],
  ] as const) {
    const shown = await showPage(`/one${hash}`)
    shown.logIn(null, ACCOUNT_TYPES.trials[0])
    await shown.screen.rerender(shown.inPage(<CurrentScreen route={route} />))
    if (isOpen) await expect.element(shown.screen.getByText('For members')).toBeVisible()
    else await expect.poll(shown.kinds).toContain('trueAccountNeeded')
    await shown.screen.unmount()
  }
})

it('a trial player who then logs in gets to the page that was refused', async () => {
  const reply = { ...LOGGED_IN, memberInfo: { id: 'm2', account: 'm2', type: 0 } }
  openGateway().answer(logIn, () => reply)
  const shown = await showPage('/guarded?part#place')
  const { screen } = shown
  shown.logIn(null, ACCOUNT_TYPES.trials[0])
  await screen.rerender(shown.inPage(<Pages realAccount />))
  await shown.expectAddress('/')
  await press(screen.getByRole('dialog').getByRole('button', { name: 'Log in' }))
  await screen.getByRole('textbox', { name: 'Username' }).fill('m2')
  await screen.getByLabelText('Password', { exact: true }).fill('Sandbox-2580')
  await press(screen.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }))
  await expect.element(screen.getByText('For members')).toBeVisible()
  await shown.expectAddress('/guarded?part')
})

it('a link with a hash scrolls to its heading; other links scroll to the top', async () => {
  const far = { height: '300vh' }
  const Long = () => (
    <>
      <Link to="/one#rules">To the rules</Link>
      <p style={far}>For all</p>
      <h2 id="rules">Rules</h2>
      <p style={far}>The end</p>
    </>
  )
  const route = {
    ...OPEN,
    screen: { ...screenOf(''), Component: Long },
  }
  const shown = await showPage()
  await shown.screen.rerender(shown.inPage(<CurrentScreen route={route} />))
  await press(shown.screen.getByRole('link', { name: 'To the rules' }))
  const place = shown.screen.getByRole('heading', { name: 'Rules' })
  await expect.poll(() => place.element().getBoundingClientRect().top).toBeCloseTo(0, 0)
  await press(shown.screen.getByRole('link', { name: 'To two' }))
  await shown.expectAddress('/two')
  await expect.poll(() => window.scrollY).toBe(0)
})

it('a link to a heading scrolls there once the loading page has the heading', async () => {
  const far = { height: '300vh' }
  const Far = () => (
    <>
      <p style={far}>For all</p>
      <h2 id="rules">Rules</h2>
      <p style={far}>The end</p>
    </>
  )
  const loaded = Promise.withResolvers<object>()
  const later = lazyScreen('Far', async () => {
    await loaded.promise
    return { Far }
  })
  const ways = <Link to="/two#rules">To the rules of two</Link>
  function Both() {
    const screen =
      useLocation().pathname === '/two' ? later : { ...screenOf(''), Component: () => ways }
    return <CurrentScreen route={{ ...OPEN, paths: [useLocation().pathname], screen }} />
  }
  const shown = await showPage()
  await shown.screen.rerender(shown.inPage(<Both />))
  await press(shown.screen.getByRole('link', { name: 'To the rules of two' }))
  await shown.expectAddress('/two')
  loaded.resolve({})
  const place = shown.screen.getByRole('heading', { name: 'Rules' })
  await expect.poll(() => place.element().getBoundingClientRect().top).toBeCloseTo(0, 0)
})

it('a new page starts at the top, and the back button restores the scroll position', async () => {
  const Long = () => {
    const { search, hash } = useLocation()
    const settled = useRef<HTMLParagraphElement>(null)
    // This effect runs after the page has scrolled. Its text tells the test that it can now compare
    // the scroll position.
    useEffect(() => {
      settled.current!.textContent = `At ${search}${hash}`
    }, [search, hash])
    return (
      <>
        <p style={{ height: '300vh' }}>For all</p>
        <Link to="/one#prize">To the prize</Link>
        <Link to="/one?from=rules#prize">Filter</Link>
        <p ref={settled} />
        <Link to="/one#draws" {...IN_PLACE}>
          Tab
        </Link>
        <Link to="/one#receipt" replace>
          Done
        </Link>
      </>
    )
  }
  const route = {
    ...OPEN,
    screen: { ...screenOf(''), Component: Long },
  }
  const shown = await showPage('/one')
  await shown.screen.rerender(shown.inPage(<CurrentScreen route={route} />))
  const toPrize = shown.screen.getByRole('link', { name: 'To the prize' })
  // From here on the app restores the scroll positions, and the browser does not.
  await expect.poll(() => window.history.scrollRestoration).toBe('manual')
  const noted = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
  toPrize.element().scrollIntoView()
  await noted
  const left = window.scrollY
  expect(left).toBeGreaterThan(0)
  await press(toPrize)
  await expect.poll(() => window.scrollY).toBe(0)
  window.history.back()
  await expect.poll(() => window.scrollY).toBe(left)
  await press(toPrize)
  await expect.poll(() => window.scrollY).toBe(0)
  const filter = shown.screen.getByRole('link', { name: 'Filter' })
  filter.element().scrollIntoView()
  await press(filter)
  await expect.element(shown.screen.getByText('At ?from=rules#prize')).toBeVisible()
  expect(window.scrollY).toBeGreaterThan(0)
  await press(shown.screen.getByRole('link', { name: 'Tab' }))
  await expect.element(shown.screen.getByText('At #draws')).toBeVisible()
  expect(window.scrollY).toBeGreaterThan(0)
  await press(shown.screen.getByRole('link', { name: 'Done' }))
  await expect.poll(() => window.scrollY).toBe(0)
})
