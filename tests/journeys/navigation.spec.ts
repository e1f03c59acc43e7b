import type { Page } from '@playwright/test'
import { followInFooter, homeParts, openHome } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { enter } from '#support/session.ts'
import { visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'

/** Waits for a screen, which has loaded once the page has its title. */
const expectTitle = (page: Page, { brand }: Site, title: string) =>
  expect(page).toHaveTitle(`${title} · ${brand.name}`)

test('an unknown address shows a not-found page with a link to home', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { name: site.words('We couldn’t find this page') }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: site.words('Go to the games') })
    .click()
  await expect(page).toHaveURL('/')
  await expect(homeParts(page, site.words).hot).toBeVisible()
})

test('an address that is opened anew begins at its top; a reload keeps the position', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/status of 404/)
  const { hot } = await openHome(page, site)
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  // By the wheel, since a script's scroll has its event a frame later, and the page could be left
  // before it.
  await page.mouse.wheel(0, 400)
  await expect.poll(scrollY).toBe(400)
  await page.reload()
  await expect.poll(scrollY).toBe(400)
  await page.goto('/no/such/page')
  await page.goto('/')
  await expect(hot.getByRole('article').first()).toBeVisible()
  expect(await scrollY()).toBe(0)
})

for (const { visit, details, options } of visitsOf('navigation')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('login and registration open over home without a reload, and the back button returns', async ({
      page,
      site,
      loads,
    }) => {
      const { words } = site
      const { hot, footer, login, register } = await openHome(page, site)
      const tile = await hot.getByRole('article').first().elementHandle()
      const stays = () => tile!.evaluate((element) => element.isConnected)

      await page
        .getByRole('banner')
        .getByRole('link', { name: words('Log in') })
        .click()
      await expect(login).toBeVisible()
      await expect(page).toHaveURL('/login')
      expect(await stays()).toBe(true)

      await login.getByRole('link', { name: words('Sign up') }).click()
      await expect(register).toBeVisible()
      await expect(login).toBeHidden()
      await expect(page).toHaveURL('/register')

      await register.getByRole('button', { name: words('Close') }).click()
      await expect(register).toBeHidden()
      await expect(page).toHaveURL('/')
      expect(await stays()).toBe(true)

      await page.goBack()
      await expect(login).toBeVisible()
      expect(await stays()).toBe(true)
      await login.getByRole('button', { name: words('Close') }).click()
      await expect(login).toBeHidden()

      await followInFooter(footer.getByRole('link', { name: words('FAQ') }))
      await expect(page).toHaveURL('/help#faq')
      await expectTitle(page, site, words('Help center'))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(homeParts(page, words).hot).toBeVisible()
      expect(loads()).toBe(1)
    })
  })
}

test('pages with games have a footer; pages that embed a game have none @ci', async ({
  page,
  site,
  world,
}) => {
  const { footer } = homeParts(page, site.words)
  await enter(page, await world.logIn(site.brand.merchant))
  await page.goto('/rng')
  await expect(footer).toBeVisible()
  for (const [path, title] of [
    ['/seamless', site.words('Game')],
    ['/lottery', site.words('Lottery')],
  ] as const) {
    await walk(page, path)
    await expectTitle(page, site, title)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(footer).toHaveCount(0)
  }
})
