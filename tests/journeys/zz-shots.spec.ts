import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
const OUT = '/tmp/w/promo-shots/'
for (const [brand, mode, language] of [
  ['suvarna', 'dark', 'TH'],
  ['chanh', 'light', 'VI'],
] as const) {
  test.describe(`${brand} ${mode}`, () => {
    test.use({ brand, mode, language, pictures: 'drawn' })
    test('shots', async ({ page, site, world }, info) => {
      test.setTimeout(300_000)
      const shot = async (name: string) => {
        await page.waitForLoadState('networkidle')
        await page.waitForTimeout(700)
        await page.screenshot({ path: `${OUT}${brand}-${info.project.name}-${name}.png`, fullPage: true })
      }
      await enterAsMember(page, site, world)
      await page.goto('/promotions')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { window.scrollTo(0, y); await new Promise((r) => setTimeout(r, 150)) } window.scrollTo(0, 0) })
      await shot('list')
      await page.goto('/promotions#daily-spin')
      await page.getByRole('region').getByRole('button').first().click()
      await shot('detail')
      await page.goto('/promotions#weekend-tournament')
      await shot('tournament')
      await page.goto(brand === 'chanh' ? '/promotions#zalo-reward' : '/promotions#parlay-boost')
      await shot('application')
      await page.goto('/promotions#birthday')
      await shot('birthday')
      await page.goto('/promotions#claims')
      await shot('claims')
      await page.goto('/member#depositv2/bonus/reload-bonus')
      await shot('deposit')
    })
  })
}
