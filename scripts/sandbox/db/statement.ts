import type Database from 'better-sqlite3'
import type { Db } from './open.ts'

/** Prepares a frequent statement once per database: building it takes longer than running it. */
export function statement(text: string): (db: Db) => Database.Statement {
  const built = new WeakMap<Database.Database, Database.Statement>()
  return ({ $client }) => {
    let one = built.get($client)
    if (!one) built.set($client, (one = $client.prepare(text)))
    return one
  }
}
