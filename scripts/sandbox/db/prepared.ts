import type { Db } from './open.ts'

/** Statements that run often, built once a database: building one takes longer than running it. */
export function prepared<Statements>(build: (db: Db) => Statements): (db: Db) => Statements {
  const built = new WeakMap<Db, Statements>()
  return (db) => {
    let statements = built.get(db)
    if (statements === undefined) built.set(db, (statements = build(db)))
    return statements
  }
}
