import { expect, test } from '#support/journey.ts'
import { chooseInFooter } from '#support/language.ts'
import { wordsOf } from '#support/words.ts'

const english = wordsOf('EN')

test('an address with a language opens its page, and the head follows the visitor', async ({
  page,
  site,
}) => {
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/en/promotions?tab=all')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('Promotions'))
  await expect(page).toHaveURL('/promotions?tab=all')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const domain = `https://${site.brand.domains[0]}`
  await expect(canonical).toHaveAttribute('href', `${domain}/en/promotions`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^What Suvarna offers now/,
  )

  await page
    .getByRole('navigation')
    .getByRole('link', { name: english('Home') })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(canonical).toHaveAttribute('href', `${domain}/en`)
  await expect(page.locator('link[hreflang=th]')).toHaveAttribute('href', `${domain}/`)
})

test('links of a page in another language lead to addresses in that language @ci', async ({
  page,
}) => {
  await page.goto('/en/promotions')
  const footer = page.getByRole('contentinfo')
  const help = footer.getByRole('link', { name: english('Help center') })
  await expect(help).toHaveAttribute('href', '/en/help')
  const home = page.getByRole('banner').getByRole('link').first()
  await expect(home).toHaveAttribute('href', '/en')
  // What search engines may not list has no address of another language.
  const login = page.getByRole('banner').getByRole('link', { name: english('Log in') })
  await expect(login).toHaveAttribute('href', /^\/login/)
  await help.click()
  await expect(page).toHaveURL('/help')
  await page.goto('/promotions')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await chooseInFooter(footer, 'TH')
  await expect(home).toHaveAttribute('href', '/')
})

test.describe('with a language chosen before', () => {
  test.use({ language: 'VI' })

  test('a visitor keeps the chosen language at an address with another one', async ({
    page,
    site,
  }) => {
    await page.goto('/en/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.words('Help center'))
    await expect(page).toHaveURL('/help')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader without scripts finds words, pages and languages @ci', async ({
    page,
    site,
    tolerate,
  }) => {
    // Chromium reports each script that it was told not to run.
    tolerate(/^request failed: csp .*\.js$/)
    await page.goto('/en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.brand.seo.EN!.title)
    await page.getByRole('link', { name: 'Tiếng Việt' }).click()
    await expect(page).toHaveURL('/vi')
    await page.getByRole('link', { name: wordsOf('VI')('Help center') }).click()
    await expect(page).toHaveURL('/vi/help')
  })
})
