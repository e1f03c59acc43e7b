import { addSocketTicket } from '#core/gateway/socket/api.ts'
import type { Session } from '../../db/tables.ts'
import { type RouteParts, serve } from '../../http/serve.ts'

export const calls = ({ tickets }: RouteParts) => [
  serve(addSocketTicket, ({ session }) => {
    const { merchant, username, id } = session as Session
    return { ticket: tickets.add({ merchant, username, sessionId: id }) }
  }),
]
