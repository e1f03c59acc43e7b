import { randomBytes } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { sessions } from '../db/tables.ts'

const LIFETIME = 24 * 60 * 60 * 1000

/** Logs a player in; returns the token that calls carry. */
export function addSession(db: Db, merchant: string, username: string): string {
  const token = randomBytes(32).toString('base64url')
  db.insert(sessions)
    .values({ token, merchant, username, expiresAt: Date.now() + LIFETIME })
    .run()
  return token
}
