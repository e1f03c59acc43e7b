import type { RoundRequest, TableOutcome } from '../protocol.ts'
import { dealCard, playingCard } from './cards.ts'
import { chip } from './chips.ts'
import { iconButton, readout, roundButton } from './controls.ts'
import { el, wait } from './dom.ts'
import { openGame, outcomeOf, rulesText } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
import { describeWin, dock, host, logo, showResult } from './parts.ts'
import { say, type Word } from './words.ts'

/** Betting spots in their order on the table, with their odds. */
const SPOTS = [
  ['playerPair', '11:1'],
  ['tie', '8:1'],
  ['bankerPair', '11:1'],
  ['player', '1:1'],
  ['banker', '0.95:1'],
] as const satisfies [Word, string][]
type Spot = (typeof SPOTS)[number][0]

const game = await openGame({ pictures: ['host'], rules: () => [rulesText('tableRules')] })
const { session, money, stage } = game
const most = toUnits(session.most)

/** Bets by spot in units, in the order in which they were placed. */
const bets = new Map<Spot, number>()
let last = new Map<Spot, number>()
let chosen = 1
let busy = false

const shoe = el('span', { class: 'shoe' }, el('i'))
const hands = { player: hand('player'), banker: hand('banker') }
const call = el('p', { class: 'call', text: say('placeBets') })
const beads = el('ol', { class: 'beads', 'aria-label': say('history') })
const spots = new Map(SPOTS.map(([spot, odds]) => [spot, spotButton(spot, odds)]))
const total = el('b', { class: 'amount', text: money.show('0') })
const clearButton = iconButton('clear', 'trash', clear)
const repeatButton = iconButton('repeat', 'repeat', repeat)
const dealButton = roundButton('deal', deal)

stage.append(
  el(
    'main',
    { class: 'room' },
    el('div', { class: 'dealer' }, host(game), logo(game)),
    el(
      'div',
      { class: 'felt' },
      shoe,
      el('div', { class: 'hands' }, hands.player.element, hands.banker.element),
      call,
      el('div', { class: 'spots' }, ...spots.values()),
      beads,
    ),
  ),
  dock(
    game,
    (place) => (chosen = place),
    clearButton,
    repeatButton,
    readout('totalBet', total),
    dealButton,
  ),
)
show()
addEventListener('keydown', (event) => {
  const onButton = event.target instanceof HTMLButtonElement
  if (event.code === 'Space' && !onButton && !document.querySelector('dialog[open]')) void deal()
})

function hand(side: 'player' | 'banker') {
  const score = el('b', { class: 'score' })
  const cards = el('div', { class: 'cards' })
  const element = el(
    'section',
    { class: `hand ${side}` },
    el('h2', {}, el('span', { text: say(side) }), score),
    cards,
  )
  return { element, cards, score }
}

function spotButton(spot: Spot, odds: string): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: `spot ${spot}`, 'data-spot': spot, onclick: () => lay(spot) },
    el('span', { text: say(spot) }),
    el('small', { text: odds }),
  )
}

function lay(spot: Spot): void {
  if (busy) return
  const more = toUnits(session.stakes[chosen] as string)
  bets.set(spot, Math.min(most, (bets.get(spot) ?? 0) + more))
  show()
}

function clear(): void {
  if (busy) return
  bets.clear()
  show()
}

function repeat(): void {
  if (busy) return
  bets.clear()
  for (const [spot, units] of last) bets.set(spot, units)
  show()
}

function show(): void {
  for (const [spot, button] of spots) {
    const units = bets.get(spot) ?? 0
    button.querySelector('.laid')?.remove()
    if (units === 0) continue
    const amount = fromUnits(units)
    const place = session.stakes.findLastIndex((stake) => toUnits(stake) <= units)
    const laid = chip(game, amount, Math.max(0, place))
    laid.classList.add('laid')
    button.append(laid)
  }
  const sum = [...bets.values()].reduce((all, units) => all + units, 0)
  total.textContent = money.show(fromUnits(sum))
  dealButton.disabled = busy || sum === 0
  clearButton.disabled = busy || sum === 0
  repeatButton.disabled = busy || last.size === 0
}

async function deal(): Promise<void> {
  if (busy || bets.size === 0) return
  busy = true
  show()
  sweep()
  call.textContent = say('dealing')
  const request: RoundRequest['bets'] = [...bets].map(([spot, units]) => ({
    spot,
    amount: fromUnits(units),
  }))
  const reply = await game.play(request)
  if (reply) {
    const outcome = outcomeOf(reply, 'table')
    await layOut(outcome)
    const result = say(`${outcome.result}Wins`)
    const win = describeWin(game, reply)
    mark(outcome)
    await showResult(game, reply, call, win ? `${result} · ${win}` : result)
    last = new Map(bets)
    bets.clear()
  } else call.textContent = say('placeBets')
  busy = false
  show()
  if (reply) (repeatButton as HTMLElement).focus({ preventScroll: true })
}

function sweep(): void {
  for (const { cards, score, element } of Object.values(hands)) {
    cards.replaceChildren()
    score.textContent = ''
    element.classList.remove('won')
  }
  for (const button of spots.values()) button.classList.remove('won')
  call.classList.remove('won')
}

/** Deals in the table's order: two cards to each side alternately, then the third cards. */
async function layOut({ player, banker, ...outcome }: TableOutcome): Promise<void> {
  const from = shoe.getBoundingClientRect()
  for (let index = 0; index < 3; index += 1) {
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      const dealt = cards[index]
      if (dealt === undefined) continue
      const card = playingCard(dealt)
      if (index === 2) card.classList.add('third')
      hands[side].cards.append(card)
      await dealCard(card, from)
      hands[side].score.textContent = String(points(cards.slice(0, index + 1)))
    }
    await wait(160)
  }
  for (const side of ['player', 'banker'] as const) {
    hands[side].element.classList.toggle('won', outcome.result === side)
  }
}

const points = (cards: string[]) =>
  cards.reduce(
    (sum, card) => sum + (card.startsWith('A') ? 1 : Number(card.slice(0, -1)) || 0),
    0,
  ) % 10

/** Highlights the winning spots and adds the result to the row of past results. */
function mark({ result, won }: TableOutcome): void {
  for (const [spot, button] of spots) button.classList.toggle('won', won.includes(spot))
  beads.prepend(
    el('li', { class: result, title: say(`${result}Wins`), text: say(result).slice(0, 1) }),
  )
  while (beads.children.length > 24) beads.lastChild?.remove()
}
