import { violations } from '#support/axe.ts'
import { openHome, overflowsSideways } from '#support/home.ts'
import { BRANDS, expect, test } from '#support/journey.ts'
import { openAsMember } from '#support/play.ts'

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

test.describe('chanh', () => {
  test.use({ brand: 'chanh' })

  test('lotteries of every area fit a page 320 px wide', async ({ page, site, world }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openAsMember(page, site, world)
    await page.goto('/lottery')
    const cards = page.getByRole('main').getByRole('timer')
    await expect.poll(() => cards.count()).toBeGreaterThan(20)
    expect(await overflowsSideways(page)).toBe(false)
  })
})
