import { createRequire } from 'node:module'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { SQLiteTable, is } from './drizzle.ts'
import * as tables from './schema.ts'

const { generateSQLiteDrizzleJson, generateSQLiteMigration } = createRequire(import.meta.url)(
  'drizzle-kit/api',
) as typeof import('drizzle-kit/api')

const HEAD =
  '-- Written by drizzle-kit: vitest run --project unit scripts/sandbox/db/schema.test.ts -u'

test('the file schema.sql creates the tables declared in code, as drizzle-kit writes them', async () => {
  // Sorts the tables by name, because module loaders list exports in different orders.
  const declared = Object.fromEntries(
    Object.entries(tables)
      .filter(([, value]) => is(value, SQLiteTable))
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
  const statements = await generateSQLiteMigration(
    await generateSQLiteDrizzleJson({}),
    await generateSQLiteDrizzleJson(declared),
  )
  const schema = [HEAD, ...statements].join('\n')
  await expect(`${schema}\n`).toMatchFileSnapshot('schema.sql')
  // drizzle-kit can write invalid SQL, such as a parameter in a CHECK; SQLite would refuse it here.
  expect(() => new Database(':memory:').exec(schema)).not.toThrow()
})
