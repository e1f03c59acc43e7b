import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { meta } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-data-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a database file keeps its rows when it is opened again', () => {
  const file = join(folder, 'kept.sqlite')
  const first = openDatabase(file)
  first.insert(meta).values({ key: 'world', value: '1' }).run()
  first.$client.close()
  const second = openDatabase(file)
  expect(second.select().from(meta).all()).toEqual([{ key: 'world', value: '1' }])
  second.$client.close()
})

test('opening a database file with an old schema empties it despite foreign keys', () => {
  const file = join(folder, 'older.sqlite')
  const older = new Database(file)
  older.exec(`
    CREATE TABLE shape (ddl TEXT NOT NULL);
    INSERT INTO shape VALUES ('CREATE TABLE "vendors" …');
    CREATE TABLE vendors (code TEXT PRIMARY KEY);
    CREATE TABLE forgotten (vendor TEXT REFERENCES vendors (code));
    INSERT INTO vendors VALUES ('NLN');
    INSERT INTO forgotten VALUES ('NLN');
  `)
  older.close()
  const db = openDatabase(file)
  const names = db.$client.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck()
  expect(names.all()).not.toContain('forgotten')
  expect(db.$client.prepare('SELECT COUNT(*) FROM vendors').pluck().get()).toBe(0)
  db.$client.close()
})

test('an opened database file enforces foreign keys', () => {
  const db = openDatabase(':memory:')
  expect(db.$client.pragma('foreign_keys', { simple: true })).toBe(1)
  const orphan = db.$client.prepare(
    "INSERT INTO ledger_entries (merchant, transferId, account, amount, balanceAfter, reason, at) VALUES ('m', 1, 'main:a', 1, 1, 'bet', 0)",
  )
  expect(() => orphan.run()).toThrow(/FOREIGN KEY/)
  db.$client.close()
})
