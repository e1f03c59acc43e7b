import { openDatabase } from '../sandbox/db/open.ts'

const WEEK = 7 * 24 * 60 * 60_000

interface Player {
  merchant: string
  username: string
}

/** Copies a player's bets and wallet entries within the last week, which the pages show first. */
export function multiplyRecords(file: string, { merchant, username }: Player, records: number) {
  const db = openDatabase(file)
  const { $client: client } = db
  const given = { merchant, username, account: `main:${username}`, now: Date.now(), week: WEEK }
  const copy = 'copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < @copies)'
  const ofBets = `FROM bets WHERE merchant = @merchant AND username = @username AND trial = 0`
  const ofEntries = `FROM ledger_entries
    WHERE merchant = @merchant AND account = @account AND reason <> 'opening'`
  const at = '@now - (n * 7919 + row_number() OVER () * 104729) % @week'
  const copiesOf = (rows: string) =>
    Math.ceil(records / (client.prepare(`SELECT count(*) ${rows}`).pluck().get(given) as number))
  client.exec('BEGIN')
  client
    .prepare(
      `WITH RECURSIVE ${copy}, own AS MATERIALIZED (SELECT * ${ofBets})
       INSERT INTO bets SELECT vendor, transactionId || '-' || n, merchant, username, seatId, nodeId,
         roundId, amount, trial, state, ${at}, gameType, win, closedAt, NULL FROM copy CROSS JOIN own`,
    )
    .run({ ...given, copies: copiesOf(ofBets) })
  client
    .prepare(
      `WITH RECURSIVE ${copy}, own AS MATERIALIZED (SELECT * ${ofEntries})
       INSERT INTO ledger_entries SELECT (SELECT min(id) FROM ledger_entries) - row_number() OVER (),
         merchant, transferId, account, amount, balanceAfter, reason, ${at} FROM copy CROSS JOIN own`,
    )
    .run({ ...given, copies: copiesOf(ofEntries) })
  client.exec('COMMIT')
  // Rows that are written later must not wait in the write-ahead log when the sandbox reads.
  client.pragma('wal_checkpoint(TRUNCATE)')
  client.close()
}
