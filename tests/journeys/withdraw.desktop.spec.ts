import { fetchLocalhost } from '#support/http.ts'
import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'

test.use({ brand: 'larkmoor', language: 'EN' })

const ADD = '**/wps/relay/passwordCheck/MCSFE_addWithdrawal'

test('20 clicks, a lost reply and a reload make one withdrawal with one receipt (case 1)', async ({
  page,
  site: { words, brand, ...site },
  world,
}) => {
  await enterAsMember(page, { words, brand, ...site }, world)
  await page.goto('/member#withdraw')
  await page.getByRole('button', { name: words('All', { context: 'amount of money' }) }).click()
  await page.getByRole('button', { name: words('Check the figures') }).click()
  await page.locator('input[type=password]').fill('258025')
  let requests = 0
  const carriedOut = new Promise<void>((resolve) => {
    void page.route(ADD, async (route) => {
      requests += 1
      const request = route.request()
      await fetchLocalhost(request.url(), {
        method: 'POST',
        headers: await request.allHeaders(),
        body: request.postData(),
      })
      // The reply never comes.
      resolve()
    })
  })
  await page
    .locator('form')
    .last()
    .evaluate((form: HTMLFormElement) => {
      for (let click = 0; click < 20; click += 1) form.requestSubmit()
    })
  await carriedOut
  await page.reload()
  await page.waitForURL(/#withdraw\/W\d+$/)
  expect(requests).toBe(1)
  await expect(page.getByRole('article').getByRole('status')).toBeVisible()
  const receipt = page.url()
  await page.goto('/member#withdraw')
  const list = page.getByRole('region', { name: words('Your withdrawals') })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link').click()
  expect(page.url()).toBe(receipt)
})
