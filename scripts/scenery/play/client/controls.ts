import { el, icon, type IconName } from './dom.ts'
import { say, type Word } from './words.ts'

/** A round button with a picture, such as the button that clears the bets. */
export const iconButton = (word: Word, picture: IconName, press: () => unknown, shape = 'round') =>
  el(
    'button',
    { type: 'button', class: shape, 'aria-label': say(word), onclick: () => void press() },
    icon(picture),
  )

/** The button that starts a round. */
export const roundButton = (word: Word, press: () => Promise<void>) =>
  el('button', {
    type: 'button',
    class: 'primary deal',
    text: say(word),
    onclick: () => void press(),
  })

/** A figure with its name above it, such as the total bet. */
export const readout = (word: Word, figure: HTMLElement, shape = 'read') =>
  el('div', { class: shape }, el('small', { text: say(word) }), figure)
