import type { AnswerParts } from '../http/answer.ts'
import type { ServedCall } from '../http/serve.ts'
import type { createSocket } from '../http/socket.ts'

/** The parts of the sandbox that the console reads and changes. */
export interface ConsoleParts extends Omit<AnswerParts, 'pictures'> {
  sockets: ReturnType<typeof createSocket>
  calls: readonly ServedCall[]
}
