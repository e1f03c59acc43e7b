import { homeParts, openHome } from '#support/home.ts'
import { CHUNK_FAULTS, findAsset, spoilAsset } from '#support/assets.ts'
import { gettingIn } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'

const FAULTS = Object.keys(CHUNK_FAULTS) as unknown as (keyof typeof CHUNK_FAULTS)[]

test.beforeEach(({ tolerate }) => {
  tolerate(
    /Failed to load resource/,
    /Failed to load module script/,
    /request failed: net::ERR_CONNECTION_RESET/,
    /preload/,
    /console error: ChunkError: /,
    /console error: TypeError: Failed to fetch dynamically imported module/,
  )
})

for (const fault of FAULTS) {
  test.describe(`a chunk × ${fault}`, () => {
    test('of the first screen that heals costs one silent reload', async ({
      page,
      site,
      world,
      loads,
    }) => {
      const lobby = findAsset(`${world.sites}/suvarna`, 'LobbyScreen')
      const heal = await spoilAsset(page, lobby, fault)
      let seen = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest() && ++seen === 2) void heal()
      })
      await page.goto('/')
      await expect(homeParts(page, site.words).hot.getByRole('article').first()).toBeVisible()
      expect(loads()).toBe(2)
    })

    test('of the first screen that stays away ends in a message with a retry', async ({
      page,
      site,
      world,
      loads,
    }) => {
      const { words } = site
      const lobby = findAsset(`${world.sites}/suvarna`, 'LobbyScreen')
      const heal = await spoilAsset(page, lobby, fault)
      await page.goto('/')
      await expect(
        page.getByRole('main').getByRole('heading', { name: words('This page didn’t load') }),
      ).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('link', { name: words('Log in') }),
      ).toBeVisible()
      expect(loads()).toBe(2)
      await heal()
      await page.getByRole('button', { name: words('Reload the page') }).click()
      await expect(homeParts(page, words).hot.getByRole('article').first()).toBeVisible()
    })
  })
}

test('a chunk × HTML of a popup that stays away leaves the page as it is', async ({
  page,
  site,
  world,
  loads,
}) => {
  const { words } = site
  const popup = findAsset(`${world.sites}/suvarna`, 'LoginPopup')
  const heal = await spoilAsset(page, popup, 'HTML')
  const { login, hot } = await openHome(page, site)
  await hot.getByRole('article').first().getByRole('button').first().click()
  await expect.poll(loads).toBe(2)
  await expect(hot.getByRole('article').first()).toBeVisible()
  await hot.getByRole('article').first().getByRole('button').first().click()
  await expect(
    page.getByText(words('This part didn’t load. Check your network and try again.')).first(),
  ).toBeVisible()
  await expect(hot.getByRole('article')).toHaveCount(12)
  await expect(login).toBeHidden()
  expect(loads()).toBe(2)
  await heal()
})

test('a chunk × 404 of what encrypts a login is met before anything is typed', async ({
  page,
  site,
  world,
  loads,
}) => {
  const form = gettingIn(page, site)
  const heal = await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'encryption'), 404)
  await page.goto('/login')
  await expect.poll(loads).toBe(2)
  await form.tryAs('demomember')
  await expect(form.alert).toHaveText(
    site.words('We can’t connect right now. Check your network and try again.'),
  )
  await expect(form.password).not.toHaveValue('')
  expect(loads()).toBe(2)
  await heal()
  await form.logIn.click()
  await expect(form.account).toBeVisible()
})

test('a chunk × reset of the footer that stays away costs the footer alone', async ({
  page,
  site,
  world,
}) => {
  await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'Footer'), 'reset')
  const { hot, footer, winners } = await openHome(page, site)
  await winners.scrollIntoViewIfNeeded()
  await expect(winners.getByRole('listitem')).toHaveCount(20)
  await expect(footer).toHaveCount(0)
  await expect(hot.getByRole('article')).toHaveCount(12)
})

for (const fault of [404, 'HTML'] as const) {
  test(`a chunk × ${fault} of words that stays away still leaves something to read`, async ({
    page,
    site,
    world,
    loads,
  }) => {
    const { words } = site
    const shell = findAsset(`${world.sites}/suvarna`, 'shell', words('Sign up'))
    await spoilAsset(page, shell, fault)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
      words('This page didn’t load'),
    )
    expect(loads()).toBe(2)
  })
}

test('a chunk × 404 of another language that stays away leaves the words as they are', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const shell = findAsset(`${world.sites}/suvarna`, 'shell', '"Contact customer service"')
  await spoilAsset(page, shell, 404)
  const { footer } = await openHome(page, site)
  await footer.getByRole('button', { name: 'English' }).click()
  await expect(
    page.getByText(words('This language didn’t load. Check your network and try again.')).first(),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
  await expect(homeParts(page, words).hot).toBeVisible()
})

for (const fault of [404, 'reset'] as const) {
  test(`a chunk × ${fault} of several that stay away costs one reload, not one each for ever`, async ({
    page,
    site,
    world,
    loads,
  }) => {
    const { words } = site
    const folder = `${world.sites}/suvarna`
    for (const name of ['LobbyScreen', 'Footer', 'LoginPopup']) {
      await spoilAsset(page, findAsset(folder, name), fault)
    }
    await page.goto('/login')
    await expect(
      page.getByRole('main').getByRole('heading', { name: words('This page didn’t load') }),
    ).toBeVisible()
    await expect(
      page.getByText(words('This part didn’t load. Check your network and try again.')).first(),
    ).toBeVisible()
    expect(loads()).toBe(2)
  })
}

test('the main bundle that is missing shows a message from the page itself', async ({
  page,
  site,
  world,
}) => {
  const heal = await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'main'), 404)
  await page.goto('/')
  const alert = page.getByRole('alert').filter({ visible: true })
  await expect(alert).toContainText(site.words('This page didn’t load'))
  await heal()
  await alert.getByRole('link', { name: site.words('Reload the page') }).click()
  await expect(homeParts(page, site.words).hot.getByRole('article').first()).toBeVisible()
})
