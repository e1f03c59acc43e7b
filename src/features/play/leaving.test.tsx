import { beforeEach, describe, expect, it } from 'vitest'
import { languageAtom } from '#core/locale/language.ts'
import { openPopupAtom, openPopupsAtom, replacePopupAtom } from '#core/popups/popups.ts'
import { getPermission } from '#core/system/api.ts'
import { endSessionAtom } from '#core/session/endSession.ts'
import { getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { showBalanceAtom } from '#core/wallet/balanceInPlay.ts'
import { ROUND_OPEN, ROUND_OVER } from '#rules/gameRound.ts'
import { launchGame } from '#parts/play/api.ts'
import {
  expectMoneyHome,
  GAME,
  openGateway,
  press,
  sayFrom,
  expectSoon,
  showGame,
} from '#support/components/game.tsx'
import { readFunds } from '#parts/play/vendorFunds.ts'

let gateway: ReturnType<typeof openGateway>
beforeEach(() => {
  gateway = openGateway()
})

describe('a game that is closed while it is opening', () => {
  it('closing a game before its transfer begins moves no money', async () => {
    const release = gateway.hold(getMerchantWallet)
    const { screen, store, me } = await showGame({ popup: GAME })
    await expectSoon(() => gateway.listOf(getMerchantWallet).length)
    await press(screen.getByRole('button', { name: 'Close the game' }))
    await expectSoon(() => store.get(openPopupsAtom).length === 0)
    release()
    // The next game sends the same call as the closed one. When its call is answered, the call of
    // the closed game is answered as well.
    store.set(openPopupAtom, { kind: 'game', target: { ...GAME, vendor: 'KPT' } })
    await expectSoon(() => gateway.moves().length)
    expect(gateway.sent.filter(({ vassalage }) => vassalage === 'MQY')).toEqual([])
    expect(readFunds(me).map(({ vendor }) => vendor)).toEqual(['KPT'])
  })

  it.each([
    ['by its player', ({ screen }) => press(screen.getByRole('button', { name: /^Close/ }))],
    ['by another popup', async ({ store }) => store.set(replacePopupAtom, { kind: 'chat' })],
  ] satisfies [string, (shown: Awaited<ReturnType<typeof showGame>>) => Promise<void>][])(
    'closing a game %s moves its money back',
    async (_, close) => {
      const release = gateway.hold(transferWallet)
      const shown = await showGame({ popup: GAME })
      await expectSoon(() => gateway.moves().length)
      await close(shown)
      release()
      await expectSoon(() => gateway.moves().length === 2)
      await expectMoneyHome(gateway, shown.me)
      expect(gateway.moves()).toEqual(['IN', 'OUT'])
      await expectSoon(() => shown.store.get(openPopupsAtom).at(-1)?.popup.kind !== 'game')
    },
  )

  it('a game that is opening does not open for another player who logged in', async () => {
    const release = gateway.hold(getMerchantWallet)
    const { screen, store, logIn, me } = await showGame({ popup: GAME })
    await expectSoon(() => gateway.listOf(getMerchantWallet).length)
    store.set(endSessionAtom, 'otherLogin')
    await expectSoon(() => screen.getByRole('dialog').query() === null)
    logIn('m2')
    release()
    store.set(openPopupAtom, { kind: 'game', target: { ...GAME, vendor: 'KPT' } })
    await expectSoon(() => gateway.moves().length)
    expect(gateway.sent.filter(({ vassalage }) => vassalage === 'MQY')).toEqual([])
    expect([readFunds(me).length, readFunds('m2').length]).toEqual([0, 1])
  })

  it('a game that is opening opens once although the language changes', async () => {
    const release = gateway.hold(getMerchantWallet)
    const { screen, store } = await showGame({ popup: GAME })
    await expectSoon(() => gateway.listOf(getMerchantWallet).length)
    await store.set(languageAtom, 'TH')
    await store.set(languageAtom, 'EN')
    release()
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    expect(gateway.moves()).toEqual(['IN'])
    expect(gateway.listOf(launchGame)).toHaveLength(1)
  })
})

describe('whether leaving is asked about', () => {
  const question = ({ screen }: Awaited<ReturnType<typeof showGame>>) =>
    screen.getByRole('alertdialog', { name: 'Leave the game?' })
  const GAMES = 'https://games.example'

  it.each<[string, [data: unknown, origin?: string][], boolean]>([
    ['in a round that the game reported', [[ROUND_OPEN]], true],
    ['after a reported round has ended', [[ROUND_OPEN], [ROUND_OVER]], false],
    ['in a round reported from another origin', [[ROUND_OPEN, 'https://evil.example']], false],
    ['after a message of a wrong shape', [[{ type: ROUND_OPEN }, GAMES]], false],
  ])(
    'whether closing a game asks for confirmation depends on its round: %s',
    async (_, messages, asked) => {
      const shown = await showGame({ popup: GAME })
      const { screen, store } = shown
      await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
      for (const message of messages) sayFrom(screen.getByTitle('Lanterns').element(), ...message)
      await press(screen.getByRole('button', { name: 'Close the game' }))
      if (asked) await expect.element(question(shown)).toBeVisible()
      else await expectSoon(() => store.get(openPopupsAtom).length === 0)
    },
  )

  it.each([
    ['has just moved', false],
    ['may have changed before the socket was open', true],
  ])(
    'closing a game that reports no rounds asks first, depending on a balance that %s',
    async (_, catchUp) => {
      gateway.answer(getMerchantWallet, () => ({ isSingle: true }))
      const shown = await showGame({ popup: GAME })
      await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
      shown.store.set(showBalanceAtom, () => {}, catchUp)
      await press(shown.screen.getByRole('button', { name: 'Close the game' }))
      if (catchUp) await expectSoon(() => shown.store.get(openPopupsAtom).length === 0)
      else await expect.element(question(shown)).toBeVisible()
    },
  )

  it('the question before closing a game that reports no rounds mentions an unfinished round', async () => {
    const shown = await showGame({ popup: GAME })
    await expect.element(shown.screen.getByTitle('Lanterns')).toBeInTheDocument()
    ;(shown.screen.getByTitle('Lanterns').element() as HTMLElement).focus()
    window.dispatchEvent(new Event('blur'))
    await press(shown.screen.getByRole('button', { name: 'Close the game' }))
    await expect
      .poll(() => question(shown).query()?.textContent)
      .toContain('A win that comes later is kept in your wallet at this provider.')
  })

  it.each([
    ['is open', true],
    ['was closed', false],
  ])(
    'whether closing a game asks for confirmation depends on its own window, which %s',
    async (_, isOpen) => {
      gateway.answer(launchGame, () => ({
        url: 'https://games.example/play',
        name: 'Lanterns',
        vendor: 'MQY',
        game: '1',
        ownWindow: true,
        needs: [],
      }))
      // A window of another origin gives a page only a few of its methods and fields. This one has
      // those that are used here.
      const tab = { closed: false, location: { replace: () => {} } }
      const shown = await showGame({ popup: GAME, tab: tab as unknown as Window })
      await expect
        .element(shown.screen.getByRole('button', { name: 'Go to the game' }))
        .toBeInTheDocument()
      tab.closed = !isOpen
      await press(shown.screen.getByRole('button', { name: 'Close the game' }))
      if (isOpen) await expect.element(question(shown)).toBeVisible()
      else await expectSoon(() => shown.store.get(openPopupsAtom).length === 0)
    },
  )

  it('closing or reloading the browser tab during a game round asks first', async () => {
    const { screen } = await showGame({ inline: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closes()).toBe(true)
    sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)
    expect(closes()).toBe(false)
    sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OVER)
    expect(closes()).toBe(true)
  })

  it('pressing the game’s reload button during a round asks first', async () => {
    const { screen } = await showGame({ popup: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)
    await press(screen.getByRole('button', { name: /^Lanterns/ }))
    await press(screen.getByRole('button', { name: 'Reload the game' }))
    const asked = screen.getByRole('alertdialog', { name: 'Reload the game?' })
    await expect.element(asked).toBeVisible()
    expect(gateway.listOf(launchGame)).toHaveLength(1)
    await press(asked.getByRole('button', { name: 'Reload', exact: true }))
    await expectSoon(() => gateway.listOf(launchGame).length === 2)
    expect(gateway.moves()).toEqual(['IN'])
  })

  it('switching a game’s server during a round asks first, and names the server', async () => {
    const gameLaunchCdns = ['https://games.example', 'https://games-2.example']
    gateway.answer(getPermission, () => ({
      info: { whitelabel: { flags: {}, gameLaunchCdns, imageCdns: [] } },
    }))
    const { screen } = await showGame({ popup: GAME })
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    sayFrom(screen.getByTitle('Lanterns').element(), ROUND_OPEN)
    await press(screen.getByRole('button', { name: /^Lanterns/ }))
    await press(screen.getByRole('button', { name: /^Switch to server 2/ }))
    const asked = screen.getByRole('alertdialog', { name: 'Switch servers?' })
    await expect.element(asked).toBeVisible()
    const release = gateway.hold(launchGame)
    await press(asked.getByRole('button', { name: 'Switch servers' }))
    await expect.element(screen.getByText('Switching to server 2…')).toBeInTheDocument()
    release()
    await expect.element(screen.getByTitle('Lanterns')).toBeInTheDocument()
    expect(gateway.listOf(launchGame).at(-1)).toMatchObject({ launchCdn: gameLaunchCdns[1] })
  })
})
