import type { PlayErrorReply, RoundReply, RoundRequest, SessionReply } from '../protocol.ts'
import type { Fault } from './notices.ts'

/** Error of a failed call; `offline` if it is unknown whether the call was carried out. */
export class CallFailure extends Error {
  readonly fault: Fault
  readonly balance: string | undefined

  constructor(fault: Fault, balance?: string) {
    super(fault)
    this.fault = fault
    this.balance = balance
  }
}

const FAULTS: Record<string, Fault> = {
  insufficient_balance: 'insufficient_balance',
  session_expired: 'session_expired',
  maintenance: 'maintenance',
  round_void: 'round_void',
  wallet_unreachable: 'offline',
}
const PATIENCE = 20_000

/** The token is stored only in this variable, so a reload ends the game session. */
let token = ''

export async function openSession(kind: string, ticket: string): Promise<SessionReply> {
  const session = await post<SessionReply>(`/play/${kind}/session`, { ticket })
  token = session.token
  return session
}

export const sendRound = (kind: string, round: RoundRequest) =>
  post<RoundReply>(`/play/${kind}/round`, round)

export const readBalance = (kind: string) => post<{ balance: string }>(`/play/${kind}/balance`, {})

async function post<Reply>(path: string, body: object): Promise<Reply> {
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as Reply | PlayErrorReply | null
  if (!response || !reply) throw new CallFailure('offline')
  if (response.ok) return reply as Reply
  const { code, balance } = reply as PlayErrorReply
  throw new CallFailure(FAULTS[code] ?? (response.status >= 500 ? 'offline' : 'failed'), balance)
}
