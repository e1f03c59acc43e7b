import type { Locator } from '@playwright/test'
import { COMPOSITIONS } from '#core/brand/compositions.ts'
import { expectGamesAtOnce, followInFooter, homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { leftToCI, visitsOf } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

/** The footer's default warning, for brands without a text of their own. */
const RISKS =
  'Gaming involves risk. You must be {age, plural, other {#}} or over to play here. Following the law where you are is up to you; we are not liable for breaches of it.'

/** Reads where the first of some elements is. */
const placeOf = async (element: Locator) => (await element.first().boundingBox())!

/** Heroes whose slides move; with reduced motion they wait for a press on “play”. */
const SLIDING = ['bleed', 'framed', 'spotlight', 'split']

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

for (const { visit, details, options } of visitsOf('first paint')) {
  test.describe(visit, details, () => {
    test.use({ ...options, pictures: 'drawn' })

    for (const [index, size] of [PHONE, DESK].entries()) {
      test(`the first picture and covers stay in place at ${size.width} px as the app draws${leftToCI(index)}`, async ({
        page,
        site,
      }) => {
        await page.setViewportSize(size)
        const renderer = Promise.withResolvers<void>()
        await page.route(/\/assets\/client-/, async (route) => {
          await renderer.promise
          await route.continue()
        })
        await page.goto('/', { waitUntil: 'commit' })
        const firstPicture = page.locator('.fp-hero img').filter({ visible: true })
        await expect(firstPicture).toHaveCount(1)
        const firstCovers = page.locator('.fp-tiles img')
        await expect(firstCovers).toHaveCount(size === PHONE ? 4 : 10)
        const sources = await firstCovers.evaluateAll((all) =>
          all.map((one) => one.getAttribute('src')),
        )
        const { highlights, hot } = homeParts(page, site.words)
        const cover = hot.getByRole('article').locator('.game-cover')
        const places = await Promise.all([firstPicture, page.locator('.fp-tiles i')].map(placeOf))
        const expectSamePlaces = async () => {
          const now = await Promise.all([page.locator('.home-hero img'), cover].map(placeOf))
          for (const [at, place] of places.entries()) {
            for (const side of ['x', 'y', 'width', 'height'] as const) {
              expect(Math.abs(now[at]![side] - place[side]), `${at} ${side}`).toBeLessThan(1)
            }
          }
        }

        renderer.resolve()
        await expect(firstCovers).toHaveCount(0)
        for (const [at, source] of sources.entries()) {
          await expect(cover.nth(at).locator('img')).toHaveAttribute('src', source!)
        }
        await expect(page.locator('.home-hero').getByRole('link').first()).toBeVisible()
        await expectSamePlaces()
        if (SLIDING.includes(site.brand.theme.hero)) {
          const play = highlights.getByRole('button', { name: site.words('Play the slides') })
          await expect(play).toBeEnabled()
        }
        await expectSamePlaces()
      })
    }
  })
}

for (const { visit, details, options } of visitsOf('home')) {
  test.describe(visit, details, () => {
    test.use({ ...options, pictures: 'drawn' })

    test('home shows the brand’s categories and game sections with loaded covers', async ({
      page,
      site,
      isMobile,
    }) => {
      const { words } = site
      await page.goto('/')
      const { hot, winners, notices, highlights, section, footer } = homeParts(page, words)

      await expect(page).toHaveTitle(site.brand.seo[site.language]!.title)
      await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand.name)
      const nav = isMobile
        ? page.getByRole('main').getByRole('navigation', { name: words('Categories') })
        : page.getByRole('banner').getByRole('navigation', { name: words('Game categories') })
      const entry = (message: string) =>
        nav.getByRole('link', { name: words(message, { context: 'game category' }), exact: true })
      await expect(entry('Live casino')).toBeVisible()
      const lottery = site.brand.features.lottery ? 1 : 0
      await expect(entry('Lottery')).toHaveCount(lottery)
      await expect(entry('E-lottery')).toHaveCount(lottery)
      await expect(notices).toBeVisible()
      await expect(highlights.locator('a, button').nth(1)).toBeAttached()
      const { home, tileSize } = site.brand.theme
      const { forms } = COMPOSITIONS[home]
      // Sixteen small covers fill the lines that twelve others fill.
      const full = tileSize === 'small' ? 16 : 12
      // A chart is a top ten.
      await expect(hot.getByRole('article')).toHaveCount(forms.hot === 'chart' ? 10 : full)
      await expect(section('Slots').getByRole('article')).toHaveCount(full)
      const cards = { index: 0, collection: 6 }
      const cardsIn = (form: (typeof forms)['LIVE'], vendors: number) =>
        form ? (cards[form as keyof typeof cards] ?? full) : vendors
      await expect(section('Live casino').getByRole('article')).toHaveCount(cardsIn(forms.LIVE, 6))
      await expect(section('Fishing').getByRole('article')).toHaveCount(cardsIn(forms.FISH, 4))

      // The expected number is in docs/product.md §2.3; `access.spec.ts` and `tile.spec.ts` test
      // other brands.
      if (!isMobile) await expectGamesAtOnce(hot, site)

      // A link for keyboard users that jumps over menus and filters.
      const skip = page.getByRole('link', { name: words('Skip to the games') })
      await skip.focus()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(hot.getByRole('article').first().getByRole('button').first()).toBeFocused()

      const { footer: texts, minimumAge } = site.brand.legal
      await expect(footer).toContainText(
        texts[site.language]!.replaceAll('{minimumAge}', String(minimumAge)),
      )
      await expect(footer.getByText(patternOf(words, RISKS))).toHaveCount(0)

      // The winners load once they come near the window.
      await winners.scrollIntoViewIfNeeded()
      // More winners than the five placeholders must appear; winners of games for other devices are
      // left out.
      await expect.poll(() => winners.getByRole('listitem').count()).toBeGreaterThan(10)
      await expect(winners.getByRole('listitem').last()).toContainText(/\d/)
      // Cards are a ranking; a line of winners is not.
      if (!forms.winners) {
        const amounts = await winners.getByRole('listitem').evaluateAll((items) =>
          items.map((item) => {
            const amount = /[^\s\d]\s?([\d.,]+)/.exec(
              (item as HTMLElement).innerText.split(/\n+/)[1]!,
            )
            return Number(amount![1]!.replaceAll(',', ''))
          }),
        )
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      }

      await hot.scrollIntoViewIfNeeded()
      const inView = isMobile ? 3 : 6
      const widths = () =>
        hot
          .locator('img')
          .evaluateAll((covers) => covers.map((cover) => (cover as HTMLImageElement).naturalWidth))
      await expect
        .poll(async () => (await widths()).filter((width) => width > 100).length, {
          timeout: 40_000,
        })
        .toBeGreaterThanOrEqual(inView)
    })
  })
}

