import type { Page } from '@playwright/test'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import { findAsset } from '#support/assets.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { chooseInFooter, chooseLanguage, languageButton } from '#support/language.ts'
import { visitsOf } from '#support/visits.ts'
import { wordsOf } from '#support/words.ts'

const saved = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('language:v1'),
    localStorage.getItem('history-language:v1'),
  ])

for (const { visit, details, options } of visitsOf('language')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a language chosen in the header replaces an unknown stored one and survives reload', async ({
      page,
      site,
      loads,
    }) => {
      const english = wordsOf('EN')
      await page.addInitScript(() => {
        if (localStorage.getItem('language:v1')) return
        localStorage.setItem('language:v1', 'XX')
      })
      await openHome(page, site)
      await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
      expect(await saved(page)).toEqual([site.brand.defaultLanguage, site.brand.defaultLanguage])

      await languageButton(page, site.words).click()
      const offered = site.brand.languages.filter((code) => code !== 'CN')
      await expect(page.getByRole('menuitemradio')).toHaveText(
        offered.map((code) => LANGUAGES[code].name),
      )
      const told = page.waitForRequest(
        (request) => request.method() === 'PUT' && request.url().endsWith('/session/language'),
      )
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      expect((await told).postDataJSON()).toEqual({ language: 'EN' })

      await expect(homeParts(page, english).hot.getByRole('article').first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page).toHaveTitle(site.brand.seo.EN!.title)
      expect(loads()).toBe(1)

      await page.reload()
      await expect(homeParts(page, english).hot).toBeVisible()
      expect(await saved(page)).toEqual(['EN', 'EN'])
    })
  })
}

test('the last of two language choices wins although the first catalogue loads later @ci', async ({
  page,
  site,
  world,
}) => {
  const korean = findAsset(`${world.sites}/suvarna`, 'shell', wordsOf('KO')('Sign up'))
  await openHome(page, site)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route(korean, async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await chooseLanguage(page, site.words, 'KO')
  await expect.poll(() => asked).toBe(1)
  await chooseLanguage(page, site.words, 'EN')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const late = page.waitForResponse(korean)
  release()
  await (await late).finished()
  await expect(homeParts(page, wordsOf('EN')).hot).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await saved(page)).toEqual(['EN', 'EN'])
})

for (const [outcome, links] of [
  ['arrives', 1],
  ['does not load', 0],
] as const) {
  test(`a page is shown in its language when the face of headings ${outcome} @ci`, async ({
    page,
    site,
    tolerate,
  }) => {
    tolerate(/song-myung/)
    if (outcome !== 'arrives') await page.route('**/song-myung.*.css', (route) => route.abort())
    await openHome(page, site)
    const sheet = page.waitForRequest('**/song-myung.*.css')
    await chooseLanguage(page, site.words, 'KO')
    await (await sheet).response()
    await expect(homeParts(page, wordsOf('KO')).hot).toBeVisible()
    await expect(page.locator('link[href*=song-myung]')).toHaveCount(links)
    await expect(page.locator('.failure:visible')).toHaveCount(0)
  })
}

test('choosing the current language cancels a change that is still loading @ci', async ({
  page,
  site,
  world,
}) => {
  const english = findAsset(`${world.sites}/suvarna`, 'shell', '"Contact customer service"')
  await page.setViewportSize({ width: 320, height: 640 })
  const { footer } = await openHome(page, site)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(english, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(english)
  await chooseInFooter(footer, 'EN')
  await asked
  const languages = footer.getByRole('group', { name: site.words('Language') })
  await expect(languages).toHaveAttribute('aria-busy', 'true')
  await chooseInFooter(footer, 'TH')
  await expect(languages).toHaveAttribute('aria-busy', 'false')
  const late = page.waitForResponse(english)
  release()
  await (await late).finished()
  await expect(footer.getByRole('button', { name: 'ไทย' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await saved(page)).toEqual(['TH', 'TH'])
})

test('a popup opened during a failing language change uses the current language @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/404|Failed to fetch dynamically imported module/)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const shell = findAsset(`${world.sites}/suvarna`, 'shell', '"Contact customer service"')
  await page.route(shell, async (route) => {
    await held
    await route.fulfill({ status: 404, body: 'Not found' })
  })
  const { footer, paid, login } = await openHome(page, site)
  const asked = page.waitForRequest(shell)
  await chooseInFooter(footer, 'EN')
  await asked
  await paid.getByRole('button').first().click()
  await expect(login).toBeVisible()
  release()
  await expect(
    page
      .getByText(site.words('This language didn’t load. Check your network and try again.'))
      .first(),
  ).toBeVisible()
  await expect(login).toBeVisible()
})

test('fifty quick language changes end with vendor names in the last language @ci', async ({
  page,
  site,
  loads,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/GCSGAME_newGameVendor')) asked.push(searchParams.get('language'))
  })
  const { footer } = await openHome(page, site)
  await chooseLanguage(page, site.words, 'EN')
  await expect.poll(() => asked).toEqual(['TH', 'EN'])
  await chooseLanguage(page, wordsOf('EN'), 'TH')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect.poll(() => asked).toEqual(['TH', 'EN', 'TH'])

  const offered: LanguageCode[] = site.brand.languages.filter((code) => code !== 'CN')
  const order: LanguageCode[] = []
  // A fixed sequence in which each step moves 1 to 3 places through four languages, so never
  // repeats one.
  for (let index = 0, at = 0; index < 50; index += 1) {
    at = (at + 1 + ((index * 7 + (index >> 2)) % 3)) % offered.length
    order.push(offered[at]!)
  }
  const last = order.at(-1)!
  // Three quick clicks on the footer switch choose Chinese; the fiftieth click must not complete
  // that gesture.
  const chips = footer.getByRole('group', { name: site.words('Language') })
  await chips.evaluate(
    (group, names) => {
      const buttons = [...group.querySelectorAll('button')]
      for (const name of names) buttons.find((each) => each.textContent === name)!.click()
    },
    order.map((code) => LANGUAGES[code].name),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[last].tag)
  await expect(homeParts(page, wordsOf(last)).hot.getByRole('article').first()).toBeVisible()
  expect(await saved(page)).toEqual([last, last])
  expect(loads()).toBe(1)
})
