import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
const OUT = '/tmp/w/missions-shots'
const V = (process.env.SHOTS ?? 'suvarna:EN:dark').split(',').map((one) => one.split(':'))
for (const [brand, language, mode] of V) {
  test.describe(`${brand} ${language} ${mode}`, () => {
    test.use({ brand: brand as never, language: language as never, mode: mode as never, pictures: 'drawn' })
    test('shots', async ({ page, site, world }, info) => {
      const p = info.project.name
      const shot = async (name: string) => {
        await page.waitForTimeout(900)
        await page.screenshot({ path: `${OUT}/${name}-${brand}-${language}-${mode}-${p}.png`, fullPage: true })
      }
      await page.goto('/winners'); await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(); await shot('winners')
      await page.goto('/winners?list=MONTH'); await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(); await shot('winners-month')
      await enterAsMember(page, site, world)
      await page.goto('/member'); await shot('member')
      await page.goto('/member#missionLeaderboard'); await expect(page.getByRole('article').first()).toBeVisible(); await shot('missions')
      await page.goto('/member#missionLeaderboard/leaderboard'); await expect(page.locator('#ranks')).toBeVisible(); await shot('board')
      await page.goto('/member#referral'); await expect(page.locator('#invite')).toBeVisible(); await shot('referral')
      const code = (await page.locator('.tracking-widest').textContent()) ?? ''
      await page.locator('#invite').locator('..').locator('..').getByRole('button').nth(3).click()
      await expect(page.locator('canvas')).toBeVisible(); await shot('poster')
      await page.context().clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      console.log('CODE', code)
      const other = await page.context().browser()!.newPage({ baseURL: site.origin, viewport: page.viewportSize()! })
      await other.goto(`/r/${code.toLowerCase()}`)
      await expect(other.getByRole('dialog')).toBeVisible()
      await other.waitForTimeout(800)
      await other.screenshot({ path: `${OUT}/link-${brand}-${language}-${mode}-${p}.png` })
      await other.close()
    })
  })
}
