import type { ServedCall } from '../http/serve.ts'
import type { SiteRegistry } from '../sites.ts'
import type { TicketOffice } from '../world/tickets.ts'
import { announcementCalls } from './announcements.ts'
import { gameCalls } from './games.ts'
import { gatewayCalls } from './gateway.ts'
import { helpCalls } from './help.ts'
import { lobbyCalls } from './lobby.ts'
import { localeCalls } from './locale.ts'
import { lotteryCalls } from './lottery.ts'
import { memberCalls } from './member.ts'
import { playCalls, type LaunchHolder } from './play.ts'
import { recoveryCalls } from './recovery.ts'
import { registrationCalls } from './registration.ts'
import { sessionCalls } from './session.ts'
import { socketCalls, type SocketHolder } from './socket.ts'
import { systemCalls } from './system.ts'
import { verificationCalls } from './verification.ts'
import { walletCalls } from './wallet.ts'

/** What calls need beyond their request. */
interface CallParts {
  tickets: TicketOffice<SocketHolder>
  launches: TicketOffice<LaunchHolder>
  sites: SiteRegistry
  /** Of the world. */
  seed: number
}

/** Every call that the sandbox answers. */
export const createCalls = ({ tickets, launches, sites, seed }: CallParts): ServedCall[] => [
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
  ...playCalls(launches, sites),
  ...lotteryCalls(seed),
  ...lobbyCalls,
  ...announcementCalls,
  ...helpCalls,
]
