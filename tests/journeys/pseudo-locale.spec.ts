import { timeZoneOf } from '#core/brand/timeZone.ts'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#rules/languages.ts'
import { expect, test, type Site } from '#support/journey.ts'
import {
  collectTexts,
  lettersOf,
  markMessages,
  readTexts,
  findUntranslated,
  PSEUDO_LANGUAGES,
  type PseudoLanguage,
} from '#support/pseudo.ts'
import { cutParts } from '#support/fits.ts'
import { visitsOf } from '#support/visits.ts'
import { placesOf } from '#support/places.ts'
import { enter } from '#support/session.ts'
import { waitForParts, walk } from '#support/walk.ts'

/** Names that every language writes the same, so they need no translation. */
const NAMES = [
  'Android',
  'Facebook',
  'Instagram',
  'JCB',
  'LINE',
  'Mastercard',
  'Telegram',
  'TikTok',
  'Visa',
  'WhatsApp',
  'X',
  'YouTube',
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...Object.keys(LANGUAGES),
]

const MEMBER_PAGES = ['/member', '/promotions', '/vip', '/pointMall', '/raffle']
const AGENT_PAGES = ['/agentHome']

const formattedWords: Record<string, string[]> = {}

/** Lists the words that `Intl` writes into dates, times, amounts and lists. */
function listFormatted(brand: Site['brand']): string[] {
  const { locale } = LANGUAGES[brand.defaultLanguage]
  const styles = [{ dateStyle: 'medium', timeStyle: 'short' }, { dateStyle: 'full' }] as const
  const months = Array.from({ length: 12 }, (_, month) =>
    Date.UTC(2026, month, month + 1, month * 2),
  )
  const dates = styles.flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, style)
    return months.flatMap((date) => format.formatToParts(date))
  })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const numbers = [1e3, 1e4, 1e6, 1e8, 1e9].flatMap((number) => compact.formatToParts(number))
  const lists = new Intl.ListFormat(locale).formatToParts(['1', '2'])
  const parts = [...dates, ...numbers, ...lists].map(({ value }) => value)
  // Where a range passes a month's end, some languages join the end of one date to the next one.
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, day)
  const ranges = months.slice(1).map((date, index) => format.formatRange(months[index]!, date))
  const joined = ranges.flatMap((range) => range.split(/\s/))
  return [...parts, ...joined, timeZoneOf(brand), 'GMT'].map(lettersOf)
}

/**
 * Values of `aria-roledescription` that stay English on purpose; browsers speak them as written.
 */
const SPOKEN_ROLES = ['carousel', 'slide']

async function escaped(page: Page, { brand }: Site, data: Set<string>): Promise<string[]> {
  const { licence = '', licenceUrl } = brand.legal
  const regulator = licenceUrl ? new URL(licenceUrl).host : ''
  const own = [brand.name, licence, regulator, ...brand.mirrorDomains, ...NAMES]
  const { host } = new URL(page.url())
  for (const text of data) {
    if (text.includes('{minimumAge}')) {
      own.push(text.replaceAll('{minimumAge}', `${brand.legal.minimumAge}`))
    }
    if (/^[A-Z\d]{7}$/.test(text)) own.push(`${host}/r/${text}`)
  }
  const formatted = (formattedWords[brand.id] ??= listFormatted(brand))
  return findUntranslated(
    await readTexts(page),
    new Set([...data, ...own, ...formatted, ...SPOKEN_ROLES]),
  )
}

/** The test may learn a reply's texts only after the page has drawn them, so the check repeats. */
const expectNoEscape = (page: Page, site: Site, data: Set<string>, place = page.url()) =>
  expect.poll(() => escaped(page, site, data), { message: place, intervals: [50] }).toEqual([])

