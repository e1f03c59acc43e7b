import type { ServedCall } from '../http/serve.ts'
import { announcementCalls } from './announcements.ts'
import { gameCalls } from './games.ts'
import { gatewayCalls } from './gateway.ts'
import { helpCalls } from './help.ts'
import { lobbyCalls } from './lobby.ts'
import { localeCalls } from './locale.ts'
import { memberCalls } from './member.ts'
import { recoveryCalls } from './recovery.ts'
import { registrationCalls } from './registration.ts'
import { sessionCalls } from './session.ts'
import { socketCalls, type TicketOffice } from './socket.ts'
import { systemCalls } from './system.ts'
import { verificationCalls } from './verification.ts'
import { walletCalls } from './wallet.ts'

/** Every call that the sandbox answers. */
export const createCalls = (tickets: TicketOffice): ServedCall[] => [
  ...gatewayCalls,
  ...systemCalls,
  ...localeCalls,
  ...socketCalls(tickets),
  ...sessionCalls,
  ...registrationCalls,
  ...verificationCalls,
  ...recoveryCalls,
  ...memberCalls,
  ...walletCalls,
  ...gameCalls,
  ...lobbyCalls,
  ...announcementCalls,
  ...helpCalls,
]
