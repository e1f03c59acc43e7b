import { el } from './dom.ts'
import { say, type Word } from './words.ts'

export type Fault =
  | 'insufficient_balance'
  | 'session_expired'
  | 'maintenance'
  | 'offline'
  | 'round_void'
  | 'failed'
export type Choice = 'retry' | 'ok' | 'back'

const NOTICES: Record<Fault, { title: Word; text: Word; choices: Choice[] }> = {
  insufficient_balance: { title: 'lacking', text: 'lackingText', choices: ['ok', 'back'] },
  session_expired: { title: 'expired', text: 'expiredText', choices: ['back'] },
  maintenance: { title: 'maintenance', text: 'maintenanceText', choices: ['retry', 'back'] },
  offline: { title: 'offline', text: 'offlineText', choices: ['retry', 'back'] },
  round_void: { title: 'voided', text: 'voidedText', choices: ['ok'] },
  failed: { title: 'failed', text: 'failedText', choices: ['ok', 'back'] },
}

/** Shows an error and waits for the player's choice. */
export function ask(fault: Fault, canLeave = true): Promise<Choice> {
  const { title, text, choices } = NOTICES[fault]
  return new Promise((resolve) => {
    const offered = choices.filter((choice) => choice !== 'back' || canLeave)
    const dialog = openDialog(
      { name: fault, title: say(title), closable: false },
      el('p', { text: say(text) }),
      el(
        'div',
        { class: 'choices' },
        ...offered.map((choice, index) =>
          el('button', {
            type: 'button',
            class: index === 0 ? 'primary' : 'plain',
            'data-choice': choice,
            text: say(choice),
            onclick: () => {
              dialog.close()
              dialog.remove()
              resolve(choice)
            },
          }),
        ),
      ),
    )
    // Escape must not close the dialog without an answer.
    dialog.addEventListener('cancel', (event) => event.preventDefault())
  })
}

/**
 * Opens a dialog over the game; a closable dialog closes by Escape, its button or a click outside.
 */
export function openDialog(
  { name, title, closable }: { name: string; title: string; closable: boolean },
  ...content: Node[]
): HTMLDialogElement {
  const dialog = el(
    'dialog',
    { class: 'sheet', 'data-notice': name, 'aria-label': title },
    el('h2', { text: title }),
    ...content,
  )
  if (closable) {
    const close = () => dialog.close()
    dialog.append(
      el(
        'div',
        { class: 'choices' },
        el('button', { type: 'button', class: 'primary', text: say('close'), onclick: close }),
      ),
    )
    dialog.addEventListener('click', (event) => event.target === dialog && close())
    dialog.addEventListener('close', () => dialog.remove())
  }
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
