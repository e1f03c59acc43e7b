import { homeParts } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'

const HOT_GAMES = 'GET /wps/relay/GCSGAME_hotGamesV2'

test('a network fault set in the sandbox console breaks one section of home only @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of 503/)
  const { merchant } = site.brand
  const fault = page.locator('select').and(page.locator(`[name="fault ${HOT_GAMES}"]`))
  const set = async (value: string) => {
    await page.goto(`http://localhost:${world.port}/sandbox/?merchant=${merchant}`)
    await fault.selectOption(value)
    await page.getByRole('button', { name: 'Set faults' }).click()
    await expect(page.getByRole('heading', { name: /^Faults/ })).toHaveText(
      value ? /Faults\s*1/ : 'Faults',
    )
    await expect(fault).toHaveValue(value)
  }
  await set('503')
  await page.goto(`${site.origin}/`)
  const { hot, section } = homeParts(page, site.words)
  const retry = hot.getByRole('button', { name: site.words('Try again') })
  await expect(retry).toBeVisible()
  await expect(section('Live casino').getByRole('article').first()).toBeAttached()
  await set('')
  await page.goto(`${site.origin}/`)
  await expect(hot.getByRole('article').first()).toBeVisible()
})
