import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { fewOrAll, visitsOf } from '#support/visits.ts'

for (const { visit, details, options } of visitsOf('mode')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the chosen colour mode is applied and survives a reload', async ({
      page,
      site,
      isMobile,
    }) => {
      const { words } = site
      await openHome(page, site)
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-mode', 'dark')
      const ground = () =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      const dark = await ground()
      const frame = page.locator('meta[name=theme-color]')
      const darkFrame = (await frame.getAttribute('content'))!

      if (isMobile) {
        await page.getByRole('button', { name: words('Menu', { context: 'header' }) }).click()
      }
      await page.getByRole('button', { name: words('Light mode') }).click()
      await expect(html).toHaveAttribute('data-mode', 'light')
      await expect.poll(ground).not.toBe(dark)
      await expect(frame).not.toHaveAttribute('content', darkFrame)

      await openHome(page, site)
      await expect(frame).not.toHaveAttribute('content', darkFrame)
      await expect(html).toHaveAttribute('data-mode', 'light')
    })

    test('a saved colour mode and language apply before any external script loads', async ({
      page,
      tolerate,
    }) => {
      tolerate(/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/)
      await page.addInitScript(() => {
        localStorage.setItem('mode:v1', 'light')
        localStorage.setItem('language:v1', 'EN')
      })
      await page.route('**/assets/*.js', (route) => route.abort('failed'))
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      const html = page.locator('html')
      await expect(html).toHaveAttribute('data-mode', 'light')
      await expect(html).toHaveAttribute('lang', 'en')
      const luminance = await page.evaluate(() => {
        const probe = document.createElement('canvas').getContext('2d')!
        probe.fillStyle = getComputedStyle(document.documentElement).backgroundColor
        probe.fillRect(0, 0, 1, 1)
        return Math.max(...probe.getImageData(0, 0, 1, 1).data.slice(0, 3))
      })
      expect(luminance).toBeGreaterThan(200)
    })
  })
}

test.describe('a brand with light mode as default', () => {
  test.use({ brand: 'chanh' })

  for (const colorScheme of fewOrAll(['dark'], ['light', 'dark'] as const)) {
    test.describe(() => {
      test.use({ colorScheme })
      test(`a brand whose default is light mode follows a system that prefers ${colorScheme} @ci`, async ({
        page,
        site,
      }) => {
        await openHome(page, site)
        await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme)
      })
    })
  }
})
