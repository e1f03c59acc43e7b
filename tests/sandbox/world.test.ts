import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { BANNER_GROUPS, listAnnouncements } from '#core/system/announcements/api.ts'
import { listGames, listHotGames, listVendors } from '#parts/games/api.ts'
import { GAME_TYPES, type Game, type Lane } from '#parts/games/schema.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import { listWinners, type Winner } from '#features/lobby/api.ts'
import { listSimilarGames } from '#parts/games/similar/api.ts'
import { getPromotion, listPromotions } from '#features/promotions/api.ts'
import { inputFor } from '#support/inputs.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const baht = makeBrand('lotus')
const dong = makeBrand('kite', { currency: 'VND', defaultLanguage: 'VI' })
let sandbox: TestSandbox
let same: TestSandbox
let other: TestSandbox

beforeAll(async () => {
  ;[sandbox, same, other] = await Promise.all([
    startTestSandbox([baht, dong]),
    startTestSandbox([baht]),
    startTestSandbox([baht], { seed: 2 }),
  ])
})
afterAll(() => Promise.all([sandbox, same, other].map((one) => one.close())))

const calls = {
  listAnnouncements,
  listGames,
  listHotGames,
  listVendors,
  getHelpCenter,
  getPromotion,
  listPromotions,
  listSimilarGames,
  listWinners,
}

async function ask<Reply>(
  name: keyof typeof calls,
  more: object = {},
  { at = sandbox, brand = baht, language = 'TH' as LanguageCode } = {},
): Promise<Reply> {
  const input = { ...(await inputFor(name, { sandbox: at, brand }, language)), ...more }
  return (await at.transport(brand)(calls[name].definition as never, input, {})) as Reply
}

interface Page {
  games: Game[]
  totalPages: number
  totalCount: number
}

async function listAll(at = sandbox, language: LanguageCode = 'EN'): Promise<Game[]> {
  const pages = await Promise.all(
    [1, 2].map((pageNo) => ask<Page>('listGames', { pageNo, pageSize: 999 }, { at, language })),
  )
  return pages.flatMap(({ games }) => games)
}

test('equal seeds produce equal sandbox data, and different seeds produce different data', async () => {
  const [first, again, different] = await Promise.all(
    [sandbox, same, other].map((at) => listAll(at)),
  )
  const names = (games: Game[] | undefined) => games?.map(({ name, vendor }) => `${vendor} ${name}`)
  expect(names(again)).toEqual(names(first))
  expect(names(different)).not.toEqual(names(first))
  const winners = (at: TestSandbox) => ask('listWinners', {}, { at })
  expect(await winners(same)).toEqual(await winners(sandbox))
})

