import { timeZoneOf } from '#core/brand/timeZone.ts'
import { formatSoon } from '#lib/dates.ts'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#core/locale/languages.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { markMessages, readTexts, untranslated } from '#support/pseudo.ts'
import { visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'

/** Names that are the same in every language. */
const NAMES = [
  'Android',
  'Facebook',
  'Instagram',
  'LINE',
  'Telegram',
  'TikTok',
  'WhatsApp',
  'X',
  'YouTube',
  ...Object.values(LANGUAGES).map(({ name }) => name),
  ...Object.keys(LANGUAGES),
]

/** Roles that ARIA itself leaves to the page in English; browsers speak them as written. */
const SPOKEN_ROLES = ['carousel', 'slide']

async function escaped(page: Page, { brand }: Site, data: Set<string>): Promise<string[]> {
  const { licence = '', licenceUrl } = brand.legal
  const regulator = licenceUrl ? new URL(licenceUrl).host : ''
  const own = [brand.name, licence, regulator, ...brand.mirrorDomains, ...NAMES]
  const { locale } = LANGUAGES[brand.defaultLanguage]
  const timeZone = timeZoneOf(brand)
  const medium = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  const { format } = new Intl.DateTimeFormat(locale, medium)
  for (const text of data) {
    if (text.includes('{minimumAge}')) {
      own.push(text.replaceAll('{minimumAge}', `${brand.legal.minimumAge}`))
    }
    if (!/^\d{4}-\d\d-\d\dT/.test(text)) continue
    own.push(format(new Date(text)), formatSoon(Date.parse(text), Date.now(), locale, timeZone))
  }
  return untranslated(await readTexts(page), new Set([...data, ...own, ...SPOKEN_ROLES]))
}

/** Replies are read beside the page, which may have drawn one before its texts are known here. */
const expectNoEscape = (page: Page, site: Site, data: Set<string>, place = page.url()) =>
  expect.poll(() => escaped(page, site, data), place).toEqual([])

for (const { visit, details, options } of visitsOf('words')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('every visible word comes from a catalogue or from the gateway', async ({
      page,
      site,
      world,
      tolerate,
      isMobile,
    }) => {
      tolerate(/Failed to load resource/)
      const data = await markMessages(page)
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
        await page.goto(path)
        await expect(page.getByRole('dialog').getByRole('heading')).toContainText('⟦')
        await expectNoEscape(page, site, data, path)
      }
      for (const path of ['/help', '/nowhere', '/rng']) {
        const before = await page.title()
        await walk(page, path)
        await expect(page).not.toHaveTitle(before)
        await expect(page.getByRole('main').getByRole('heading').first()).toContainText('⟦')
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
