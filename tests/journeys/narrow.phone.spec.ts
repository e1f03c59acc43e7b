import { violations } from '#support/axe.ts'
import { openHome, overflowsSideways } from '#support/home.ts'
import { BRANDS, expect, test } from '#support/journey.ts'

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, contextOptions: { reducedMotion: 'reduce' } })

    test('home fits a page 320 px wide', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const { footer } = await openHome(page, site)
      await expect(footer).toBeVisible()
      expect(await overflowsSideways(page)).toBe(false)
      expect(await violations(page)).toEqual([])
    })
  })
}
