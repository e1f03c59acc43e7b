import { rainCoins } from './coins.ts'
import { el, isCalm, wait } from './dom.ts'
import type { Game } from './game.ts'
import { fromUnits, toUnits } from './money.ts'
import { say } from './words.ts'

/**
 * Multiples of the stake: from the first a win is celebrated as a big win, from the second as a
 * mega win.
 */
const BIG = 10
const MEGA = 30

/** Counts an amount up to its value, for about `milliseconds`. */
export async function countUp(
  element: HTMLElement,
  game: Game,
  amount: string,
  milliseconds = 700,
): Promise<void> {
  const whole = toUnits(amount)
  const steps = isCalm() ? 0 : Math.round(milliseconds / 40)
  for (let step = 1; step < steps; step += 1) {
    const share = Math.floor((whole * step) / steps)
    element.textContent = game.money.show(fromUnits(roundLike(share, whole)))
    await wait(40)
  }
  element.textContent = game.money.show(amount)
}

/** Rounds to the number of decimals of the final amount, so that the count shows no fractions. */
function roundLike(share: number, whole: number): number {
  const step = [10_000, 1000, 100].find((size) => whole % size === 0) ?? 1
  return share - (share % step)
}

/**
 * Celebrates a win that is large compared to its bet; a small win gets no celebration. Ends by
 * itself or after a press.
 */
export async function celebrate(game: Game, bet: string, win: string): Promise<void> {
  const times = toUnits(win) / toUnits(bet)
  if (times < BIG) return
  const canvas = el('canvas')
  const amount = el('b')
  const feast = el(
    'div',
    { class: 'feast' },
    canvas,
    el('strong', { class: 'gold-text', text: say(times >= MEGA ? 'megaWin' : 'bigWin') }),
    amount,
  )
  game.stage.append(feast)
  const length = times >= MEGA ? 4200 : 2800
  if (!isCalm()) rainCoins(canvas, length)
  const pressed = new Promise((resolve) => {
    feast.addEventListener('click', resolve, { once: true })
    addEventListener('keydown', resolve, { once: true })
  })
  await Promise.race([
    pressed,
    countUp(amount, game, win, length * 0.6).then(() => wait(length * 0.4)),
  ])
  feast.remove()
}
