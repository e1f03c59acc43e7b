import type { LotteryOutcome, LotteryTable, RoundReply } from '../protocol.ts'
import { iconButton, readout, roundButton } from './controls.ts'
import { el, isCalm, wait } from './dom.ts'
import { Drum, toneOf } from './drum.ts'
import { openGame, outcomeOf, rulesText } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
import { describeWin, dock, logo, showResult } from './parts.ts'
import { say } from './words.ts'

/** Milliseconds between the appearance of two drawn lottery balls in the animation. */
const PACE = 850

const game = await openGame({
  pictures: ['host'],
  rules: () => [rulesText('lotteryRules')],
})
const { session, money, stage } = game
const table = session.table as LotteryTable
const picked = new Set<number>()
let stake = session.stakes[1] as string
let busy = false

const drum = new Drum(table.numbers)
const tray = el('ol', { class: 'tray', 'aria-label': say('winning') })
const message = el('p', { class: 'message', text: say('pickNumbers') })
const prizes = el('ul', { class: 'prizes', 'aria-label': say('prizes') })
const grid = el('div', { class: 'grid', role: 'group', 'aria-label': say('pickNumbers') })
const numbers = Array.from({ length: table.numbers }, (_, index) => numberButton(index + 1))
grid.append(...numbers)
const total = el('b', { class: 'amount' })
const clearButton = iconButton('clear', 'trash', () => pick([]))
const luckyButton = iconButton('quickPick', 'dice', () => pick(lucky()))
const drawButton = roundButton('drawIt', draw)

stage.append(
  el(
    'main',
    { class: 'studio' },
    el(
      'section',
      { class: 'machine' },
      logo(game),
      el('div', { class: 'drum' }, drum.element, el('i', { class: 'foot' })),
      tray,
      message,
    ),
    el('section', { class: 'ticket' }, grid, prizes),
  ),
  dock(game, stakeChip, clearButton, luckyButton, readout('totalBet', total), drawButton),
)
emptyTray()
show()

function numberButton(number: number): HTMLButtonElement {
  return el('button', {
    type: 'button',
    class: 'number',
    'data-number': number,
    'aria-pressed': 'false',
    text: String(number),
    onclick: () => toggle(number),
  })
}

function stakeChip(place: number): void {
  stake = session.stakes[place] as string
  show()
}

function toggle(number: number): void {
  if (picked.has(number)) pick([...picked].filter((other) => other !== number))
  else if (picked.size < table.mostPicks) pick([...picked, number])
}

function pick(chosen: number[]): void {
  if (busy) return
  picked.clear()
  for (const number of chosen) picked.add(number)
  for (const button of numbers) button.classList.remove('drawn', 'hit')
  show()
}

function lucky(): number[] {
  const rest = Array.from({ length: table.numbers }, (_, index) => index + 1)
  return Array.from(
    { length: table.mostPicks },
    () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0] as number,
  )
}

function show(hits?: number): void {
  numbers.forEach((button, index) => {
    const isPicked = picked.has(index + 1)
    button.setAttribute('aria-pressed', String(isPicked))
    button.disabled = busy || (!isPicked && picked.size >= table.mostPicks)
  })
  const pays = table.pays[picked.size] ?? []
  prizes.replaceChildren(
    ...pays
      .map((hundredths, count) => ({ hundredths, count }))
      .filter(({ hundredths }) => hundredths > 0)
      .toReversed()
      .map(({ hundredths, count }) =>
        el(
          'li',
          { class: count === hits ? 'hit' : '' },
          el('span', { text: say('hits', { count }) }),
          el('b', {
            class: 'amount',
            text: money.show(fromUnits((toUnits(stake) * hundredths) / 100)),
          }),
        ),
      ),
  )
  total.textContent = money.show(picked.size > 0 ? stake : '0')
  drawButton.disabled = busy || picked.size === 0
  clearButton.disabled = busy || picked.size === 0
  luckyButton.disabled = busy
}

function emptyTray(): void {
  tray.replaceChildren(
    ...Array.from({ length: table.drawn }, () => el('li', {}, el('span', { class: 'hole' }))),
  )
}

async function draw(): Promise<void> {
  if (busy || picked.size === 0) return
  busy = true
  for (const button of numbers) button.classList.remove('drawn', 'hit')
  show()
  emptyTray()
  message.textContent = say('drawing')
  message.classList.remove('won')
  drum.stir(true)
  const spot = [...picked].toSorted((one, other) => one - other).join('-')
  const [reply] = await Promise.all([
    game.play([{ spot, amount: stake }]),
    wait(isCalm() ? 0 : 900),
  ])
  if (reply) await reveal(reply, outcomeOf(reply, 'lottery'))
  else message.textContent = say('pickNumbers')
  drum.stir(false)
  const hits = reply ? outcomeOf(reply, 'lottery').hits[0]?.numbers.length : undefined
  busy = false
  show(hits)
  if (reply) drawButton.focus({ preventScroll: true })
}

async function reveal(reply: RoundReply, { drawn }: LotteryOutcome): Promise<void> {
  for (const [index, number] of drawn.entries()) {
    const isHit = picked.has(number)
    const ball = el(
      'span',
      { class: `ball${isHit ? ' hit' : ''}` },
      el('b', { text: String(number) }),
    )
    ball.style.setProperty('--tone', toneOf(number))
    tray.children[index]?.append(ball)
    numbers[number - 1]?.classList.add('drawn')
    numbers[number - 1]?.classList.toggle('hit', isHit)
    if (!isCalm()) await wait(PACE)
  }
  const text = describeWin(game, reply) ?? say('noWin')
  await showResult(game, reply, message, text, `${drawn.join(' ')}. ${text}`)
}
