import type { RoundRequest, TableOutcome } from '../protocol.ts'
import { dealCard, playingCard } from './cards.ts'
import { chip, chipRack } from './chips.ts'
import { el, icon, wait } from './dom.ts'
import { celebrate } from './feast.ts'
import { openGame, outcomeOf, rulesText } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
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
const clearButton = tool('clear', 'trash', clear)
const repeatButton = tool('repeat', 'repeat', repeat)
const dealButton = el('button', {
  type: 'button',
  class: 'primary deal',
  text: say('deal'),
  onclick: () => void deal(),
})

stage.append(
  el(
    'main',
    { class: 'room' },
    el(
      'div',
      { class: 'dealer' },
      el('img', { class: 'host', src: game.picture('host'), alt: '' }),
      el('img', { class: 'logo', src: game.picture('logo'), alt: session.game.name }),
    ),
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
  el(
    'footer',
    { class: 'dock' },
    chipRack(game, chosen, (place) => (chosen = place)),
    el(
      'div',
      { class: 'actions' },
      clearButton,
      repeatButton,
      el('div', { class: 'read' }, el('small', { text: say('totalBet') }), total),
      dealButton,
    ),
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

function tool(word: Word, picture: 'trash' | 'repeat', press: () => void): HTMLButtonElement {
  return el(
    'button',
    { type: 'button', class: 'round', 'aria-label': say(word), onclick: press },
    icon(picture),
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
    const won = toUnits(reply.win)
    const result = say(`${outcome.result}Wins`)
    call.textContent =
      won > 0 ? `${result} · ${say('youWon', { amount: money.show(reply.win) })}` : result
    call.classList.toggle('won', won > 0)
    stage.dataset['round'] = reply.roundId
    game.announce(call.textContent)
    mark(outcome)
    await celebrate(game, reply.bet, reply.win)
    game.showBalance(reply.balance)
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
