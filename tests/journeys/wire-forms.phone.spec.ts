import type { Route } from '@playwright/test'
import { paths } from '#core/navigation/paths.ts'
import { openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'

type Fields = Record<string, unknown>

/** Answers a call with the sandbox's reply in the other form that gateways of this kind send. */
const rewrite =
  <Reply extends object>(change: (reply: Reply) => object) =>
  async (route: Route) => {
    // Node does not know the names below localhost, which browsers do.
    const url = new URL(route.request().url())
    const headers = { ...route.request().headers(), host: url.host }
    url.hostname = '127.0.0.1'
    const response = await route.fetch({ url: url.href, headers })
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  }

/** Gives a game or a vendor a single picture. */
const onlyIconUrl = ({ showIcon, ...rest }: Fields): Fields => ({
  ...rest,
  lagerIcon: undefined,
  iconUrl: showIcon,
})

interface Permission {
  info: Fields & { resources: { resourceType: string; url: string }[] }
}

test.use({ brand: 'suvarna' })

test('a gateway that answers only the specification’s forms brings the first screen @ci', async ({
  page,
  site,
}) => {
  const { mirrorDomains } = site.brand
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route(
    '**/wps/system/permission*',
    rewrite<Permission>(({ info, ...rest }) => ({
      ...rest,
      info: {
        ...info,
        whitelabel: undefined,
        domainRoute: undefined,
        mainDomain: mirrorDomains[1],
        resources: info.resources.map(({ resourceType, url }) => ({
          labelNameEn: resourceType,
          url,
        })),
      },
    })),
  )
  await page.route(
    '**/wps/system/whitelabel*',
    rewrite<{ flags: object }>(({ flags, ...rest }) => ({
      ...rest,
      flags: { ...flags, winnerBoard: false },
    })),
  )
  await page.route('**/wps/system/domainRoute*', (route) =>
    route.fulfill({ json: mirrorDomains.map((domain) => ({ domain })) }),
  )
  await page.route('**/mirror.json', (route) => route.fulfill({ json: {} }))
  await page.route(
    '**/wps/relay/GCSGAME_hotGamesV2*',
    rewrite<{ list: Fields[] }>(({ list }) => ({ list: list.map(onlyIconUrl) })),
  )
  await page.route(
    '**/wps/relay/GCSGAME_newGameVendor*',
    rewrite<{ data: { lanes: { cards: Fields[] }[] } }>(({ data: { lanes } }) => ({
      data: { lanes: lanes.map((lane) => ({ ...lane, cards: lane.cards.map(onlyIconUrl) })) },
    })),
  )

  const { hot, winners, section } = await openHome(page, site)
  const cover = hot.getByRole('article').first().locator('img')
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0)
  await expect(section('Slots')).toBeVisible()
  expect(asked).toContain('/wps/system/whitelabel')
  expect(asked).not.toContain('/wps/system/domainRoute')
  await expect(winners).toHaveCount(0)

  await page.goto(paths.mirrors)
  for (const domain of mirrorDomains) {
    await expect(page.getByText(domain, { exact: true })).toBeVisible()
  }
  const main = page.getByRole('listitem').filter({ hasText: site.words('Main address') })
  await expect(main).toContainText(mirrorDomains[1]!)
  expect(asked).toContain('/wps/system/domainRoute')
})
