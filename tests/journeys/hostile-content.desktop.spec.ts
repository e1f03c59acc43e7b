import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { fetchReply } from '#support/replies.ts'
import { visitsOf } from '#support/visits.ts'

const MARKUP = '<img src=x onerror="window.robbed=1"><script>window.robbed=1</script>'

/** Link types and addresses that a banner must not open (docs/quality.md §2.9). */
const HOSTILE: readonly [linkageType: string, url: string][] = [
  ['URL', 'javascript:window.robbed=1'],
  ['URL', 'JaVaScRiPt:window.robbed=1'],
  ['URL', ' \tjavascript:window.robbed=1'],
  ['URL', 'data:text/html,<script>opener.robbed=1</script>'],
  ['URL', 'https://robber.example/'],
  ['URL', '//robber.example/'],
  ['URL', 'https://suvarna-1.example@robber.example/'],
  ['URL', 'https://suvarna-1.example.robber.example/'],
  ['ROUTE', '//robber.example/'],
  ['ROUTE', '/\\robber.example/'],
  ['ROUTE', 'javascript:window.robbed=1'],
  ['ROUTE', 'https://robber.example/'],
  ['PROMOTION', '"><img src=x onerror=window.robbed=1>'],
]

test('banners and notices with malicious content open no address and run no script', async ({
  page,
  site,
  context,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url())
  })
  await page.route('**/MCSFE_getListAnnouncements?*', async (route) => {
    const reply = await fetchReply(route)
    const [home] = reply.banners
    const hostile = HOSTILE.map(([linkageType, url], index) => ({
      ...home,
      id: `hostile-${index}`,
      imageUrl: `https://robber.example/${index}.png`,
      mobileImageUrl: `https://robber.example/${index}.png`,
      title: `Banner ${index} ${MARKUP}`,
      linkageType,
      url,
    }))
    reply.banners = [...hostile, ...hostile.map((each) => ({ ...each, groupName: 'w_leftmenu' }))]
    for (const notice of reply.player) notice.title = `Notice ${MARKUP}`
    for (const promotion of reply.promotion) promotion.title = `Promotion ${MARKUP}`
    await route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  const { highlights, notices } = await openHome(page, site)
  await expect(notices.getByText(`Notice ${MARKUP}`).first()).toBeVisible()
  // The brand's own slides come first.
  const own = site.brand.pictures?.hero.length ?? 0
  await expect(highlights.getByRole('group')).toHaveCount(own + HOSTILE.length)

  const allowed = [
    site.origin,
    site.chat,
    ...Object.values(site.brand.resources).map((address) => new URL(address!).origin),
    new URL(site.brand.customerService.url!).origin,
    new URL(site.brand.legal.licenceUrl!).origin,
  ]
  const targets = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter((address) => !allowed.includes(new URL(address).origin))).toEqual([])

  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  const banners = highlights.getByRole('group')
  for (const index of HOSTILE.keys()) {
    await banners.nth(own + index).evaluate((slide) => {
      for (const part of slide.querySelectorAll<HTMLElement>('a, button, div, span')) {
        if (part.tagName !== 'A' || !part.getAttribute('href')?.startsWith('/')) part.click()
      }
    })
  }
  expect(new URL(page.url()).origin).toBe(site.origin)
  expect(opened).toEqual([])
  expect(outside).toEqual([])
  expect(await page.evaluate(() => 'robbed' in window)).toBe(false)
})

test('help topics with malicious HTML run no script on a page or in search @ci', async ({
  page,
  tolerate,
}) => {
  // Chrome logs inline event handlers when it parses them, even in the sanitizer's inert document.
  tolerate(/inline event handler|script-src-attr inline/)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url())
  })
  const hostile = `<p>harbour ${MARKUP.replace('src=x', 'src=https://robber.example/x')}<svg><animate onbegin="window.robbed=1"></svg><a href="javascript:window.robbed=1">harbour</a><img src="https://robber.example/x.png"></p>`
  await page.route('**/wps/system/helpCenter?*', async (route) => {
    const topics = (await fetchReply(route)).slice(0, 2)
    for (const topic of topics) {
      topic.title = `Topic ${MARKUP}`
      topic.content = hostile
      topic.questions = [{ id: `of-${topic.id}`, title: `Question ${MARKUP}`, content: hostile }]
    }
    await route.fulfill({ json: topics, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.goto('/help#account')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `Topic ${MARKUP}`, level: 1 })).toBeVisible()
  // A desk shows the answers of few questions at once, so nothing must be opened.
  await expect(main.getByText(`Question ${MARKUP}`)).toBeVisible()
  await expect(main.locator('details[open]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('harbour')
  await expect(main.locator('article mark').first()).toHaveText('harbour')
  await expect(main.getByRole('navigation').locator('mark').first()).toHaveText('harbour')
  for (const link of await main.getByText('harbour', { exact: true }).all()) {
    await link.evaluate((element) => (element as HTMLElement).click())
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => 'robbed' in window)).toBe(false)
  expect(await main.locator('[href^=javascript], [onerror], [onbegin], script').count()).toBe(0)
})

