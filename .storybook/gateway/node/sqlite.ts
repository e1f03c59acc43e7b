import initSqlJs, { type BindParams, type Database as Wasm, type Statement } from 'sql.js'
import wasm from 'sql.js/dist/sql-wasm.wasm?url'
import { PageBuffer } from './buffer.ts'

/** `better-sqlite3` as far as the sandbox and Drizzle use it, on SQLite that runs in the page. */

const SQL = await initSqlJs({ locateFile: () => wasm })

type Row = Record<string, unknown>

/** Binds as `better-sqlite3`: a list, or one object whose names any sign may mark in the SQL. */
function bindingOf(given: unknown[]): BindParams {
  const [first] = given
  const isNamed = first && typeof first === 'object' && !(first instanceof Uint8Array)
  if (!isNamed) return given as BindParams
  return Object.fromEntries(
    Object.entries(first as Row).flatMap(([name, value]) =>
      [':', '@', '$'].map((sign) => [sign + name, value]),
    ),
  ) as BindParams
}

const valueOf = (value: unknown) => (value instanceof Uint8Array ? PageBuffer.from(value) : value)

class PageStatement {
  readonly #db: Wasm
  readonly #statement: Statement
  #form: 'object' | 'raw' | 'first' = 'object'
  #names: string[] | undefined

  constructor(db: Wasm, sql: string) {
    this.#db = db
    this.#statement = db.prepare(sql)
  }

  raw(): this {
    this.#form = 'raw'
    return this
  }

  pluck(): this {
    this.#form = 'first'
    return this
  }

  get(...given: unknown[]): unknown {
    this.#statement.bind(bindingOf(given))
    const found = this.#statement.step() ? this.#read() : undefined
    this.#statement.reset()
    return found
  }

  all(...given: unknown[]): unknown[] {
    const rows: unknown[] = []
    this.#statement.bind(bindingOf(given))
    while (this.#statement.step()) rows.push(this.#read())
    this.#statement.reset()
    return rows
  }

  run(...given: unknown[]): { changes: number; readonly lastInsertRowid: number } {
    this.#statement.run(bindingOf(given))
    const db = this.#db
    return {
      changes: db.getRowsModified(),
      get lastInsertRowid() {
        return db.exec('SELECT last_insert_rowid()')[0]!.values[0]![0] as number
      },
    }
  }

  #read(): unknown {
    const values = this.#statement.get().map(valueOf)
    if (this.#form === 'raw') return values
    if (this.#form === 'first') return values[0]
    this.#names ??= this.#statement.getColumnNames()
    return Object.fromEntries(this.#names.map((name, index) => [name, values[index]]))
  }
}

export default class Database {
  readonly #db = new SQL.Database()
  #depth = 0

  prepare(sql: string): PageStatement {
    return new PageStatement(this.#db, sql)
  }

  exec(sql: string): this {
    this.#db.run(sql)
    return this
  }

  pragma(text: string): void {
    this.#db.run(`PRAGMA ${text}`)
  }

  close(): void {
    this.#db.close()
  }

  /** Wraps a function in a transaction, or in a savepoint of the one under way. */
  transaction<Given extends unknown[], Result>(work: (...given: Given) => Result) {
    const runIn =
      (begin: string) =>
      (...given: Given): Result => {
        const point = `point${this.#depth}`
        const isNested = this.#depth > 0
        this.#db.run(isNested ? `SAVEPOINT ${point}` : begin)
        this.#depth += 1
        try {
          const result = work(...given)
          this.#db.run(isNested ? `RELEASE ${point}` : 'COMMIT')
          return result
        } catch (error) {
          this.#db.run(isNested ? `ROLLBACK TO ${point}; RELEASE ${point}` : 'ROLLBACK')
          throw error
        } finally {
          this.#depth -= 1
        }
      }
    return Object.assign(runIn('BEGIN'), {
      deferred: runIn('BEGIN'),
      immediate: runIn('BEGIN IMMEDIATE'),
      exclusive: runIn('BEGIN EXCLUSIVE'),
    })
  }
}
