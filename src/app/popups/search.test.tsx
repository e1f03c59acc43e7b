import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { listAnnouncements } from '#core/system/announcements/api.ts'
import { brandAtom } from '#core/brand/brand.ts'
import { GatewayError } from '#core/contract/error.ts'
import { screenTitleAtom } from '#core/navigation/screenTitle.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { isPopupEntry } from '#core/popups/popupEntry.ts'
import { press } from '#support/components/game.tsx'
import { getSearchIndex } from '#features/search/api.ts'
import { listGames, listHotGames } from '#parts/games/api.ts'
import { getHelpCenter } from '#parts/content/help/api.ts'
import { showPage } from '#support/components/popups.tsx'
import {
  expectAnswers,
  game,
  GAMES,
  openSearch,
  openSearchGateway,
} from '#support/components/search.tsx'

let gateway: ReturnType<typeof openSearchGateway>
beforeEach(() => {
  gateway = openSearchGateway()
})

/** Reads the texts of the search results, in their order on screen. */
const listed = () =>
  [...document.querySelectorAll('[data-answers] :is([role=option],[role=gridcell])')].map(
    ({ textContent }) => textContent,
  )

const dialogs = () => document.querySelectorAll('[data-search]').length

describe('the search', () => {
  it('the search works with the keyboard alone and announces the number of results', async () => {
    const { field, option, kinds, screen, store } = await openSearch()
    await userEvent.keyboard('dragn')
    await expect.element(option(/^Dragon Tiger/)).toBeInTheDocument()
    await expect.element(option(/Golden Lion/)).not.toBeInTheDocument()
    await expect.element(screen.getByText('2 results')).toBeInTheDocument()
    const active = () =>
      document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')
        ?.textContent
    await expect.poll(active).toMatch(/^Dragon Tiger/)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).toMatch(/^Dragon Fortune/)
    await userEvent.keyboard('{Enter}')
    // A visitor must log in before the game opens; the search stays open below the login.
    await expect.poll(kinds).toEqual(['search', 'login'])
    expect(store.get(openPopupsAtom).at(-1)?.popup).toMatchObject({
      after: { target: { nodeId: '2' } },
    })
  })

  it('the search filters games by category and counts results in other categories', async () => {
    const { option, screen } = await openSearch()
    await userEvent.keyboard('dragon')
    await press(screen.getByRole('button', { name: 'Live casino 1' }))
    await expect.element(option(/Dragon Fortune/)).not.toBeInTheDocument()
    await press(screen.getByRole('button', { name: '1 more in other categories' }))
    await expect.element(option(/Dragon Fortune/)).toBeInTheDocument()
  })

  it('the search text stays in the address after a reload and a step back', async () => {
    const shown = await openSearch()
    await userEvent.keyboard('velvet')
    await expect.poll(() => window.location.search).toBe('?search=velvet')
    await expect.poll(() => shown.store.get(screenTitleAtom)).toBe('Results for “velvet”')
    await shown.screen.unmount()

    const again = await showPage('/one', undefined, false)
    await expect.poll(dialogs).toBe(1)
    expect(again.kinds()).toEqual(['search'])
    await press(
      again.screen
        .getByRole('option', { name: /^Velvet Fox/ })
        .or(again.screen.getByRole('gridcell', { name: /^Velvet Fox/ })),
    )
    await again.expectAddress('/rng?vassalage=VFX')
    expect(again.kinds()).toEqual([])
    window.history.back()
    await expect.poll(again.kinds).toEqual(['search'])
    await expect
      .element(again.screen.getByRole('combobox', { name: /^Search games/ }))
      .toHaveValue('velvet')
    await expect.poll(isPopupEntry).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(again.kinds).toEqual([])
    await expect.poll(() => window.location.search).toBe('')
    expect(window.location.pathname).toBe('/one')
    expect(again.store.get(screenTitleAtom)).toBeNull()
  })

  it('the search lists matching promotions and help before games that match fewer words', async () => {
    gateway.answer(listAnnouncements, () => ({
      banners: [],
      player: [],
      popup: [],
      promotion: [{ id: 'week', title: 'Dragon week' }],
    }))
    const question = { id: 'dragon-age', title: 'How old is the dragon?', content: '' }
    gateway.answer(getHelpCenter, () => [
      { id: 'age', title: 'Minimum age', content: '', group: 'safety', questions: [question] },
    ])
    const { store, option, field, screen } = await openSearch()
    const { features, ...brand } = store.get(brandAtom)
    store.set(brandAtom, { ...brand, features: { ...features, promotions: true } })
    await userEvent.keyboard('dragon')
    const games = ['Dragon TigerGrand Salon · Live casino', 'Dragon FortuneCopperleaf · Slots']
    await expect.poll(listed).toEqual([...games, 'Dragon week', 'How old is the dragon?'])
    await userEvent.fill(field, 'dragon week')
    await expect.poll(listed).toEqual(['Dragon week', ...games])
    await expect.element(option('Dragon week')).toHaveAttribute('href', '/promotions#week')
    expect(screen.getByText(/Words left out/).query()).toBeNull()
    await userEvent.fill(field, 'dragon Mühle')
    await expect.element(screen.getByText(/Words left out: Mühle/)).toBeInTheDocument()
    await userEvent.fill(field, 'minimum age')
    await expect.element(option('Minimum age')).toHaveAttribute('href', '/help#age')
    expect(option('Minimum age').element().querySelector('mark')?.textContent).toBe('Minimum')
  })

  it('the search lists a page first if its whole name was typed', async () => {
    gateway.answer(getSearchIndex, () => ({
      nodeId: ['1'],
      nodeName: ['Cash Castle'],
      gameType: ['RNG'],
      vassalage: ['CPL'],
      closed: [],
    }))
    const topic = { id: 'loans', title: 'Withdrawels', content: '', group: 'money', questions: [] }
    gateway.answer(getHelpCenter, () => [topic])
    const { field, option, kinds } = await openSearch()
    await userEvent.keyboard('cash')
    const castle = 'Cash CastleCopperleaf · Slots'
    // Results that match exactly come before results that match with a typing error.
    await expect.poll(listed).toEqual([castle, 'Deposit', 'Withdraw', 'Rebate', 'Live casino'])
    await userEvent.fill(field, 'cash out')
    await expect.poll(listed).toEqual(['Withdraw'])
    await expect.element(option('Withdraw')).toHaveAttribute('href', '/member#withdraw')
    await userEvent.fill(field, 'withdrawels')
    await expect.poll(listed).toEqual(['Withdraw', 'Withdrawels'])
    await userEvent.fill(field, 'withdrawal')
    await expect.poll(listed).toEqual(['Withdraw'])
    await userEvent.fill(field, 'log in')
    await expect.poll(listed).toEqual(['Log in'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(kinds).toEqual(['login'])
  })

  it('the search says why a game is closed, and does not start it', async () => {
    const { option, kinds } = await openSearch()
    await userEvent.keyboard('owl')
    const owl = option(/^Golden Owl.*Not in your region$/)
    await expect.element(owl).toHaveAttribute('aria-disabled', 'true')
    await press(option(/^Golden Owl/))
    await userEvent.keyboard('{Enter}')
    expect(kinds()).toEqual(['search'])
    await userEvent.keyboard('{Backspace>3/}lion{Enter}')
    await expect.poll(kinds).toEqual(['search', 'login'])
  })

  it('the search with no text offers recent texts, popular games and all categories', async () => {
    const hot = Array.from({ length: 10 }, (_each, nth) => game(`hot ${nth}`, `Hot ${nth}`, 'RNG'))
    gateway.answer(listHotGames, () => ({ list: hot }))
    const popular = hot.slice(0, 8).map(({ name }) => `${name}CPL · Slots`)
    const categories = ['Slots', 'Live casino']
    const { option, field, screen, kinds, store } = await openSearch()
    await expect.poll(listed).toEqual([...popular, ...categories])
    await userEvent.keyboard('velvet')
    await expectAnswers('velvet')
    await press(option(/^Velvet Fox/))
    await expect.poll(kinds).toEqual([])
    store.set(openPopupAtom, { kind: 'search' })
    await expect.poll(listed).toEqual(['velvet', ...popular, ...categories])
    await press(option('velvet'))
    await expect.element(field).toHaveValue('velvet')
    await userEvent.clear(field)
    await press(screen.getByRole('button', { name: 'Clear recent searches' }))
    await expect.poll(listed).toEqual([...popular, ...categories])
  })

  it('the search without a local index asks the gateway, and suggests similar names', async () => {
    gateway.answer(getSearchIndex, () => {
      throw new GatewayError('unknown_call', { status: 404 })
    })
    gateway.answer(listGames, ({ gameName }) => ({
      games: gameName === 'lion' ? [GAMES[2]] : [],
      totalPages: 1,
      totalCount: 1,
    }))
    gateway.answer(listHotGames, () => ({ list: [GAMES[1]!] }))
    const { option, field, screen, kinds, expectAddress } = await openSearch()
    await userEvent.keyboard('lion')
    await expect.element(option(/^Golden Lion/)).toBeInTheDocument()
    await userEvent.fill(field, 'qwzx')
    await expect.element(screen.getByText('Nothing found for “qwzx”')).toBeVisible()
    // The search suggests similar games, but Enter must not open one that was not typed.
    await expect.element(screen.getByRole('button', { name: 'Dragon Fortune' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(kinds()).toEqual(['search'])
    await press(screen.getByRole('link', { name: 'Slots' }))
    await expectAddress('/rng')
    expect(kinds()).toEqual([])
  })

  it('the search reports a failed request as an error, not as no results', async () => {
    gateway.answer(getSearchIndex, () => {
      throw new GatewayError('unknown_call', { status: 404 })
    })
    let fails = true
    gateway.answer(listGames, () => {
      if (fails) throw new GatewayError('unknown_call', { status: 404 })
      return { games: [], totalPages: 1, totalCount: 0 }
    })
    const { screen } = await openSearch()
    await userEvent.keyboard('lion')
    const status = screen.getByText('Nothing found', { exact: true })
    await expect.element(screen.getByText('This section didn’t load')).toBeVisible()
    await expect.element(screen.getByText(/^Nothing found for/)).not.toBeInTheDocument()
    fails = false
    await press(screen.getByRole('button', { name: 'Try again' }))
    await expect.element(status).toBeInTheDocument()
  })

  it('the old address of the home page’s game search opens the search popup', async () => {
    const { screen, kinds } = await showPage('/?q=golden')
    await expect.poll(kinds).toEqual(['search'])
    await expect.element(screen.getByRole('combobox')).toHaveValue('golden')
    window.history.back()
    await expect.poll(kinds).toEqual([])
    expect(window.location.search).toBe('')
  })
})