for (const { visit, details, options } of visitsOf('footer')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the footer shows vendors, channels, the age limit and help @ci', async ({
      page,
      site,
    }) => {
      const { words } = site
      await page.goto('/')
      const { footer } = homeParts(page, words)
      // Scrolls first, because sections that load above the footer would move it under the pointer.
      await footer.scrollIntoViewIfNeeded()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)

      const providers = footer.getByRole('list', { name: words('Game providers') })
      await expect(providers.getByRole('listitem')).toHaveCount(8)
      await expect(
        footer.getByText(`${site.brand.legal.minimumAge}+`, { exact: true }),
      ).toBeVisible()
      const { licence, licenceUrl } = site.brand.legal
      await expect(footer.getByText(licence!)).toBeVisible()
      const { host } = new URL(licenceUrl!)
      const verify = footer.getByRole('link', {
        name: words('Verify at {host}', { values: { host } }),
      })
      await expect(verify).toHaveAttribute('href', licenceUrl!)
      await expect(verify).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(footer.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
        'href',
        site.brand.resources.youtube!,
      )
      await followInFooter(footer.getByRole('link', { name: words('Terms and conditions') }))
      await expect(page).toHaveURL('/help#term')
    })

    test('pressing a vendor’s picture on home opens its lobby; its name lists games @ci', async ({
      page,
      site,
    }) => {
      const { words } = site
      const { section, login } = await openHome(page, site)
      const card = section('Card games').getByRole('article').first()
      // A section outside of the window has text, but the text is not drawn.
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await card.getByRole('button', { name, exact: true }).click()
      await expect(login).toBeVisible()
      await login.getByRole('button', { name: words('Close') }).click()
      await card.getByRole('link', { name: words('Games of {name}', { values: { name } }) }).click()
      await expect(page).toHaveURL(/\/pvp\?vassalage=\w+$/)
    })
  })
}
