import { el } from './dom.ts'
import type { Game } from './game.ts'
import { say } from './words.ts'

/** Draws the face of a chip, coloured by its position among the stakes. */
export function chip(game: Game, amount: string, place: number): HTMLElement {
  return el(
    'span',
    { class: `chip chip-${place % 5}` },
    el('b', { text: game.money.brief(amount) }),
  )
}

/**
 * Creates the row of chips to choose from. `choose` is called with the position of the pressed
 * chip.
 */
export function chipRack(game: Game, chosen: number, choose: (place: number) => void): HTMLElement {
  const rack = el('div', { class: 'rack', role: 'radiogroup', 'aria-label': say('bet') })
  const select = (place: number) => {
    ;[...rack.children].forEach((button, index) => {
      button.setAttribute('aria-checked', String(index === place))
      ;(button as HTMLElement).tabIndex = index === place ? 0 : -1
    })
    choose(place)
  }
  game.session.stakes.forEach((amount, place) =>
    rack.append(
      el(
        'button',
        {
          type: 'button',
          role: 'radio',
          'aria-label': say('chip', { amount: game.money.show(amount) }),
          onclick: () => select(place),
        },
        chip(game, amount, place),
      ),
    ),
  )
  rack.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    const at = [...rack.children].indexOf(document.activeElement as Element)
    const next = rack.children[at + (by ?? 0)] as HTMLElement | undefined
    if (!by || at < 0 || !next) return
    event.preventDefault()
    select(at + by)
    next.focus()
  })
  select(chosen)
  return rack
}