for (const { visit, details, options } of visitsOf('words')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('every visible word comes from a translation file or from the gateway @ci', async ({
      page,
      site,
      world,
      tolerate,
      isMobile,
    }) => {
      tolerate(/Failed to load resource/)
      const data = await markMessages(page)
      collectTexts(site.brand.pictures, data)
      const marked = page.getByText(/⟦.+⟧/)
      await page.goto('/')
      await expect(page.getByRole('article').nth(30)).toBeAttached()
      await expect(page.getByRole('contentinfo')).toContainText('⟦')
      expect(await marked.count()).toBeGreaterThan(20)
      await expectNoEscape(page, site, data)

      if (isMobile) {
        await page.getByRole('navigation').getByRole('button').last().click()
        await expect(page.getByRole('dialog')).toContainText('⟦')
        await expectNoEscape(page, site, data)
      }
      for (const path of ['/login', '/register']) {
        await walk(page, path)
        await expect(page.getByRole('dialog').getByRole('heading')).toContainText('⟦')
        await page.getByRole('dialog').getByRole('textbox').first().waitFor()
        await waitForParts(page.getByRole('dialog'))
        await expectNoEscape(page, site, data, path)
      }
      for (const path of ['/help', '/nowhere', '/rng']) {
        const before = await page.title()
        await walk(page, path)
        await expect(page).not.toHaveTitle(before)
        await expect(page.getByRole('main').getByRole('heading').first()).toContainText('⟦')
        await expectNoEscape(page, site, data, path)
      }
      // The phone visits members' pages, the desktop visits agents' pages.
      await enter(page, await world.logIn(site.brand.merchant, isMobile ? 'demovip' : 'demoagent'))
      await page.goto('/help')
      if (!isMobile && site.brand.features.agents) {
        const contracts = page.getByRole('dialog')
        await expect(contracts.getByRole('heading').first()).toContainText('⟦')
        await expectNoEscape(page, site, data, 'the contracts that wait')
        await page.keyboard.press('Escape')
        await expect(contracts).toBeHidden()
      }
      for (const path of placesOf(site, isMobile ? MEMBER_PAGES : AGENT_PAGES)) {
        const before = await page.title()
        await walk(page, path)
        await expect(page).not.toHaveTitle(before)
        await expect(page.getByRole('main').getByRole('heading').first()).toContainText('⟦')
        await waitForParts(page.getByRole('main'))
        await expectNoEscape(page, site, data, path)
      }
      for (const systemStatus of [1, 2] as const) {
        await world.change({ merchant: site.brand.merchant, systemStatus })
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
        expect(await escaped(page, site, data), `status ${systemStatus}`).toEqual([])
      }
    })
  })
}

/** Every page must fit in each pseudo-language; the pages here have most of the shared parts. */
const PAGES = ['/login', '/register', '/help', '/promotions']
const OWN_PAGES = ['/member', '/vip']

for (const { visit, details, options } of visitsOf('pseudo-languages')) {
  test.describe(visit, details, () => {
    test.use(options)

    for (const language of Object.keys(PSEUDO_LANGUAGES) as PseudoLanguage[]) {
      test(`pages in ${language} fit the window, and are mirrored from right to left`, async ({
        page,
        site,
        world,
        tolerate,
      }) => {
        tolerate(/Failed to load resource/)
        await markMessages(page, language)
        await page.goto('/')
        const { direction } = PSEUDO_LANGUAGES[language]
        await expect(page.getByRole('contentinfo')).toContainText('⟦')
        await expect(page.locator('html')).toHaveAttribute('dir', direction)
        const expectFit = (path: string) =>
          expect.poll(() => cutParts(page, false), { message: path }).toEqual([])
        await expectFit('/')
        const banner = page.getByRole('banner')
        const logo = await banner.getByRole('link', { name: site.brand.name }).boundingBox()
        const entry = await banner.getByRole('link', { name: /⟦/ }).last().boundingBox()
        expect(logo!.x < entry!.x).toBe(direction === 'ltr')
        const texts = await readTexts(page)
        expect(texts.some((text) => text.includes('\u2068'))).toBe(direction === 'rtl')

        const visitAll = async (paths: readonly string[]) => {
          for (const path of placesOf(site, paths)) {
            await walk(page, path)
            const place = page.getByRole(/login|register/.test(path) ? 'dialog' : 'main')
            await expect(place.getByRole('heading').first()).toContainText('⟦')
            await waitForParts(place)
            await expectFit(path)
          }
        }
        await visitAll(PAGES)
        await enter(page, await world.logIn(site.brand.merchant, 'demovip'))
        await page.goto('/help')
        await visitAll(OWN_PAGES)
      })
    }
  })
}
