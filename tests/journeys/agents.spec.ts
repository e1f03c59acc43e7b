import type { Page } from '@playwright/test'
import { paths } from '#core/navigation/paths.ts'
import { violations } from '#support/axe.ts'
import { beginDeposit, betOnSlot } from '#support/bets.ts'
import { openCashier } from '#support/cashier.ts'
import { moveToDayBegin } from '#support/day-begin.ts'
import { watchCaptchas } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { fillUsername, newName } from '#support/signing-up.ts'
import { AT_A_DESK_IN_CI } from '#support/visits.ts'

/** Chunks that only agents' browsers may load. */
const OF_AGENTS = /\/(?:agentParts|AgentScreen)-/

/**
 * A member who joined by the agent's link and bet, with the agent's expected figures of the day.
 */
interface Newcomer {
  name: string
  rounds: number
  deposit: string
  turnover: string
  team: { turnover: string; commission: string }
}

/** For each page of the agent: checks what it shows about the new member. */
const LOOKS = {
  bets: async (page: Page, { name, rounds }: Newcomer) => {
    await page.goto(paths.agentHome('personalHistoryCopy'))
    // Phones name the period on one button, which opens the choice of periods.
    await page.getByRole('button', { name: /^Last \d+ days$/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Today' }).click()
    const bets = page.getByRole('list', { name: /bets/i }).getByRole('listitem')
    await expect(bets.filter({ hasText: name })).toHaveCount(rounds)
  },
  profit: async (page: Page, { name, deposit, turnover }: Newcomer) => {
    await page.goto(paths.agentHome('palStatementsAgentCopy'))
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    const row = page.getByRole('main').getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('cell', { name: deposit, exact: true })).toBeVisible()
    await expect(row.getByRole('cell', { name: turnover, exact: true }).first()).toBeVisible()
  },
  // The agent earns 0.7 % of the new member's bets, less the 0.2 % passed on to that member.
  income: async (page: Page, { team: { turnover, commission } }: Newcomer) => {
    await page.goto(paths.agentHome('agentRevenueReport'))
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      `SourceCommissionBased on${turnover}Amount${commission}StatusNot settled yet`,
    )
  },
  team: async (page: Page, { name }: Newcomer) => {
    await page.goto(paths.agentHome('downlineManagmentView'))
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  },
}

/**
 * The two visits of the test: one brand on a phone, and a different-looking brand on a desktop,
 * whose gateway has another origin.
 */
const VISITS = [
  {
    brand: 'suvarna',
    details: {},
    deposit: { method: 'promptpay', amount: '500', shown: '฿500.00' },
    bet: { amount: '20', before: '฿0.00', shown: '฿60.00' },
    looks: ['bets', 'income', 'team'],
  },
  {
    brand: 'bitgeori',
    details: AT_A_DESK_IN_CI,
    deposit: { method: 'bank', amount: '20000', shown: '₩20,000' },
    bet: { amount: '1000', before: '₩0', shown: '₩3,000' },
    looks: ['profit'],
  },
] as const

for (const { brand, details, deposit, bet, looks } of VISITS) {
  test.describe(`an agent of ${brand}`, details, () => {
    test.use({ brand, language: 'EN' })

    /** Checks accessibility; the fast check does so on the phone only. */
    const audit = async (page: Page) =>
      'tag' in details || expect(await violations(page)).toEqual([])

    test(`an agent sees ${looks.join(', ')} of a member who registered by the agent’s link @ci`, async ({
      browser,
      page,
      site,
      world,
    }) => {
      await world.change({ rules: { inventedDays: 3 } })
      // On a new day, no other member has bet yet.
      await moveToDayBegin(world, site.brand)
      await closeAnnouncements(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await enter(page, await world.logIn(site.brand.merchant, 'demoagent'))
      await page.goto(paths.agentHome('registerCenter'))
      // The popup about waiting contracts opens once per session, and the test closes it.
      await page.getByRole('button', { name: 'Later' }).click()
      await page.getByRole('link', { name: 'New link' }).first().click()
      const code = newName().toUpperCase()
      await page.getByRole('textbox', { name: 'Channel' }).fill('Line group')
      await page.getByRole('textbox', { name: 'Code' }).fill(code)
      await page.getByRole('textbox', { name: 'Slots' }).fill('0.2')
      await audit(page)
      await page.getByRole('button', { name: 'Create the link' }).click()
      await expect(page.getByRole('img', { name: 'QR code for the link' })).toBeVisible()
      const link = page.url()

      const visitor = await browser.newPage({
        baseURL: site.origin,
        viewport: page.viewportSize(),
        locale: 'en',
      })
      await visitor.addInitScript(() => localStorage.setItem('language:v1', 'EN'))
      const played: string[] = []
      visitor.on('request', (request) => played.push(request.url()))
      const captcha = watchCaptchas(visitor, world)
      const name = newName()
      await visitor.goto(`/register?affiliateCode=${code}`)
      const form = await fillUsername(visitor, site, name, captcha)
      await form.send.click()
      await expect(form.dialog).toHaveCount(0)
      await beginDeposit(visitor, site, world, deposit)
      await openCashier(world, site.brand).deposit('pay')
      const rounds = await betOnSlot(visitor, site, world, bet.amount, 3)
      await visitor.close()
      const parts = (urls: string[]) => new Set(urls.flatMap((url) => OF_AGENTS.exec(url) ?? []))
      expect(parts(asked).size).toBe(2)
      expect(parts(played).size).toBe(0)
      // An idle page of games loads the code of the game popup in advance, but not for agents, who
      // do not play.
      expect(asked.filter((url) => url.includes('/GamePopup-'))).toEqual([])

      await page.goto(paths.agentHome('agentTeamOverview'))
      const rise = page.getByRole('link', {
        name: new RegExp(`^${name} .* more ${bet.shown}, before ${bet.before}$`),
      })
      await expect(rise).toBeVisible()
      const newcomers = page
        .getByRole('heading', { name: /^New members/ })
        .locator('~ ul')
        .first()
      await expect(newcomers).toContainText(name)
      const figure = async (label: string) => {
        const money = /[฿₩][\d,]+(?:\.\d\d)?/
        const button = page.getByRole('button', { name: new RegExp(`^${label}`) }).first()
        // The figures may still load when the list of new members is there.
        await expect(button).toContainText(money)
        return money.exec(await button.innerText())![0]
      }
      const team = {
        turnover: await figure('Valid bets'),
        commission: await figure('Your commission'),
      }
      await audit(page)

      const newcomer = { name, rounds, deposit: deposit.shown, turnover: bet.shown, team }
      for (const look of looks) {
        // The pages are checked one after the other.
        // oxlint-disable-next-line no-await-in-loop
        await LOOKS[look](page, newcomer)
      }
      await page.goto(link)
      await expect(page.getByRole('row', { name: /^Total/ })).toHaveText(`Total111${bet.shown}`)
    })
  })
}
