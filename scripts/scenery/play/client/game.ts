import type { Outcome, RoundReply, RoundRequest, SessionReply } from '../protocol.ts'
import { CallFailure, openSession, readBalance, sendRound } from './calls.ts'
import { iconButton } from './controls.ts'
import { el } from './dom.ts'
import { fromUnits, Money, toUnits } from './money.ts'
import { ask, openDialog, type Fault } from './notices.ts'
import { say, setLanguage, type Word } from './words.ts'

/** An open game: its terms, its balance, and a function that plays a round. */
export interface Game {
  session: SessionReply
  money: Money
  stage: HTMLElement
  picture(name: string): string
  /** The balance that the player sees, in units. */
  balance(): number
  /** Shows a balance before or after the server confirms it, such as the balance minus the bet. */
  showBalance(amount: string): void
  /** Plays one round, once. Resolves with null if it failed, after the player has read why. */
  play(bets: RoundRequest['bets']): Promise<RoundReply | null>
  announce(text: string): void
}

const root = document.documentElement
const kind = root.dataset['kind'] ?? ''

/**
 * Redeems the page's ticket and shows the frame that all games share, with `rules` behind its help
 * button. If the game cannot be opened, it never resolves, and the player reads why.
 */
export async function openGame({
  pictures,
  rules,
}: {
  pictures: string[]
  rules(game: Game): Node[]
}): Promise<Game> {
  setLanguage(root.dataset['language'] ?? '')
  const notice = document.getElementById('notice') as HTMLElement
  notice.setAttribute('aria-label', say('loading'))
  const session = await redeem()
  setLanguage(session.language)
  root.lang = new Intl.Locale(session.locale).language
  document.title = session.game.name
  for (const [name, colour] of Object.entries(session.game.colours)) {
    root.style.setProperty(`--${name}`, colour)
  }
  const picture = (name: string) => session.game.art.replace('*', name)
  root.style.setProperty('--wide', `url("${picture('wide')}")`)
  root.style.setProperty('--tall', `url("${picture('tall')}")`)
  const portrait = matchMedia('(orientation: portrait)').matches
  await preload([portrait ? 'tall' : 'wide', 'logo', ...pictures].map(picture), notice)
  const game = frame(session, picture, rules)
  notice.remove()
  game.stage.removeAttribute('aria-busy')
  return game
}

async function redeem(): Promise<SessionReply> {
  const ticket = new URLSearchParams(location.search).get('ticket') ?? ''
  // A ticket works only once, so it is removed from the address, the history and screenshots.
  history.replaceState(null, '', location.pathname)
  for (;;) {
    try {
      return await openSession(kind, ticket)
    } catch (error) {
      const fault = error instanceof CallFailure ? error.fault : 'offline'
      const canRetry = fault === 'offline' || fault === 'maintenance'
      await ask(canRetry ? fault : 'session_expired', false)
    }
  }
}

/** Waits at most eight seconds for the pictures, since a game can be played without one of them. */
async function preload(addresses: string[], notice: HTMLElement): Promise<void> {
  const bar = el('progress', { max: addresses.length, value: 0 })
  notice.append(bar)
  const all = addresses.map(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode().catch(() => {})
    bar.value += 1
  })
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, 8000))])
}

function frame(
  session: SessionReply,
  picture: (name: string) => string,
  rules: (game: Game) => Node[],
): Game {
  const stage = document.getElementById('stage') as HTMLElement
  const money = new Money(session.locale, session.currency)
  const amount = el('b', { class: 'balance', 'data-balance': session.balance })
  const live = el('div', { class: 'unseen', role: 'status' })
  let balance = 0
  const leave = () => location.assign(session.backUrl)
  const game: Game = {
    session,
    money,
    stage,
    picture,
    balance: () => balance,
    showBalance(value) {
      balance = toUnits(value)
      amount.textContent = money.show(value)
      amount.dataset['balance'] = value
      // A round shows its new balance last, so the round is over now.
      if (isOpen && !busy) tellRound('over', session)
    },
    announce: (text) => live.replaceChildren(text),
    play: (bets) => playOnce(game, bets, leave),
  }
  const bar = el(
    'header',
    { class: 'topbar' },
    iconButton('back', 'back', leave),
    el(
      'div',
      { class: 'funds' },
      el('span', { text: say(session.trial ? 'playMoney' : 'balance') }),
      amount,
    ),
    iconButton('howToPlay', 'info', () =>
      openDialog({ name: 'rules', title: say('howToPlay'), closable: true }, ...rules(game)),
    ),
  )
  stage.append(bar, live)
  game.showBalance(session.balance)
  tellRound('over', session)
  addEventListener('focus', () => {
    if (!isOpen)
      readBalance(kind).then(
        (reply) => !isOpen && game.showBalance(reply.balance),
        () => {},
      )
  })
  return game
}

let busy = false
/** Whether a round is being played, or its result is being shown. */
let isOpen = false

/** Messages about a round to the page around the game (docs/product.md §4.11). */
const ROUND_WORDS = { open: 'livery:round-open', over: 'livery:round-over' }

/**
 * Tells the page around the game whether a round is open, so that the page knows whether leaving
 * would interrupt a round.
 */
function tellRound(state: 'open' | 'over', { backUrl }: SessionReply): void {
  isOpen = state === 'open'
  if (parent !== self) parent.postMessage(ROUND_WORDS[state], new URL(backUrl).origin)
}

async function playOnce(
  game: Game,
  bets: RoundRequest['bets'],
  leave: () => void,
): Promise<RoundReply | null> {
  if (busy) return null
  busy = true
  const round = { roundId: crypto.randomUUID(), bets }
  const before = game.balance()
  const total = bets.reduce((sum, { amount }) => sum + toUnits(amount), 0)
  try {
    if (total > before) throw new CallFailure('insufficient_balance')
    tellRound('open', game.session)
    game.showBalance(fromUnits(before - total))
    for (;;) {
      try {
        return await sendRound(kind, round)
      } catch (error) {
        if (!(error instanceof CallFailure) || !isUndecided(error.fault)) throw error
        if ((await ask(error.fault)) === 'back') leave()
      }
    }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('failed')
    tellRound('over', game.session)
    game.showBalance(failure.balance ?? fromUnits(before))
    if ((await ask(failure.fault)) === 'back') leave()
    return null
  } finally {
    busy = false
  }
}

/**
 * After this error it is unknown whether the round was played, so the same round is requested
 * again.
 */
const isUndecided = (fault: Fault) => fault === 'offline'

/** Returns the outcome of a round if the outcome is of this game's kind. */
export function outcomeOf<Kind extends Outcome['kind']>(
  reply: RoundReply,
  wanted: Kind,
): Extract<Outcome, { kind: Kind }> {
  if (reply.outcome.kind !== wanted) throw new TypeError(`not a ${wanted}`)
  return reply.outcome as Extract<Outcome, { kind: Kind }>
}

export const rulesText = (word: Word) => el('p', { text: say(word) })
