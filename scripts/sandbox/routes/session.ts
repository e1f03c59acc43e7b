import { logout } from '#core/session/api.ts'
import type { Session } from '../db/tables.ts'
import { serve } from '../http/serve.ts'
import { endSession } from '../world/identity/sessions.ts'

export const calls = [
  serve(logout, ({ db, session, now, sockets }) => {
    const { id } = session as Session
    endSession(db, id, 'ended', now)
    sockets.drop([id])
    return {}
  }),
]
