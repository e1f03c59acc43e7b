import { homeParts, openHome } from '#support/home.ts'
import { CHUNK_FAULTS, findAsset, spoilAsset } from '#support/assets.ts'
import { gettingIn } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { fewOrAll } from '#support/visits.ts'
import { formOf } from '#support/signing-up.ts'
import { walk } from '#support/walk.ts'
import { chooseInFooter } from '#support/language.ts'

const FAULTS = Object.keys(CHUNK_FAULTS) as unknown as (keyof typeof CHUNK_FAULTS)[]

test.use({ publishedAnew: true })

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

for (const fault of fewOrAll(['reset'], FAULTS)) {
  test.describe(`a chunk that fails with ${fault}`, () => {
    test('a chunk that a new release removed causes one page reload without a message', async ({
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
  })
}

for (const fault of fewOrAll(['HTML'], FAULTS)) {
  test.describe(`a chunk that fails with ${fault}`, () => {
    test('a failed chunk shows a retry button if reloading the page did not help @ci', async ({
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

test.describe('in a site without a new release,', () => {
  test.use({ publishedAnew: false })

  test('a chunk with a network error reloads no page, and can be retried @ci', async ({
    page,
    site,
    world,
    loads,
  }) => {
    const { words } = site
    const heal = await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'gameListScreens'), 404)
    await openHome(page, site)
    await walk(page, '/rng')
    await expect(page.getByRole('heading', { name: words('This page didn’t load') })).toBeVisible()
    expect(loads()).toBe(1)
    await heal()
    await page.getByRole('button', { name: words('Reload the page') }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test('a page without network stays open, says so, and loads failed parts later @ci', async ({
  page,
  context,
  site,
  loads,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED/)
  const { words } = site
  await openHome(page, site)
  await context.setOffline(true)
  const bar = page.getByText(words('You’re offline. The page continues once you’re connected.'))
  await expect(bar).toBeVisible()
  await walk(page, '/rng')
  await expect(page.getByRole('heading', { name: words('This page didn’t load') })).toBeVisible()
  await page.getByRole('button', { name: words('Reload the page') }).click()
  await expect(bar).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(bar).toBeHidden()
  expect(loads()).toBe(1)
})

test('a popup whose chunk twice arrives as HTML leaves the page intact @ci', async ({
  page,
  site,
  world,
  loads,
}) => {
  const { words } = site
  const popup = findAsset(`${world.sites}/suvarna`, 'LoginPopup')
  const heal = await spoilAsset(page, popup, 'HTML')
  const { login, hot, paid } = await openHome(page, site)
  await paid.getByRole('button').first().click()
  await expect.poll(loads).toBe(2)
  await expect(hot.getByRole('article').first()).toBeVisible()
  await paid.getByRole('button').first().click()
  await expect(
    page.getByText(words('This part didn’t load. Check your network and try again.')).first(),
  ).toBeVisible()
  await expect(hot.getByRole('article')).toHaveCount(12)
  await expect(login).toBeHidden()
  expect(loads()).toBe(2)
  await heal()
})

test('a half-filled registration survives a new release, and its player learns of the update', async ({
  page,
  site,
  world,
  loads,
}) => {
  const { words } = site
  await page.goto('/register')
  const form = formOf(page, site)
  await form.username.fill('lilypad')
  const heal = await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'helpParts'), 404)
  await form.dialog.locator('form a').first().click()
  await expect(
    page.getByText(words('The site was updated. Reload the page when you’re ready.')).first(),
  ).toBeVisible()
  await expect(form.username).toHaveValue('lilypad')
  expect(loads()).toBe(1)
  await heal()
  await page.getByRole('button', { name: words('Reload the page'), includeHidden: true }).click()
  await expect(form.username).toHaveValue('')
  expect(loads()).toBe(2)
})

test('a missing chunk for encryption reloads the page once, then shows a retry @ci', async ({
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

test('a failed chunk of less important parts keeps the rest of the page usable @ci', async ({
  page,
  site,
  world,
}) => {
  await spoilAsset(page, findAsset(`${world.sites}/suvarna`, 'laterParts'), 'reset')
  const { hot, footer, winners } = await openHome(page, site)
  await winners.scrollIntoViewIfNeeded()
  await expect(winners.getByRole('listitem')).toHaveCount(20)
  await expect(footer).toHaveCount(0)
  await expect(hot.getByRole('article')).toHaveCount(12)
})

for (const fault of fewOrAll([404], FAULTS)) {
  test(`a translation file that fails with ${fault} twice shows an error until it arrives @ci`, async ({
    page,
    site,
    world,
    loads,
  }) => {
    const { words } = site
    const shell = findAsset(`${world.sites}/suvarna`, 'shell', words('Sign up'))
    const heal = await spoilAsset(page, shell, fault)
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(
      words('This page didn’t load'),
    )
    expect(loads()).toBe(2)
    await heal()
    await page.clock.fastForward('01:00')
    await expect(homeParts(page, words).hot.getByRole('article').first()).toBeVisible()
  })
}

test('a missing translation file during a language change keeps the current language @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const shell = findAsset(`${world.sites}/suvarna`, 'shell', '"Contact customer service"')
  await spoilAsset(page, shell, 404)
  const { footer } = await openHome(page, site)
  await chooseInFooter(footer, 'EN')
  await expect(
    page.getByText(words('This language didn’t load. Check your network and try again.')).first(),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
  await expect(homeParts(page, words).hot).toBeVisible()
})

for (const fault of fewOrAll([404], FAULTS)) {
  test(`several chunks that fail with ${fault} cause only one page reload @ci`, async ({
    page,
    site,
    world,
    loads,
  }) => {
    const { words } = site
    const folder = `${world.sites}/suvarna`
    for (const name of ['LobbyScreen', 'LoginPopup']) {
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

test('a missing main script shows the error message inside the HTML page @ci', async ({
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
