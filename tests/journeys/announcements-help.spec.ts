import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { openMenu } from '#support/menu.ts'
import { fetchReply } from '#support/replies.ts'

test('customer service opens in a separate window at the address sent by the gateway @ci', async ({
  page,
  site,
  world,
}) => {
  await page.addInitScript(() => {
    const { open } = window
    window.open = (...given) => {
      document.documentElement.dataset.opened = JSON.stringify(given)
      return open.apply(window, given)
    }
  })
  await openHome(page, site)
  const menu = await openMenu(page, site)
  const opening = page.context().waitForEvent('page')
  await menu.getByRole('link', { name: site.words('Customer service') }).click()
  const chat = await opening
  await expect(chat.getByRole('heading', { level: 1 })).toBeVisible()
  const { origin, pathname, searchParams } = new URL(chat.url())
  expect([origin, pathname, searchParams.get('brand')]).toEqual([
    `http://chat.localhost:${world.port}`,
    '/service',
    site.brand.id,
  ])
  expect(await chat.evaluate(() => window.opener)).toBeNull()
  const [address, , features] = JSON.parse(
    (await page.locator('html').getAttribute('data-opened'))!,
  ) as string[]
  expect(address).toBe(chat.url())
  expect(features!.split(',')).toEqual(expect.arrayContaining(['width=440', 'height=750']))
  await expect(page).toHaveURL(`${site.origin}/`)
})

test('live chat opens in the page, and can be retried after a failure @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of (409|503)/)
  const { words } = site
  await openHome(page, site)
  const menu = await openMenu(page, site)
  await menu.getByRole('button', { name: words('Live chat') }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) })
  const desks = dialog.getByRole('listitem')
  await expect(desks).toHaveCount(3)
  await expect(desks.last().getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  await expect(desks.last()).toContainText(words('Away'))
  await desks.first().getByRole('button').click()

  const frame = dialog.locator('iframe')
  const room = frame.contentFrame()
  await room.getByRole('textbox').fill('<b>Where is my money?</b>')
  await room.getByRole('button').click()
  await expect(room.getByText('<b>Where is my money?</b>')).toBeVisible()
  await expect(room.getByRole('listitem')).toHaveCount(3)
  const rights = (await frame.getAttribute('sandbox'))!.split(' ')
  expect(rights.filter((right) => /navigation|modals|storage/.test(right))).toEqual([])
  expect(new URL((await frame.getAttribute('src'))!).origin).not.toBe(site.origin)

  await page.route('**/CBS_launchChat', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await fetchReply(route)
    await route.fulfill({
      json: { chatUrl: 'https://robber.example/' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  await dialog.getByRole('button', { name: words('Other topics') }).click()
  await desks.first().getByRole('button').click()
  await expect(dialog.getByText(words('This chat can’t be shown here.'))).toBeVisible()
  await expect(frame).toHaveCount(0)
  await page.unroute('**/CBS_launchChat')
  await dialog.getByRole('button', { name: words('Other topics') }).click()

  await page.route('**/CBS_launchChat', (route) =>
    route.fulfill({ status: 409, json: { code: 'chat_offline', message: 'Nobody is here.' } }),
  )
  await desks.first().getByRole('button').click()
  await expect(
    dialog.getByText(
      words(
        'Nobody is available for this topic right now. Choose another topic, or try again later.',
      ),
    ),
  ).toBeVisible()
  await page.unroute('**/CBS_launchChat')
  await dialog.getByRole('button', { name: words('Other topics') }).click()

  const { merchant } = site.brand
  await world.change({ merchant, faults: { 'POST /wps/relay/CBS_launchChat': 503 } })
  await desks.first().getByRole('button').click()
  await expect(dialog.getByText(words('The chat didn’t open'))).toBeVisible()
  await world.change({ merchant, faults: {} })
  await dialog.getByRole('button', { name: words('Try again') }).click()
  await expect(frame).toBeVisible()
})
