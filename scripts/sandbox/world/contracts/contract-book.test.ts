import { expect, test } from 'vitest'
import { plansOf } from '#support/plans.ts'
import { openDatabase } from '../../db/open.ts'
import { listSince } from './contract-book.ts'

test('the SQL query for recently changed contracts uses an index and scans no table', async () => {
  const db = openDatabase(':memory:')
  const plans = await plansOf(db, ['contract_steps'], () => listSince(db, 'm', 0))
  db.$client.close()
  const reads = plans.filter((plan) => /^(?:SEARCH|SCAN) /.test(plan))
  expect(reads.slice(-2)).toEqual([
    expect.stringMatching(/^SEARCH contract_steps USING INTEGER PRIMARY KEY \(rowid>\?\)/),
    expect.stringMatching(/^SEARCH contracts USING INDEX .*\(id=\?\)/),
  ])
})
