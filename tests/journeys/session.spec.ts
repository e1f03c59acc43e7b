import type { BrowserContext, Page } from '@playwright/test'
import { gettingIn } from '#support/getting-in.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import { enter } from '#support/session.ts'
import { IN_FULL } from '#support/full.ts'
import { fewOrAll, visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'
import { patternOf } from '#support/words.ts'
import type { World } from '#support/world.ts'

const accountMenu = (page: Page, { words }: Site) =>
  page.getByRole('banner').getByRole('button', { name: patternOf(words, 'Account of {name}') })

const balance = (page: Page, { words }: Site) =>
  page.getByRole('banner').getByRole('status', { name: patternOf(words, 'Balance: {amount}') })

const loginLink = (page: Page, { words }: Site) =>
  page.getByRole('banner').getByRole('link', { name: words('Log in') })

/** Reads the tab's stored items, without lists that a visitor's page loads anyway. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { 'vendors:v2': _vendors, 'hot-games:v1': _hotGames, ...kept } = { ...sessionStorage }
    return kept
  })

/** Presses “Log out”; the page asks for a confirmation. */
async function askToLogOut(page: Page, site: Site) {
  const { words } = site
  await accountMenu(page, site).click()
  await page.getByRole('menuitem', { name: words('Log out') }).click()
  const dialog = page.getByRole('dialog', { name: words('Log out?') })
  return { dialog, confirm: dialog.getByRole('button', { name: words('Log out') }) }
}

async function logOut(page: Page, site: Site): Promise<void> {
  const { confirm } = await askToLogOut(page, site)
  await confirm.click()
  await expect(loginLink(page, site)).toBeVisible()
}

/** Ends the session at the gateway, as if its player had logged in on another device. */
async function kickOut(page: Page, { brand }: Site, world: World): Promise<void> {
  const event = { id: 'kick-1', type: 'kickedOut', data: { reason: 'otherLogin' } }
  const response = await page.request.post(`http://localhost:${world.port}/sandbox/events`, {
    data: { merchant: brand.merchant, username: 'demomember', event },
  })
  expect(response.ok()).toBe(true)
}

/** Opens a second page of the same browser, logged in as a player. */
async function openAs(
  context: BrowserContext,
  site: Site,
  loggedIn: Parameters<typeof enter>[1],
): Promise<Page> {
  const page = await context.newPage()
  await enter(page, loggedIn)
  await page.goto(`${site.origin}/help`)
  await expect(accountMenu(page, site)).toBeVisible()
  return page
}

/**
 * Every address of docs/product.md §2.1 with its own screen; `/agent` is left out, as it redirects.
 */
const ROUTES = [
  '/agent',
  '/member',
  '/help#term',
  // All game lists share one screen, so the fast check visits only some.
  ...fewOrAll(
    ['/rng'],
    ['/sports', '/esports', '/lott', '/elott', '/live', '/fish', '/rng', '/pvp'],
  ),
  '/favorite',
  '/recent',
  '/lottery?gameCode=VN1',
  '/promotions',
  '/pointMall',
  '/vip',
  '/seamless',
  '/',
]

test.beforeEach(({ tolerate }) => {
  // Calls that leave the page after its session ended are refused.
  tolerate(/401 \(Unauthorized\)/)
})

for (const { visit, details, options } of visitsOf('session')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the balance and account disappear at logout, even without a network', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      // The message after a logout and the page's sections are separate chunks, which fail offline,
      // too.
      tolerate(/net::ERR_|WebSocket|assets\/|The chunk \w+ did not load/)
      const session = await world.logIn(site.brand.merchant, 'demovip')
      await enter(page, session)
      await openHome(page, site)
      await expect(balance(page, site)).toBeVisible()
      const shown = await balance(page, site).textContent()

      await logOut(page, site)
      await expect(page).toHaveURL('/')
      expect(await stored(page)).toEqual({ 'merchant:v1': site.brand.merchant })

      await page.evaluate((figure) => {
        const seen = window as never as { seen: boolean }
        seen.seen = false
        new MutationObserver(() => {
          if (document.body.innerText.includes(figure)) seen.seen = true
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }, shown as string)
      const next = await world.logIn(site.brand.merchant, 'demomember')
      await page
        .getByRole('banner')
        .getByRole('link', { name: site.words('Log in') })
        .click()
      const form = page.getByRole('dialog', { name: site.words('Log in') })
      await form
        .getByRole('textbox', { name: site.words('Username') })
        .fill(next.memberInfo.account)
      await form.getByLabel(site.words('Password'), { exact: true }).fill('Sandbox-2580')
      await form.locator('button[type=submit]').click()
      await expect(balance(page, site)).toBeVisible()
      expect(await page.evaluate(() => (window as never as { seen: boolean }).seen)).toBe(false)

      await test.step('a logout without a network', async () => {
        const { dialog, confirm } = await askToLogOut(page, site)
        await expect(dialog).toBeVisible()
        await page.context().setOffline(true)
        await confirm.click()
        await expect(loginLink(page, site)).toBeVisible()
        expect(await stored(page)).toEqual({ 'merchant:v1': site.brand.merchant })
      })
    })
  })
}

