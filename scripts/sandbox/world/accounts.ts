import { randomBytes, scryptSync } from 'node:crypto'

export interface DemoAccount {
  role: 'member' | 'vip' | 'agent' | 'trial'
  username: string
  password: string
  /** Account type of the specification (§3): agents have 1, 2, 41 or 42, a trial has 4. */
  type: number
}

/** Accounts that every merchant has from the start; the same words at each, yet not the same player. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'member', username: 'demomember', password: 'Sandbox-2580', type: 0 },
  { role: 'vip', username: 'demovip', password: 'Sandbox-2580', type: 0 },
  { role: 'agent', username: 'demoagent', password: 'Sandbox-2580', type: 1 },
  { role: 'trial', username: 'demotrial', password: 'Sandbox-2580', type: 4 },
]

/** `<salt>.<key>` in base64url, by scrypt with Node's parameters. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${scryptSync(password, salt, 32).toString('base64url')}`
}
