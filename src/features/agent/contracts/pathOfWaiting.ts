import { paths } from '#core/navigation/paths.ts'
import type { WaitingContract } from './contractSchema.ts'
import { KINDS } from './kinds.ts'

/** Address of the page on which the agent answers a waiting contract. */
export const pathOfWaiting = ({ kind, side, member }: WaitingContract): string =>
  paths.agentHome(KINDS[kind].page, side === 'upline' && member ? `downlines/${member.id}` : 'mine')
