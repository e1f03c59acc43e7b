import type { SlotOutcome, SlotTable } from '../protocol.ts'
import { iconButton, readout } from './controls.ts'
import { el, isCalm, svg, wait } from './dom.ts'
import { celebrate, countUp } from './feast.ts'
import { openGame, outcomeOf, rulesText, type Game } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
import { host, logo } from './parts.ts'
import { Reels } from './reels.ts'
import { say } from './words.ts'

const SYMBOLS = 9
const FIRST = [
  [1, 0, 5],
  [6, 2, 3],
  [4, 0, 7],
  [3, 1, 8],
  [5, 0, 2],
]
/** Shortest spin in milliseconds, so that a fast reply does not look like no spin at all. */
const LEAST_SPIN = 650

const game = await openGame({
  pictures: ['host', ...Array.from({ length: SYMBOLS }, (_, index) => `symbol-${index}`)],
  rules: (opened) => [rulesText('slotRules'), payList(opened, 'pays', SYMBOLS)],
})
const { session, money, stage } = game
const table = session.table as SlotTable
let step = Math.min(2, session.stakes.length - 1)
let showing = 0

const image = (symbol: number) => game.picture(`symbol-${symbol}`)
const reels = new Reels(FIRST, SYMBOLS, image)
const lines = svg('svg', { class: 'lines', viewBox: '0 0 5 3', preserveAspectRatio: 'none' })
const cabinet = el('div', { class: 'cabinet' }, reels.element, el('div', { class: 'bulbs' }))
reels.element.append(lines)
const message = el('p', { class: 'message', text: say('goodLuck') })
const betShown = el('b')
const winShown = el('b', { text: money.show('0') })
const less = iconButton('betLess', 'minus', () => changeBet(-1))
const more = iconButton('betMore', 'plus', () => changeBet(1))
const spinButton = iconButton('spin', 'spin', () => void spin(), 'spin')
const board = el('div')
stage.append(
  el(
    'main',
    { class: 'hall' },
    el('div', { class: 'crest' }, host(game, 'hero'), logo(game)),
    cabinet,
    board,
    message,
  ),
  el(
    'footer',
    { class: 'panel' },
    el(
      'div',
      { class: 'stake' },
      readout('totalBet', betShown),
      el('div', { class: 'steps' }, less, more),
    ),
    spinButton,
    readout('win', winShown, 'win read'),
  ),
)
changeBet(0)
spinButton.focus({ preventScroll: true })
addEventListener('keydown', (event) => {
  if (document.querySelector('dialog[open]') || event.repeat) return
  if (event.code === 'Space' && !(event.target instanceof HTMLButtonElement)) void spin()
  if (event.code === 'ArrowUp') changeBet(1)
  if (event.code === 'ArrowDown') changeBet(-1)
})

function stake(): string {
  return session.stakes[step] as string
}

function changeBet(by: number): void {
  if (spinButton.disabled) return
  step = Math.max(0, Math.min(session.stakes.length - 1, step + by))
  betShown.textContent = money.show(stake())
  less.disabled = step === 0
  more.disabled = step === session.stakes.length - 1
  board.replaceChildren(payList(game, 'board', 5, true))
}

async function spin(): Promise<void> {
  if (spinButton.disabled) return
  const bet = stake()
  showing += 1
  lines.replaceChildren()
  cabinet.classList.remove('won')
  spinButton.disabled = true
  less.disabled = true
  more.disabled = true
  message.textContent = say('goodLuck')
  winShown.textContent = money.show('0')
  reels.spin()
  const [reply] = await Promise.all([game.play([{ spot: 'spin', amount: bet }]), wait(LEAST_SPIN)])
  const outcome = reply && outcomeOf(reply, 'slot')
  await reels.stop(outcome?.columns ?? FIRST)
  if (reply && outcome) {
    stage.dataset['round'] = reply.roundId
    if (toUnits(reply.win) > 0) await showWin(outcome, reply.bet, reply.win)
    else message.textContent = say('noWin')
    game.showBalance(reply.balance)
    game.announce(message.textContent)
  }
  spinButton.disabled = false
  changeBet(0)
  spinButton.focus({ preventScroll: true })
}

async function showWin(outcome: SlotOutcome, bet: string, win: string): Promise<void> {
  cabinet.classList.add('won')
  message.textContent = say('youWon', { amount: money.show(win) })
  lightLines(outcome.hits)
  await Promise.all([celebrate(game, bet, win), countUp(winShown, game, win)])
  void tour(outcome, showing)
}

/** Highlights one winning line after another until the next spin. */
async function tour({ hits }: SlotOutcome, mine: number): Promise<void> {
  if (hits.length < 2 || isCalm()) return
  for (let index = 0; ; index = (index + 1) % hits.length) {
    await wait(1200)
    if (showing !== mine) return
    lightLines(hits.slice(index, index + 1))
  }
}

function lightLines(hits: SlotOutcome['hits']): void {
  reels.light(
    hits.flatMap(({ line, count }) =>
      (table.lines[line] ?? [])
        .slice(0, count)
        .map((row, column): [number, number] => [column, row]),
    ),
  )
  lines.replaceChildren(
    ...hits.flatMap(({ line }) => {
      const points = (table.lines[line] ?? []).map((row, column) => `${column + 0.5} ${row + 0.5}`)
      const d = `M${points.join('L')}`
      return [svg('path', { d, class: 'under' }), svg('path', { d, class: 'over' })]
    }),
  )
}

/** Lists what each symbol pays for the present bet, the best first. */
function payList(opened: Game, name: string, count: number, brief = false): HTMLElement {
  const { pays, lines: all } = opened.session.table as SlotTable
  const line = toUnits(opened.session.stakes[step] as string) / all.length
  const show = (pay: number) => opened.money.show(fromUnits(line * pay))
  return el(
    'ul',
    { class: name },
    ...pays
      .slice(0, count)
      .map((row, symbol) =>
        el(
          'li',
          {},
          el('img', { src: opened.picture(`symbol-${symbol}`), alt: '' }),
          ...(brief
            ? [el('b', { class: 'amount', text: show(row.at(-1) ?? 0) })]
            : row
                .map((pay, index) =>
                  el(
                    'span',
                    {},
                    el('i', { text: `${index + 3}×` }),
                    el('b', { class: 'amount', text: show(pay) }),
                  ),
                )
                .toReversed()),
        ),
      ),
  )
}
