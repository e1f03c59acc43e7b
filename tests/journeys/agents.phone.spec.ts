import { paths } from '#core/paths.ts'
import { violations } from '#support/axe.ts'
import { beginDeposit, betOnSlot } from '#support/bets.ts'
import { openCashier } from '#support/cashier.ts'
import { watchCaptchas } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { fillUsername, newName } from '#support/signing-up.ts'

/** Chunks that only agents may ever load. */
const OF_AGENTS = /\/(?:AgentHeader|AgentScreen|ContractWatch)-/

test.describe('an agent', () => {
  test.use({ brand: 'suvarna', language: 'EN' })

  test('invites by a link, and overview, link, team bets, profit and income follow who came by it', async ({
    browser,
    page,
    site,
    world,
    tolerate,
  }) => {
    // Faster than any hand, this asks for the next picture within the second that it must wait.
    tolerate(/status of 429 .*\/wps\/captcha/)
    await world.change({ rules: { inventedDays: 3 } })
    await closeAnnouncements(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await enter(page, await world.logIn(site.brand.merchant, 'demoagent'))
    await page.goto(paths.agentHome('registerCenter'))
    // What waits for this agent is told once.
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('link', { name: 'New link' }).first().click()
    const code = newName().toUpperCase()
    await page.getByRole('textbox', { name: 'Channel' }).fill('Line group')
    await page.getByRole('textbox', { name: 'Code' }).fill(code)
    await page.getByRole('textbox', { name: 'Slots' }).fill('0.2')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Make the link' }).click()
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
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
    // What is fetched ahead while a page is left alone; agents do not play.
    await expect.poll(() => asked.some((url) => url.includes('/Toasts-'))).toBe(true)
    expect(asked.filter((url) => url.includes('/GamePopup-'))).toEqual([])
    await beginDeposit(visitor, site, world, '500')
    await openCashier(world, site.brand).deposit('pay')
    const rounds = await betOnSlot(visitor, site, world, '20', 3)
    await visitor.close()
    const parts = (urls: string[]) => new Set(urls.flatMap((url) => OF_AGENTS.exec(url) ?? []))
    expect(parts(asked).size).toBe(3)
    expect(parts(played).size).toBe(0)

    await page.goto(paths.agentHome('agentTeamOverview'))
    const rise = page.getByRole('link', { name: `${name} ฿60 more ฿60.00, before ฿0.00` })
    await expect(rise).toBeVisible()
    const newcomers = page
      .getByRole('heading', { name: /^New members/ })
      .locator('~ ul')
      .first()
    await expect(newcomers).toContainText(name)
    // Others of the team have played today, if it is late.
    const figure = async (label: string) => {
      const text = await page
        .getByRole('button', { name: new RegExp(`^${label}`) })
        .first()
        .textContent()
      return /฿[\d,]+\.\d\d/.exec(text!)![0]
    }
    const [turnover, commission] = [await figure('Turnover'), await figure('Your commission')]
    expect(await violations(page)).toEqual([])

    await page.goto(paths.agentHome('personalHistoryCopy'))
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    const bets = page.getByRole('list', { name: /bets/i }).getByRole('listitem')
    await expect(bets.filter({ hasText: name })).toHaveCount(rounds)

    const main = page.getByRole('main')
    await page.goto(paths.agentHome('palStatementsAgentCopy'))
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    const row = main.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Deposits฿500.00')
    await expect(row).toContainText('Valid bets฿60.00')

    // The agent has 0.7 % of the newcomer's bets less the 0.2 % that were given on: ฿0.30 of it all.
    await page.goto(paths.agentHome('agentRevenueReport'))
    await expect(main.getByRole('listitem').first()).toContainText(
      `SourceCommissionCounted on${turnover}Amount${commission}StateNot settled yet`,
    )

    await page.goto(link)
    await expect(page.getByRole('row', { name: /^Total/ })).toHaveText('Total111฿60.00')

    await page.goto(paths.agentHome('downlineManagmentView'))
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})