describe('the sandbox’s games', () => {
  test('the sandbox has 30 game vendors over all categories', async () => {
    const { lanes } = await ask<{ lanes: Lane[] }>('listVendors')
    const vendors = lanes.flatMap((lane) => lane.vendors)
    expect(vendors.length).toBeGreaterThanOrEqual(30)
    expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length)
    const types = new Set(vendors.map(({ type }) => type))
    expect([...types].toSorted()).toEqual(GAME_TYPES.toSorted())
    const lane = (type: string) => lanes.find((one) => one.type === type)?.vendors ?? []
    expect(lane('RNG').length).toBeGreaterThan(10)
    expect(lane('LIVE').length).toBeGreaterThanOrEqual(10)
    expect(lane('COCKFIGHT').map(({ code }) => code)).toEqual(['SV3'])
    expect(lane('SPORTS').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['BTI', 'IMES', 'TF', 'IA']),
    )
    expect(lane('LIVE').map(({ code }) => code)).toContain('BG')
    for (const one of lanes) expect(one.classifies.length).toBeGreaterThan(0)
  })

  test.each(LANGUAGE_CODES)(
    'the sandbox has 1,500 games with unique names in %s',
    async (language) => {
      const games = await listAll(sandbox, language)
      expect(games.length).toBeGreaterThanOrEqual(1500)
      const named = games.filter(({ opensVendor }) => !opensVendor)
      expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
      expect(new Set(games.map(({ id }) => id)).size).toBe(games.length)
    },
  )

  test('the sandbox’s games include hot, new and trial games, and vendors’ lobbies', async () => {
    const games = await listAll()
    const share = (has: (game: Game) => boolean) => games.filter(has).length / games.length
    expect(share(({ hot }) => hot)).toBeCloseTo(0.05, 1)
    expect(share(({ isNew }) => isNew)).toBeCloseTo(0.08, 1)
    expect(share(({ trial }) => trial)).toBeGreaterThan(0.4)
    expect(share(({ opensVendor }) => opensVendor)).toBeGreaterThan(0)
  })

  test('the pages of the sandbox’s game list do not overlap, and reach the total', async () => {
    const page = (pageNo: number) =>
      ask<Page>('listGames', { pageNo, pageSize: 24, vassalage: 'NLN' })
    const first = await page(1)
    const all = await Promise.all(
      Array.from({ length: first.totalPages }, (_, index) => page(index + 1)),
    )
    const ids = all.flatMap(({ games }) => games.map(({ id }) => id))
    expect(new Set(ids).size).toBe(first.totalCount)
    expect(ids).toHaveLength(first.totalCount)
    expect((await page(first.totalPages + 1)).games).toEqual([])
  })

  test('the sandbox’s games can be filtered by category, vendor, kind, badge and name', async () => {
    const list = async (more: object) =>
      (await ask<Page>('listGames', { pageSize: 999, ...more })).games
    const all = (games: Game[], check: (game: Game) => boolean) =>
      expect(games.length > 0 && games.every(check)).toBe(true)
    all(await list({ gameType: 'LIVE' }), ({ type }) => type === 'LIVE')
    all(await list({ vassalage: 'GSL' }), ({ vendor }) => vendor === 'GSL')
    all(await list({ gameClassify: 'BACCARAT' }), ({ classify }) => classify === 'BACCARAT')
    all(await list({ filter: 'HOT' }), ({ hot }) => hot)
    all(await list({ filter: 'NEW' }), ({ isNew }) => isNew)
    all(await list({ gameName: ' DRAGON ', language: 'EN' }), ({ name }) => /dragon/i.test(name))
    all(await list({ gameName: 'มังกร' }), ({ name }) => name.includes('มังกร'))
    expect(await list({ gameName: '%' })).toEqual([])
    // Names are found without accents and spaces, and by first letters of syllables
    // (docs/product.md §7.4).
    const vietnamese = await list({ gameName: 'taixiu', language: 'VI' })
    all(vietnamese, ({ name }) => name.includes('Tài Xỉu'))
    all(await list({ gameName: 'บาคารา' }), ({ name }) => name.includes('บาคาร่า'))
    all(await list({ gameName: 'ㄷㄹㄱㅌㅇㄱ', language: 'KO' }), ({ name }) =>
      name.includes('드래곤 타이거'),
    )
    await expect(list({ filter: 'FAV' })).rejects.toMatchObject({ status: 401 })
  })

  test('a call with another merchant’s code lists no games', async () => {
    await expect(ask('listGames', { merchant: dong.merchant })).rejects.toMatchObject({
      code: 'unknown_merchant',
    })
  })

  test('the sandbox has 10,000 games if it is started with that number', async () => {
    const large = await startTestSandbox([baht], { games: 10_000 })
    const { totalCount } = await ask<Page>('listGames', {}, { at: large })
    await large.close()
    expect(totalCount).toBe(10_000)
  }, 20_000)
})