test('promotion terms with malicious HTML run no script and load nothing @ci', async ({
  page,
  tolerate,
}) => {
  tolerate(/inline event handler|script-src-attr inline/)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) outside.push(request.url())
  })
  let id = ''
  await page.route(/MCSFE_getPromotion(?:List)?\?/, async (route) => {
    const reply = await fetchReply(route)
    for (const promotion of reply.promotions ?? [reply]) {
      id ||= promotion.id
      promotion.title = `Promotion ${MARKUP}`
      promotion.content = `<p>harbour ${MARKUP.replace('src=x', 'src=https://robber.example/x')}<a href="javascript:window.robbed=1">harbour</a></p>`
    }
    await route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.goto('/promotions')
  await expect(page.getByText(`Promotion ${MARKUP}`).first()).toBeVisible()
  await page.goto(`/promotions#${id}`)
  const terms = page.getByText('harbour').first()
  await expect(terms).toBeVisible()
  for (const link of await page.getByText('harbour', { exact: true }).all()) {
    await link.evaluate((element) => (element as HTMLElement).click())
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => 'robbed' in window)).toBe(false)
  expect(await page.locator('main [href^=javascript], main [onerror]').count()).toBe(0)
})

test('malicious values in the gateway’s settings add no link to the maintenance page @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of 503/)
  await world.change({ merchant: site.brand.merchant, systemStatus: 1 })
  const [mirror] = site.brand.domains
  await page.route('**/wps/system/permission', async (route) => {
    const reply = await fetchReply(route)
    reply.info.customerService.path = 'javascript:window.robbed=1'
    reply.info.domainRoute = [
      { domain: 'javascript:window.robbed=1', isMain: false },
      { domain: 'robber.example/"onclick="x', isMain: false },
      { domain: 'stranger.example', isMain: true },
      { domain: mirror, isMain: false },
    ]
    reply.info.whitelabel.imageCdns = ['https://robber.example']
    await route.fulfill({ json: reply, headers: { 'Access-Control-Allow-Origin': '*' } })
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: mirror! })).toBeVisible()
  const targets = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  expect(targets.toSorted()).toEqual(
    [site.brand.customerService.url!, `https://${mirror}/`].toSorted(),
  )
})

for (const { visit, details, options } of visitsOf('policy')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the page has a strict content security policy and enforces Trusted Types', async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(/Trusted(?:HTML|Script|TypePolicy)|security policy: (?:require-)?trusted-types/)
      const response = await page.goto('/')
      const policy = response!.headers()['content-security-policy']!
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).not.toMatch(/unsafe|\*(?!\.)/)
      await expect(homeParts(page, site.words).hot.getByRole('article').first()).toBeVisible()

      const outcome = await page.evaluate(() => {
        const attempt = (act: () => unknown) => {
          try {
            act()
            return 'done'
          } catch (error) {
            return (error as Error).name
          }
        }
        const html = '<img src=x onerror="window.robbed=1">'
        return {
          html: attempt(() => (document.createElement('div').innerHTML = html)),
          code: attempt(() => setTimeout('window.robbed=1' as never)),
          policy: attempt(() => {
            const { trustedTypes } = window as unknown as {
              trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
            }
            return trustedTypes.createPolicy('robber', { createHTML: (text: string) => text })
          }),
        }
      })
      expect(outcome).toEqual({ html: 'TypeError', code: 'TypeError', policy: 'TypeError' })
      expect(await page.evaluate(() => 'robbed' in window)).toBe(false)
    })
  })
}