test('a session that ends because of inactivity shows a message', async ({ page, site, world }) => {
  await page.clock.install()
  await enter(page, await world.logIn(site.brand.merchant))
  const connected = page.waitForEvent('websocket')
  await openHome(page, site)
  await expect(balance(page, site)).toBeVisible()
  // The code that watches for idleness loads together with the socket, so this waits for the
  // socket.
  await connected
  // A chunk that is still loading would fail when the clock jumps; the last one starts after 5 s.
  await page.clock.runFor(6000)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2000)
  await page.clock.fastForward('31:00')
  await page.clock.runFor(2000)
  const away = 'You were away for a while, so we logged you out to keep your account safe.'
  await expectNotice(page, site.words(away))
  await expect(loginLink(page, site)).toBeVisible()
})

test('a login on another device ends this device’s session at once', async ({
  page,
  site,
  world,
}) => {
  const { merchant } = site.brand
  await enter(page, await world.logIn(merchant))
  const connected = page.waitForEvent('websocket')
  await openHome(page, site)
  const socket = await connected
  expect(socket.url()).toMatch(/\?ticket=[\w-]+$/)
  await expect(balance(page, site)).toBeVisible()

  await kickOut(page, site, world)
  const { words } = site
  const dialog = page.getByRole('alertdialog', { name: words('You were logged out') })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words('Change password') }).click()
  await gettingIn(page, site).tryAs('demomember')
  await expect(page.getByRole('dialog', { name: words('Change password') })).toBeVisible()
})

test('a login in another tab is shown as the reason why the session ended @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  await enter(page, await world.logIn(site.brand.merchant))
  const connected = page.waitForEvent('websocket')
  await openHome(page, site)
  await connected
  await kickOut(page, site, world)
  const dialog = page.getByRole('alertdialog', { name: words('You were logged out') })
  await expect(dialog).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`${site.origin}/help`)
  await other
    .getByRole('banner')
    .getByRole('link', { name: words('Log in') })
    .click()
  await gettingIn(other, site).tryAs('demomember')
  await expect(accountMenu(other, site)).toBeVisible()
  await expect(dialog).toBeHidden()
  const told = words('You logged in or out in another tab, so this tab was logged out too.')
  await expectNotice(page, told)
})

test('a reload keeps the dialog about a login elsewhere until the player closes it @ci', async ({
  page,
  site,
  world,
}) => {
  await enter(page, await world.logIn(site.brand.merchant))
  const connected = page.waitForEvent('websocket')
  const { hot } = await openHome(page, site)
  await connected
  await kickOut(page, site, world)
  const dialog = page.getByRole('alertdialog', { name: site.words('You were logged out') })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(hot.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a session that ends on an account page shows a message before the login @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const { merchant } = site.brand
  await enter(page, await world.logIn(merchant))
  const connected = page.waitForEvent('websocket')
  await page.goto('/member')
  await connected
  await expect(accountMenu(page, site)).toBeVisible()
  await world.change({ rules: { announcementPopups: true } })
  await kickOut(page, site, world)
  const dialog = page.getByRole('alertdialog', { name: words('You were logged out') })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/login\?next=/)
  await dialog.getByRole('button', { name: words('Log in again') }).click()
  const login = page.getByRole('dialog', { name: words('Log in') })
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: words('Close') }).click()
  await expect(homeParts(page, words).hot.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new browser tab starts logged out, and a logout applies to all tabs @ci', async ({
  page,
  site,
  world,
}) => {
  const session = await world.logIn(site.brand.merchant)
  await page.goto('/help')
  await enter(page, session)
  await page.reload()
  await expect(accountMenu(page, site)).toBeVisible()

  const fresh = await page.context().newPage()
  await fresh.goto(`${site.origin}/help`)
  await expect(loginLink(fresh, site)).toBeVisible()

  const twin = await openAs(page.context(), site, session)
  const stranger = await openAs(
    page.context(),
    site,
    await world.logIn(site.brand.merchant, 'demovip'),
  )
  // The logout call is dropped, so the gateway cannot tell the other tab: the browser must.
  await twin.route('**/wps/session/logout', (route) => route.abort())
  await logOut(twin, site)
  await expect(loginLink(page, site)).toBeVisible()
  await expect(accountMenu(stranger, site)).toBeVisible()
})

test('the session token is only in sessionStorage, and only until the logout @ci', async ({
  page,
  site,
  world,
}) => {
  const session = await world.logIn(site.brand.merchant, 'demoleader')
  const leaks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(session.token)) leaks.push(`URL ${request.url()}`)
    request.allHeaders().then(
      ({ referer }) => {
        if (referer?.includes(session.token)) leaks.push('Referer')
      },
      // Calls that are still pending when the page closes are ignored.
      () => undefined,
    )
  })
  page.on('console', (message) => {
    if (message.text().includes(session.token)) leaks.push('console')
  })
  page.on('websocket', (socket) => {
    if (socket.url().includes(session.token)) leaks.push('socket')
  })
  await enter(page, session)
  await openHome(page, site)
  for (const path of ROUTES) {
    const before = await page.title()
    await (IN_FULL ? page.goto(path) : walk(page, path))
    await expect(page).not.toHaveTitle(before)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage }) + document.cookie + window.location.href,
    )
    expect(kept).not.toContain(session.token)
  }
  await walk(page, '/member')
  await expect(page).toHaveURL('/member')
  await logOut(page, site)
  await expect(page, 'not the login').toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(JSON.stringify(await stored(page))).not.toContain(session.token)
  expect(leaks).toEqual([])
})