describe('the sandbox’s content', () => {
  interface News {
    banners: { id: string; group: string; title: string; linkage: string; picture: string }[]
    player: { title: string; promotionType: string }[]
    popup: { content: string; execution: string }[]
    promotion: { id: string; title: string }[]
  }

  test('the sandbox has banners in every group, with different link targets', async () => {
    const { banners } = await ask<News>('listAnnouncements')
    expect(new Set(banners.map(({ group }) => group))).toEqual(new Set(BANNER_GROUPS))
    expect(banners.filter(({ group }) => group === 'w_home')).toHaveLength(5)
    expect(new Set(banners.map(({ linkage }) => linkage)).size).toBe(5)
  })

  test.each(['A', 'B', 'F'])(
    'the sandbox has notices, popups and promotions for the audience %s',
    async (execution) => {
      const news = await ask<News>('listAnnouncements', { execution })
      expect(news.player.length).toBeGreaterThanOrEqual(4)
      expect(new Set(news.player.map(({ promotionType }) => promotionType))).toEqual(
        new Set(['H', 'PL']),
      )
      expect(news.popup.map((popup) => popup.execution)).toEqual([execution])
      expect(news.popup[0]?.content).toMatch(/<\w+>/)
      expect(news.promotion.slice(0, 5).map(({ id }) => id)).toEqual([
        'welcome-bonus',
        'weekend-tournament',
        'referral',
        'vip-weekly',
        'live-insurance',
      ])
    },
  )

  test('the sandbox lists only announcements of the requested types', async () => {
    const news = await ask<News>('listAnnouncements', { types: 'PR' })
    expect(news).toMatchObject({ banners: [], player: [], popup: [] })
    expect(news.promotion.length).toBeGreaterThan(0)
  })

  test.each(LANGUAGE_CODES)(
    'every text from the sandbox has a translation in %s',
    async (language) => {
      const all = await Promise.all([
        ask('listAnnouncements', {}, { language }),
        ask('getHelpCenter', {}, { language }),
        ask('listPromotions', {}, { language }),
      ])
      expect(JSON.stringify(all)).not.toMatch(/\{\w+[:}]|undefined|NaN/)
    },
  )

  test('the sandbox’s winners have masked names, sorted and plausible amounts', async () => {
    const amounts = async (brand: typeof baht) =>
      (await ask<{ list: Winner[] }>('listWinners', {}, { brand })).list.map((winner) => {
        expect(winner.player).toMatch(/\*{3}/)
        return Number(winner.winAmount)
      })
    const [thai, vietnamese] = [await amounts(baht), await amounts(dong)]
    expect(thai).toHaveLength(20)
    expect(thai).toEqual(thai.toSorted((one, next) => next - one))
    expect(vietnamese[0]).toBeGreaterThan(10_000_000)
  })

  test('the sandbox suggests similar games of one kind, or none if a rule forbids', async () => {
    const game = (await listAll()).find(({ type, opensVendor }) => type === 'FISH' && !opensVendor)!
    const similar = () =>
      ask<{ list: Game[] }>('listSimilarGames', { nodeId: game.id }).then(({ list }) => list)
    const list = await similar()
    expect(list).toHaveLength(12)
    expect(new Set(list.map(({ classify }) => classify))).toEqual(new Set([game.classify]))
    expect(list.map(({ id }) => id)).not.toContain(game.id)
    await sandbox.setState({ merchant: baht.merchant, rules: { similarGames: false } })
    expect(await similar()).toEqual([])
  })

  test('the sandbox serves pictures at all picture addresses in its replies', async () => {
    const { banners } = await ask<News>('listAnnouncements')
    const { list } = await ask<{ list: Game[] }>('listHotGames')
    for (const path of [banners[0]?.picture, list[0]?.icon] as string[]) {
      const picture = await sandbox.ask({ host: 'lotus.localhost', path })
      expect(picture).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
      expect(picture.headers).toMatchObject({
        'cache-control': expect.stringContaining('immutable'),
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': expect.stringContaining('; sandbox'),
      })
      expect(picture.bytes.toString('latin1', 8, 12)).toBe('WEBP')
    }
    expect(
      await sandbox.ask({ host: 'lotus.localhost', path: '/cdn/games/1.webp?v=1' }),
    ).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  })
})
