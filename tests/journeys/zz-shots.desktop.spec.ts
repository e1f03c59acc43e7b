import { violations } from '#support/axe.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enterAtFirstLoad } from '#support/session.ts'

const OUT = process.env['SHOTS'] ?? '/tmp/w/shots-rewards'
for (const [brand, language, mode] of JSON.parse(process.env['SETS'] ?? '[["suvarna","EN","dark"]]')) {
  test.describe(`${brand} ${language} ${mode}`, () => {
    test.use({ brand, language, mode })
    test('shots', async ({ page, site, world, tolerate }, info) => {
      tolerate(/sessionStorage|Uncompiled/)
      test.setTimeout(240_000)
      const { outcome: _o, ...session } = await world.logIn(site.brand.merchant, 'demovip')
      await closeAnnouncements(page)
      await enterAtFirstLoad(page, session)
      const name = (what: string) => `${OUT}/${brand}-${language}-${mode}-${info.project.name}-${what}.png`
      for (const [what, path] of [
        ['rewards', '/member#rewardCenter'],
        ['past', '/member#rewardCenter/past'],
        ['bonuses', '/member#bonusDetails'],
        ['bonuses-past', '/member#bonusDetails/past'],
        ['rebate', '/member#manualRebate'],
        ['vip', '/vip'],
      ]) {
        await page.goto('about:blank')
        await page.goto(site.origin + path)
        await page.waitForTimeout(1500)
        await page.waitForTimeout(1200)
        await page.screenshot({ path: name(what!), fullPage: true })
        const faults = await violations(page)
        console.log(info.project.name, brand, language, what, JSON.stringify(faults).slice(0, 1500))
      }
      await page.goto('about:blank')
      await page.goto(site.origin + '/member#rewardCenter')
      const all = page.locator('section button').first()
      await all.click()
      await page.waitForTimeout(600)
      await page.screenshot({ path: name('ask') })
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await page.waitForTimeout(1500)
      await page.screenshot({ path: name('claimed') })
    })
  })
}
