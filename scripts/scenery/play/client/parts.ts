import type { RoundReply } from '../protocol.ts'
import { chipRack } from './chips.ts'
import { el } from './dom.ts'
import { celebrate } from './feast.ts'
import type { Game } from './game.ts'
import { toUnits } from './money.ts'
import { say } from './words.ts'

export const logo = (game: Game) =>
  el('img', { class: 'logo', src: game.picture('logo'), alt: game.session.game.name })

/** Picture of the game's host, a decoration beside the logo. */
export const host = (game: Game, shape = 'host') =>
  el('img', { class: shape, src: game.picture('host'), alt: '' })

/**
 * The bottom of a game with chips: the rack of chips, then the buttons. `choose` gets the position
 * of the pressed chip.
 */
export const dock = (game: Game, choose: (place: number) => void, ...actions: HTMLElement[]) =>
  el(
    'footer',
    { class: 'dock' },
    chipRack(game, 1, choose),
    el('div', { class: 'actions' }, ...actions),
  )

/** Returns the text about what a round won; null if the round won nothing. */
export const describeWin = ({ money }: Game, { win }: RoundReply): string | null =>
  toUnits(win) > 0 ? say('youWon', { amount: money.show(win) }) : null

/** Announces a round's result, celebrates a win and shows the balance after the round. */
export async function showResult(
  game: Game,
  reply: RoundReply,
  message: HTMLElement,
  text: string,
  announced = text,
): Promise<void> {
  message.textContent = text
  message.classList.toggle('won', toUnits(reply.win) > 0)
  game.stage.dataset['round'] = reply.roundId
  game.announce(announced)
  await celebrate(game, reply.bet, reply.win)
  game.showBalance(reply.balance)
}
