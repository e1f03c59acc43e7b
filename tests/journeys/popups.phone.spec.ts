import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'

test('the back button closes the side menu before it leaves the page @ci', async ({
  page,
  site,
  loads,
}) => {
  const { words } = site
  await closeAnnouncements(page)
  await openHome(page, site)
  const menu = page.getByRole('dialog', { name: words('Side menu') })
  const openMenu = () =>
    page.getByRole('button', { name: words('Menu', { context: 'header' }) }).click()
  await openMenu()
  await menu.getByRole('link', { name: words('All promotions') }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/promotions')

  await openMenu()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/promotions')

  await openMenu()
  await expect(menu).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(menu).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'popupEntryOf' in (history.state ?? {}))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(loads()).toBe(2)
})
