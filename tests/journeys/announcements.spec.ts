import type { Page } from '@playwright/test'
import { readDestination } from '#core/navigation/destination.ts'
import { HOSTILE_HTML } from '#support/hostile-html.ts'
import { openHome, paidTile } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { fetchReply } from '#support/replies.ts'
import { enter } from '#support/session.ts'
import { visitsOf } from '#support/visits.ts'

const VISITOR_KEY = 'ANONYMOUS_POPUP:v1'
const USER_KEY = 'USER_POPUP:v1'

/**
 * This test tries every fourth payload, to prove that the page's policy stops payloads, too; the
 * test of the component tries all.
 */
const SAMPLE = 4

/** Attributes that can run code, or that would imitate the site's own elements. */
const FORBIDDEN = /^(?:on|style|class|id|name|srcset|srcdoc|action|formaction)/

const marker = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key)

function announcementParts(page: Page, { words }: Site) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    close: dialog.getByRole('button', { name: words('Close') }),
    next: dialog.getByRole('button', { name: words('Next'), exact: true }),
    gotIt: dialog.getByRole('button', { name: words('Got it') }),
    title: dialog.getByRole('heading', { level: 2 }),
  }
}

/**
 * Goes to a page and waits until it has drawn what follows from its announcements. Their host has
 * come with the footer by then, so an announcement that opened by itself would be on screen.
 */
async function untilAnnounced(page: Page, { words }: Site, go: () => Promise<unknown>) {
  const told = page.waitForResponse(
    (response) =>
      response.url().includes('MCSFE_getListAnnouncements') &&
      response.request().method() === 'GET',
  )
  await go()
  await (await told).finished()
  const hidden = { includeHidden: true }
  const line = page.getByRole('region', { name: words('Notices'), ...hidden })
  await expect(line.getByRole('button', hidden).first()).toBeAttached()
  await expect(page.getByRole('contentinfo', hidden)).toBeAttached()
  await untilDrawn(page)
}

/** Waits until the page has drawn the replies that have arrived. */
const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))

/** Adds an announcement for members to the gateway's next replies to the page. */
async function announceOneMore(page: Page, title: string) {
  await page.route('**/MCSFE_getListAnnouncements?*', async (route) => {
    const reply = await fetchReply(route)
    const [popup] = reply.popup
    reply.popup = [...reply.popup, { ...popup, id: 'one-more', title }]
    await route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
}

/** Replaces the popup announcements in the gateway's next replies to the page. */
async function announce(page: Page, contents: readonly string[]) {
  await page.route('**/MCSFE_getListAnnouncements?*', async (route) => {
    const reply = await fetchReply(route)
    const [popup] = reply.popup
    reply.popup = contents.map((content, index) => ({
      ...popup,
      id: `told-${index}`,
      title: `Told ${index}`,
      content,
    }))
    await route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
}

for (const { visit, details, options } of visitsOf('announcements')) {
  test.describe(visit, details, () => {
    test.use({ ...options, announcements: 'shown' })

    test('visitors, new players and other players each see their announcements once @ci', async ({
      page,
      site,
      world,
    }) => {
      const { dialog, close, next, gotIt, title } = announcementParts(page, site)
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.url().includes('MCSFE_getListAnnouncements')) return
        if (request.method() === 'GET')
          asked.push(new URL(request.url()).searchParams.get('execution')!)
      })
      await page.goto('/')
      await expect(title).toContainText(site.brand.name)
      expect(await marker(page, VISITOR_KEY)).toBeNull()
      await close.click()
      await expect(dialog).toHaveCount(0)
      expect(await marker(page, VISITOR_KEY)).toBe('closed')
      expect(asked).toEqual(['B'])
      await untilAnnounced(page, site, () => page.reload())
      await expect(dialog).toHaveCount(0)

      asked.length = 0
      const loggedIn = await world.logIn(site.brand.merchant)
      await enter(page, { ...loggedIn, firstTimeLogin: true })
      await page.reload()
      await expect(title).toBeVisible()
      const first = await title.textContent()
      await next.click()
      await expect(title).not.toHaveText(first!)
      await gotIt.click()
      await expect(dialog).toHaveCount(0)
      expect(await marker(page, USER_KEY)).toBe('closed')
      expect(new Set(asked)).toEqual(new Set(['A', 'F']))

      await page.evaluate((key) => sessionStorage.removeItem(key), USER_KEY)
      await enter(page, { ...loggedIn, firstTimeLogin: false })
      // What was closed on this device is not shown in a later session, beside what is new there.
      await announceOneMore(page, 'One more')
      await page.reload()
      await expect(title).toHaveText('One more')
      await expect(next).toHaveCount(0)
      await gotIt.click()
      await expect(dialog).toHaveCount(0)
      await page.evaluate((key) => sessionStorage.removeItem(key), USER_KEY)
      await untilAnnounced(page, site, () => page.reload())
      await expect(dialog).toHaveCount(0)
      expect(await marker(page, USER_KEY)).toBeNull()
    })

    test('announcements wait until the visitor closes the login popup @ci', async ({
      page,
      site,
    }) => {
      const { dialog, close, title } = announcementParts(page, site)
      await untilAnnounced(page, site, () => page.goto('/login'))
      await expect(dialog).toHaveCount(1)
      await expect(title).toHaveText(site.words('Log in'))
      await close.click()
      await expect(title).toContainText(site.brand.name)
      await dialog.getByRole('link').click()
      await expect(page).toHaveURL(/\/help$/)
      await expect(dialog).toHaveCount(0)
      expect(await marker(page, VISITOR_KEY)).toBe('closed')
    })
  })
}

test.describe('an announcement that arrives late', () => {
  test.use({ announcements: 'shown' })

  /** Delays the reply with the announcements until the returned function is called. */
  async function holdBack(page: Page): Promise<() => Promise<void>> {
    const held = Promise.withResolvers<void>()
    await page.route('**/MCSFE_getListAnnouncements?*', async (route) => {
      await held.promise
      await route.continue()
    })
    return async () => {
      const told = page.waitForResponse('**/MCSFE_getListAnnouncements?*')
      held.resolve()
      await (await told).finished()
    }
  }

  test('an announcement that loads late does not cover an open list of vendors @ci', async ({
    page,
    site,
  }) => {
    const { words } = site
    const { close, title, dialog } = announcementParts(page, site)
    const release = await holdBack(page)
    await page.goto('/rng')
    await page
      .getByRole('button', { name: words('Provider', { context: 'filter of a game list' }) })
      .click()
    await expect(title).toHaveText(words('Game providers'))
    await release()
    await dialog.getByRole('searchbox').fill('a')
    await expect(title).toHaveText(words('Game providers'))
    await close.click()
    await expect(title).toContainText(site.brand.name)
  })

  test('an announcement that loads late does not cover the login that a game needs @ci', async ({
    page,
    site,
  }) => {
    const { close, title, dialog } = announcementParts(page, site)
    const release = await holdBack(page)
    const chunks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/announcementPopups-')) chunks.push(request.url())
    })
    await page.goto('/rng')
    await paidTile(page, page, site.words).getByRole('button').first().click()
    await expect(title).toHaveText(site.words('Log in'))
    const answer = page.waitForResponse(/MCSFE_getListAnnouncements/)
    await release()
    await (await answer).finished()
    await dialog.getByRole('textbox').first().fill('a')
    await untilDrawn(page)
    await expect(title).toHaveText(site.words('Log in'))
    expect(chunks).toEqual([])
    await close.click()
    await expect(title).toContainText(site.brand.name)
    expect(chunks).toHaveLength(1)
  })
})

