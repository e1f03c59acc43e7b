import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { FEATURE_NAMES, type FeatureName } from '#core/brand/features.ts'
import type { Menu } from '#core/navigation/feature.ts'
import { AGENT_PAGES, MEMBER_PAGES, paths } from '#core/navigation/paths.ts'
import { findRoute } from '#core/navigation/route.ts'
import { getMemberInfo } from '#core/session/member/api.ts'
import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { getPermission } from '#core/system/api.ts'
import { PAGES as AGENT_ENTRIES } from '#features/agent/pages.ts'
import { AgentScreen } from '#features/agent/center/AgentScreen.tsx'
import { MemberScreen } from '#features/member/center/MemberScreen.tsx'
import { PAGES as MEMBER_ENTRIES } from '#features/member/pages.ts'
import { permissionWithout, showInApp } from '#support/components/app.tsx'
import { openGateway } from '#support/components/center.tsx'
import { AccountMenu } from './shell/account/AccountMenu.tsx'
import { Footer } from './shell/Footer.tsx'
import { SideMenuContent } from './shell/SideMenuContent.tsx'
import { brandRoutes } from './features.ts'

const MEMBER = 0
const AGENT = 1

const features = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true]))
const routes = brandRoutes({ features })

/** Every page whose feature manifest names a menu, with the feature flags that it needs. */
const PAGES = routes.flatMap(({ paths: [path], views = [], places = {}, ...route }) =>
  [
    { ...route, path, own: undefined },
    ...views.map((view) => ({ ...view, own: undefined })),
    ...Object.entries(places).map(([hash, place]) => ({
      ...place,
      path: `${path}#${hash}`,
      own: place.flag,
    })),
  ].map(({ path: address, offered = [], own }) => ({
    path: address,
    offered: offered as readonly Menu[],
    flags: [...route.flags, ...(own ? [own] : [])],
  })),
)
const pagesIn = (menu: Menu) => PAGES.filter(({ offered }) => offered.includes(menu))

let gateway: ReturnType<typeof openGateway>
beforeEach(async () => {
  await browser.viewport(390, 844)
  gateway = openGateway()
  gateway.answer(getMemberInfo, () => ({
    vip: { label: 'Gold', rankLevel: 3 },
    availablePromoCount: 0,
  }))
})

const turnOff = (flag: FeatureName) => gateway.answer(getPermission, () => permissionWithout(flag))

const Address = () => {
  const { pathname, search, hash } = useLocation()
  return <output aria-label="address">{pathname + search + hash}</output>
}

async function show(menu: ReactNode, type?: number, address = '/') {
  const { screen } = await showInApp(
    <>
      {menu}
      <Address />
    </>,
    {
      brand: { features, mirrorDomains: ['mirror.example'] },
      hasRoutes: true,
      address,
      ...(type !== undefined && { member: { type } }),
    },
  )
  return screen
}

/** Menu entries that open a popup have no link; each counts as a link to the address given here. */
const POPUPS: Readonly<Record<string, string>> = { 'Get the app': paths.app }
const listLinks = (container: Element) => [
  ...[...container.querySelectorAll('a')].map((link) => link.getAttribute('href')!),
  ...[...container.querySelectorAll('button')].flatMap(
    ({ textContent }) => POPUPS[textContent] ?? [],
  ),
]

/** Lists the addresses that the account menu's entries link to, for an account type. */
async function listAccountEntries(type: number) {
  const reached: string[] = []
  const screen = await show(<AccountMenu />, type, '/nowhere')
  const open = () => userEvent.click(screen.getByRole('button', { name: /^Account of/ }))
  await open()
  const entries = screen.getByRole('menuitem')
  for (let place = 0, all = entries.elements().length; place < all; place += 1) {
    await userEvent.click(entries.nth(place))
    reached.push(screen.getByLabelText('address').element().textContent)
    if (!screen.getByRole('menu').query()) await open()
  }
  return new Set(reached)
}

