import { createStore, useAtomValue, useSetAtom } from 'jotai'
import { expect, onTestFinished } from 'vitest'
import type { Locator } from 'vitest/browser'
import { bindTransport, type CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { OpenPopupContext } from '#core/popups/openPopupContext.ts'
import { closePopupAtom, guardPopup } from '#core/popups/closing.ts'
import { openPopupAtom, openPopupsAtom } from '#core/popups/popups.ts'
import { logout } from '#core/session/api.ts'
import { useLogout } from '#core/session/useSession.ts'
import { getPermission } from '#core/system/api.ts'
import { getBalance, getMerchantWallet, transferWallet } from '#core/wallet/api.ts'
import { logIn, PERMISSION, showInApp } from './app.tsx'
import { listRecentGames } from '#parts/browser/api.ts'
import { listGames, listHotGames, listVendors } from '#parts/games/api.ts'
import type { Game } from '#parts/games/schema.ts'
import { launchGame } from '#parts/play/api.ts'
import { localStore, sessionStore } from '#lib/storage.ts'
import { GamePopup } from '../../../src/features/play/GamePopup.tsx'
import { InlineGame } from '#parts/play/InlineGame.tsx'
import type { PlayTarget } from '#parts/play/lotteryTerms.ts'
import { readFunds } from '#parts/play/vendorFunds.ts'

/** Support for tests of games: a fake gateway and a player. */

const BRAND = {
  currency: 'TLB',
  languages: ['EN', 'TH'],
  origins: { games: ['https://games.example', 'https://games-2.example'], images: [] },
  vendorNames: [{ currency: 'TLB', vendors: ['BTI'], prefixes: ['TCG'], name: '123BET' }],
}

const MEMBER_TYPE = 0

type Input = Record<string, unknown>
interface Sent extends Input {
  path: string
  key?: string | undefined
}

export const GAME = { nodeId: '1', vendor: 'MQY', name: 'Lanterns' }

/**
 * A fake gateway whose vendors have wallets of their own, with the money of one member. The page's
 * stored data are cleared after each test.
 */
export function openGateway() {
  onTestFinished(() => {
    localStore.clear()
    sessionStore.clear()
  })
  const balances: Record<string, number> = { main: 100 }
  const sent: Sent[] = []
  const done = new Map<string, unknown>()
  const answers: Record<string, (input: Input) => unknown> = {
    [getPermission.definition.path]: () => PERMISSION,
    [listVendors.definition.path]: () => ({ lanes: [] }),
    [listHotGames.definition.path]: () => ({ list: [] }),
    [listGames.definition.path]: () => ({ games: [], totalPages: 0, totalCount: 0 }),
    [listRecentGames.definition.path]: () => ({ games: [], totalPages: 0 }),
    [getMerchantWallet.definition.path]: () => ({ isSingle: false }),
    [getBalance.definition.path]: () => ({ balance: String(balances['main']), currency: 'THB' }),
    [transferWallet.definition.path]: ({ vassalage, direction }) => {
      const [from, to] = direction === 'IN' ? ['main', `${vassalage}`] : [`${vassalage}`, 'main']
      const moved = balances[from] ?? 0
      balances[from] = 0
      balances[to] = (balances[to] ?? 0) + moved
      return { moved: String(moved), balance: String(balances['main']), vendorBalance: '0' }
    },
    [launchGame.definition.path]: ({ vassalage, nodeId }) => ({
      url: 'https://games.example/play',
      name: nodeId ? 'A game' : 'Raw vendor',
      vendor: vassalage ?? 'MQY',
      game: nodeId,
      ownWindow: false,
      needs: [],
    }),
    [logout.definition.path]: () => ({}),
  }
  const held = new Map<string, Set<() => void>>()

  bindTransport(({ path }: CallDefinition, input, { signal, idempotencyKey: key }) => {
    sent.push({ path, ...(key && { key }), ...input })
    const carryOut = () => {
      if (key && done.has(key)) return done.get(key)
      const reply = answers[path]?.(input)
      if (reply === undefined) throw new GatewayError('unknown_call')
      if (key) done.set(key, reply)
      return reply
    }
    return new Promise((resolve, reject) => {
      const answer = () => {
        try {
          resolve(carryOut())
        } catch (error) {
          reject(error as Error)
        }
      }
      signal?.addEventListener('abort', () => reject(new GatewayError('aborted')))
      const waiting = held.get(path)
      if (waiting) waiting.add(answer)
      else answer()
    })
  })

  return {
    balances,
    sent,
    listOf: ({ definition: { path } }: { definition: CallDefinition }) =>
      sent.filter((each) => each.path === path),
    moves: () =>
      sent
        .filter(({ path }) => path === transferWallet.definition.path)
        .map(({ direction }) => direction),
    /** Makes a call wait until the returned function is called. */
    hold: ({ definition: { path } }: { definition: CallDefinition }) => {
      const waiting = new Set<() => void>()
      held.set(path, waiting)
      return () => {
        held.delete(path)
        for (const answer of waiting) answer()
      }
    },
    /** Sets the answer to a call from now on; an answer that throws is a refusal. */
    answer: (
      { definition: { path } }: { definition: CallDefinition },
      by: (typeof answers)[string],
    ) => {
      answers[path] = by
    },
  }
}

export const expectSoon = async (done: () => unknown) => expect.poll(done).toBeTruthy()

/** Whether a later page load could move the money back, since no open game holds the lock. */
export const fundsAreFree = async (account: string) =>
  !(await navigator.locks.query()).held?.some(({ name }) => name?.includes(account))

/** Expects money and stored notes as if the game had never been opened. */
export async function expectMoneyHome(
  { balances }: ReturnType<typeof openGateway>,
  account: string,
): Promise<void> {
  await expectSoon(() => balances['main'] === 100)
  await expectSoon(() => fundsAreFree(account))
  expect(readFunds(account)).toEqual([])
}

/** Makes a game as an entry of a game list. */
export const makeListedGame = (id: string, more: Partial<Game> = {}) =>
  ({
    id,
    name: `Game ${id}`,
    vendor: 'MQY',
    type: 'RNG',
    code: id,
    icon: '',
    trial: true,
    ...more,
  }) as Game

function Page({ inline, onLeft }: { inline?: PlayTarget | undefined; onLeft: () => void }) {
  const stack = useAtomValue(openPopupsAtom)
  const open = stack.find(({ popup }) => popup.kind === 'game')
  const closePopup = useSetAtom(closePopupAtom)
  const popup = stack.at(-1)?.popup
  const leave = useLogout()
  return (
    <>
      <button type="button" onClick={() => void leave('/')}>
        Log out
      </button>
      {inline && <InlineGame target={inline} onLeft={onLeft} />}
      {open?.popup.kind === 'game' && (
        <OpenPopupContext key={open.key} value={{ open, guard: guardPopup }}>
          <GamePopup {...open.popup} onClose={() => void closePopup(open)} />
        </OpenPopupContext>
      )}
      {popup && <output aria-label="popup">{popup.kind}</output>}
    </>
  )
}

/** Clicks a button even if an element covers it, because these tests load no stylesheet. */
export async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

/** Simulates a message from a frame to the page; by default a game's message about its round. */
export function sayFrom(frame: Element, data: unknown, origin = 'https://games.example'): void {
  const source = (frame as HTMLIFrameElement).contentWindow
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

/** Shows a game to a logged-in player, as a popup over the page or inside the page. */
export async function showGame({
  popup,
  tab,
  inline,
  type = MEMBER_TYPE,
  visitor = false,
}: {
  popup?: PlayTarget
  /** The window that the player's click opened for the game. */
  tab?: Window | undefined
  inline?: PlayTarget
  type?: number
  visitor?: boolean
}) {
  const store = createStore()
  let left = 0
  // A new account in each test, so that stored notes and locks of one test do not affect another.
  const me = crypto.randomUUID()
  const logInAs = (account: string = me) => logIn(store, { account, type })
  if (!visitor) logInAs()
  if (popup) store.set(openPopupAtom, { kind: 'game', target: popup, tab })
  const page = <Page inline={inline} onLeft={() => (left += 1)} />
  const { screen, queryClient } = await showInApp(page, { brand: BRAND, store })
  return { screen, store, queryClient, me, logIn: logInAs, timesLeft: () => left }
}