test.describe('a hostile announcement', () => {
  test.use({ announcements: 'shown' })

  test('an announcement with malicious HTML runs no script and loads nothing from outside @ci', async ({
    page,
    site,
    context,
    tolerate,
  }) => {
    // Violations in the inert document in which the purifier parses HTML, and requests for `src=x`.
    tolerate(/(?:script|style)-src-(?:attr|elem)|Content Security Policy/, /\/x[/)]/)
    const outside: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url())
    })
    const opened: string[] = []
    context.on('page', (other) => opened.push(other.url()))
    // Tries few payloads at a time, because some swallow the HTML that follows them.
    const SIZE = 40
    const shapes = HOSTILE_HTML.filter(
      (html, index) => index % SAMPLE === 0 && !html.includes('<div><div>'),
    )
    const pages = Math.ceil(shapes.length / SIZE)
    await announce(
      page,
      Array.from({ length: pages }, (_, index) =>
        shapes.slice(index * SIZE, (index + 1) * SIZE).join('\n'),
      ),
    )
    const { dialog, next, title } = announcementParts(page, site)
    await page.goto('/')
    let count = 0
    for (let index = 0; index < pages; index += 1) {
      await expect(title).toHaveText(`Told ${index}`)
      const found = await dialog.locator('[data-dialog-body]').evaluate((body) => {
        const own = body.querySelectorAll('[aria-live] > div *')
        for (const element of own) {
          for (const name of ['error', 'load', 'mouseover', 'focus', 'toggle', 'scroll']) {
            element.dispatchEvent(new Event(name))
          }
        }
        return {
          count: own.length,
          links: [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
          names: [...new Set([...own].flatMap((element) => element.getAttributeNames()))],
        }
      })
      count += found.count
      expect(found.names.filter((name) => FORBIDDEN.test(name))).toEqual([])
      expect(found.links.filter((link) => readDestination(link, site.brand) === null)).toEqual([])
      if (index < pages - 1) await next.click()
    }
    expect(count).toBeGreaterThan(30)
    expect(outside).toEqual([])
    expect(opened).toEqual([])
    expect(await page.evaluate(() => 'robbed' in window)).toBe(false)
    expect(new URL(page.url()).origin).toBe(site.origin)
  })
})

test('pressing the news ticker opens its notice, and all notices are in a list @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  const told = page.waitForResponse(
    (response) => response.url().includes('MCSFE_getListAnnouncements') && response.ok(),
  )
  const { notices } = await openHome(page, site)
  const { player } = (await (await told).json()) as { player: { title: string; content: string }[] }
  const line = notices.getByRole('button').first()
  const text = (await line.textContent())!
  await line.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words('Notices') })
  await expect(dialog.getByRole('heading', { name: text })).toBeFocused()
  await dialog.getByRole('button', { name: words('All notices') }).click()
  const rows = dialog.getByRole('listitem').filter({ has: page.locator('time') })
  await expect(rows).toHaveCount(9)
  await expect(rows.first()).toContainText(text)
  const turnTo = async (number: number) => {
    const button = dialog.getByRole('button', {
      name: words('Page {page}', { values: { page: number } }),
    })
    await button.click()
    await expect(button).toHaveAttribute('aria-current', 'page')
  }
  await turnTo(Math.ceil(player.length / 9))
  await expect(rows).toHaveCount(player.length % 9 || 9)
  await expect(rows.first()).not.toContainText(text)
  await turnTo(1)
  const { title } = player.slice(0, 5).find(({ content }) => content.includes('href="/rng"'))!
  await rows.filter({ hasText: title }).getByRole('button').click()
  await dialog.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(/\/rng$/)
  await expect(dialog).toHaveCount(0)
})