test.each(PAGES)('the route table has a page for the menu address $path', ({ path }) => {
  expect(findRoute(routes, path.split(/[?#]/)[0]!)).toBeDefined()
})

test.each(Object.keys(MEMBER_PAGES))('the member center can open its page %s', async (hash) => {
  const screen = await show(<MemberScreen />, MEMBER, `/member#${hash}`)
  const title = MEMBER_ENTRIES[hash as keyof typeof MEMBER_PAGES].title.message!
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

test.each(Object.keys(AGENT_PAGES))('the agent center can open its page %s', async (hash) => {
  const screen = await show(<AgentScreen />, AGENT, `/agentHome#${hash}`)
  const title = AGENT_ENTRIES[hash as keyof typeof AGENT_PAGES].title.message!
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
})

test('the side menu offers a VIP player every page declared for the side menu', async () => {
  const screen = await show(<SideMenuContent />, MEMBER)
  const wanted = pagesIn('sideMenu').map(({ path }) => path)
  await expect.poll(() => listLinks(screen.container)).toEqual(expect.arrayContaining(wanted))
})

test('the footer offers every page declared for the footer', async () => {
  const screen = await show(<Footer />)
  const wanted = pagesIn('footer').map(({ path }) => path)
  await expect.poll(() => listLinks(screen.container)).toEqual(expect.arrayContaining(wanted))
})

test('the account menu offers an agent every page declared for the account menu', async () => {
  const reached = await listAccountEntries(AGENT)
  for (const { path } of pagesIn('accountMenu')) expect(reached).toContain(path)
})

const flagsOf = (menu: Menu) => [...new Set(pagesIn(menu).flatMap(({ flags }) => flags))]

test.each(flagsOf('sideMenu'))(
  'the side menu offers no page of the feature %s while it is off',
  async (flag) => {
    turnOff(flag)
    const screen = await show(<SideMenuContent />, MEMBER)
    const off = pagesIn('sideMenu').filter(({ flags }) => flags.includes(flag))
    await expect.poll(() => listLinks(screen.container)).toContain(paths.games)
    for (const { path } of off) {
      await expect.poll(() => listLinks(screen.container)).not.toContain(path)
    }
  },
)

test.each(flagsOf('footer'))(
  'the footer offers no page of the feature %s while it is off',
  async (flag) => {
    turnOff(flag)
    const screen = await show(<Footer />)
    const off = pagesIn('footer').filter(({ flags }) => flags.includes(flag))
    await expect.poll(() => listLinks(screen.container)).toContain(paths.help('term'))
    for (const { path } of off) {
      await expect.poll(() => listLinks(screen.container)).not.toContain(path)
    }
  },
)

test('the header has no account menu for a visitor', async () => {
  const screen = await show(<AccountMenu />)
  await expect.element(screen.getByLabelText('address')).toBeInTheDocument()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('the account menu offers a player no page of agents', async () => {
  const reached = await listAccountEntries(MEMBER)
  expect(reached).toContain(paths.member('securityCenter'))
  expect(reached).not.toContain(paths.agentHome())
})

test('the account menu offers an agent no agent center if that feature is off', async () => {
  turnOff('agents')
  const reached = await listAccountEntries(AGENT)
  expect(reached).toContain(paths.member('securityCenter'))
  expect(reached).not.toContain(paths.agentHome())
})

test('the account menu offers a trial player no favourites', async () => {
  const screen = await show(<AccountMenu />, ACCOUNT_TYPES.trials[0])
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }))
  await expect.element(screen.getByRole('menuitem', { name: 'Messages' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Favorites' }).query()).toBeNull()
})

test('the member center offers a trial player only the pages allowed for trials', async () => {
  const screen = await show(<MemberScreen />, ACCOUNT_TYPES.trials[0], '/member')
  const menu = screen.getByRole('navigation', { name: 'Member center' })
  await expect.element(menu).toBeInTheDocument()
  expect(listLinks(menu.element())).toEqual(
    Object.entries(MEMBER_PAGES).flatMap(([hash, place]) =>
      'trials' in place ? [`/member#${hash}`] : [],
    ),
  )
})

test('the member center offers no transfer to the upline where agents are off', async () => {
  const upline = paths.member('transferUpline')
  const shown = await show(<MemberScreen />, MEMBER, '/member')
  await expect.poll(() => listLinks(shown.container)).toContain(upline)
  await shown.unmount()
  turnOff('agents')
  const screen = await show(<MemberScreen />, MEMBER, '/member')
  await expect.poll(() => listLinks(screen.container)).not.toContain(upline)
  expect(listLinks(screen.container)).toContain(paths.member('withdraw'))
})

test('the side menu offers VIP to visitors, but not to players without a VIP level', async () => {
  const visitors = await show(<SideMenuContent />)
  await expect.poll(() => listLinks(visitors.container)).toContain(paths.vip)
  await visitors.unmount()
  gateway.answer(getMemberInfo, () => ({ vip: null, availablePromoCount: 0 }))
  const members = await show(<SideMenuContent />, MEMBER)
  await expect.poll(() => listLinks(members.container)).toContain(paths.favorite)
  expect(listLinks(members.container)).not.toContain(paths.vip)
})
