import type { Route } from '@playwright/test'
import { fetchLocalhost } from '#scripts/localhost.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'

test.use({ brand: 'larkmoor', language: 'EN' })

const ADD = '**/wps/relay/passwordCheck/MCSFE_addWithdrawal'

test('20 clicks in two tabs with lost replies make one withdrawal (cases 1, 2) @ci', async ({
  page,
  context,
  site,
  world,
}) => {
  const { words, brand } = site
  const session = await world.logIn(brand.merchant)
  const other = await context.newPage()
  const tabs = [page, other]
  let requests = 0
  const carryOut = async (route: Route) => {
    requests += 1
    const request = route.request()
    await fetchLocalhost(request.url(), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    })
    // The gateway has carried out the call, but the page never gets the reply.
  }
  for (const tab of tabs) {
    await closeAnnouncements(tab)
    await enter(tab, session)
    await tab.goto(`${site.origin}/member#withdraw`)
    await tab.getByRole('button', { name: words('All', { context: 'amount of money' }) }).click()
    await tab.getByRole('button', { name: words('Check and continue') }).click()
    await tab.locator('input[type=password]').fill('258025')
  }
  const carriedOut = tabs.map(
    (tab) =>
      new Promise<void>((resolve) => {
        void tab.route(ADD, async (route) => {
          await carryOut(route)
          resolve()
        })
      }),
  )
  for (const tab of tabs) {
    await tab
      .locator('form')
      .last()
      .evaluate((form: HTMLFormElement) => {
        for (let click = 0; click < 20; click += 1) form.requestSubmit()
      })
  }
  await carriedOut[0]
  // After a reload, each tab looks up its withdrawal by its idempotency key, and both show the same
  // receipt. The second tab sends its withdrawal only when the first no longer waits for a reply.
  await page.reload()
  await page.waitForURL(/#withdraw\/W\d+$/)
  await expect(page.getByRole('article').getByRole('status')).toBeVisible()
  await carriedOut[1]
  expect(requests).toBe(2)
  await other.reload()
  await other.waitForURL(page.url())
  await other.goto(`${site.origin}/member#withdraw`)
  await expect(
    other
      .getByRole('region', { name: words('Your withdrawals') })
      .getByRole('listitem')
      .filter({ hasText: words('Requested', { context: 'state of a withdrawal' }) }),
  ).toHaveCount(1)
})
