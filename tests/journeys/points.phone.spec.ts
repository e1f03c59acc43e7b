import type { Page } from '@playwright/test'
import type { PointAct } from '#scripts/sandbox/world/promotions/redemption-desk.ts'
import { fetchLocalhost } from '#scripts/localhost.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import type { World } from '#support/world.ts'

const REDEEM = '**/wps/relay/passwordCheck/MCS2_redeemPointReward'

const tell = async (world: World, path: string, body: object) => {
  const reply = await fetchLocalhost(`http://localhost:${world.port}/sandbox/points/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.ok).toBe(true)
}

/** Redeems a mug, starting on its page; returns the number of the redemption. */
async function redeem(page: Page, { words }: Site): Promise<string> {
  await page.goto('/pointMall#goods/brand-mug')
  await page.getByRole('button', { name: words('Check your redemption') }).click()
  await page.locator('input[type=password]').fill('258025')
  await page.locator('form').getByRole('button').last().click()
  await page.waitForURL(/#history\/R\d+$/)
  return page.url().split('/').at(-1) as string
}

test('a redemption of points with a lost reply is made once, delivered or rejected @ci', async ({
  page,
  site,
  world,
}) => {
  const { words, brand } = site
  const { merchant } = brand
  await tell(world, 'grants', { merchant, username: 'demomember', points: 30_000 })
  await closeAnnouncements(page)
  await enter(page, await world.logIn(merchant))
  const act = (id: string, order: PointAct, note = '') =>
    tell(world, 'act', { merchant, id, act: order, note })
  const current = page.getByRole('main').locator('header dd').first()
  const status = page.getByRole('article').getByRole('status')

  await page.goto('/pointMall')
  await expect(current).toHaveText(/\d/)
  const had = await current.innerText()
  await page.goto('/pointMall#goods/brand-mug')
  await page.getByLabel(words('Name of the recipient')).fill('Somchai Jaidee')
  await page.getByLabel(words('Phone number for the courier')).fill('081 234 5678')
  await page.getByLabel(words('House number, street, district')).fill('88/12 Sukhumvit 31')
  await page.getByLabel(words('City or province')).fill('Bangkok')
  await page.getByLabel(words('Postal code')).fill('10110')
  await page.getByRole('button', { name: words('Check your redemption') }).click()
  await page.locator('input[type=password]').fill('258025')
  let requests = 0
  const carriedOut = new Promise<void>((resolve) => {
    void page.route(REDEEM, async (route) => {
      requests += 1
      const request = route.request()
      await fetchLocalhost(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      })
      // The gateway has carried out the call, but the page never gets the reply.
      resolve()
    })
  })
  await page.locator('form').getByRole('button').last().click()
  await carriedOut
  await page.reload()
  await page.waitForURL(/#history\/R\d+$/)
  expect(requests).toBe(1)
  await page.unroute(REDEEM)
  const parcel = page.url().split('/').at(-1) as string

  const name = (state: string) => words(state, { context: 'state of a redemption' })
  await expect(status).toHaveText(name('Requested'))
  await act(parcel, 'approve')
  await expect(status).toHaveText(name('Approved'))
  await act(parcel, 'ship', 'EF123456789TH')
  await expect(page.getByText('EF123456789TH', { exact: true })).toBeVisible()
  await act(parcel, 'complete')
  await expect(status).toHaveText(name('Completed'))

  // The form still contains the delivery address.
  const refused = await redeem(page, site)
  await act(refused, 'reject', 'None is left of this colour.')
  await expect(status).toHaveText(name('Rejected'))
  await expect(page.getByText('None is left of this colour.')).toBeVisible()
  await page.goto('/pointMall')
  const digits = (text: string) => Number(text.replace(/\D/g, ''))
  await expect.poll(async () => digits(await current.innerText())).toBe(digits(had) - 4900)
})
