import type { Actor } from './actor.ts'

/** An action of a user on a page; its selectors work in every language. */
export type Step =
  /** A number is an amount in baht, converted to the brand's currency. */
  | { fill: string; with: string | number }
  /**
   * `isHidden` sends the click alone: for a control that is shown only under the pointer, or that a
   * pointer that is not real would open and close at once.
   */
  | { press: string; isHidden?: true }
  | { hover: string }
  /** Chooses a picture in a file field. */
  | { attach: string }
  | { see: string }
  /** The network is gone from here on. */
  | { lose: 'network' }
  /** From here on, and not before, the gateway fails or hangs as the scene says. */
  | { spoil: 'gateway' }
  /** Something that happens at the gateway meanwhile. */
  | { meanwhile: (actor: Actor) => Promise<unknown> }

const POPUP = ':is([role=dialog], [role=alertdialog])'

/** Whether the gateway of a page with these steps answers until one of them spoils it. */
export const isSpoiltLater = (steps: readonly Step[] = []): boolean =>
  steps.some((step) => 'spoil' in step)

/** A step that waits for any popup. */
export const DIALOG: Step = { see: POPUP }

/** A step that waits for the popup that holds something which others do not. */
export const popupWith = (selector: string): Step => ({ see: `${POPUP} ${selector}` })
