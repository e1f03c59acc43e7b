import desks from '../../content/desks.json' with { type: 'json' }
import { entryOf, listOf } from '../../content/texts.ts'

const ALL = desks.map((desk) => ({
  ...desk,
  ...entryOf(`service.${desk.id}`, 'name', 'topic', 'greeting'),
}))

/** Id of the chat desk that answers in the customer-service window, which names no desk. */
const SERVICE = 'service'

/** The chat desks of every merchant's live chat. */
export const DESKS = ALL.filter(({ id }) => id !== SERVICE)

/** Finds a chat desk by id; without an id, the one of the customer-service window. */
export const findDesk = (id: string | null) => ALL.find((one) => one.id === (id ?? SERVICE))

/** Answers that a service agent gives one after another, one for each question. */
export const DESK_ANSWERS = listOf('service.answers')

/** Labels of the chat window, around the conversation itself. */
export const CHAT_WORDS = entryOf('service.chat', 'write', 'send', 'talk')
