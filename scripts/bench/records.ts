import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { paths, type MemberPage } from '#core/paths.ts'
import { ROOT } from '../brand/places.ts'
import { openDatabase } from '../sandbox/db/open.ts'
import { timeBareTask, WORST_FRAME, watchFrames } from './frames.ts'
import { isPhone, logIn, openSession } from './member.ts'
import { swipe, wheel } from './scroll.ts'
import { onStand } from './stand.ts'
import { median, spread } from './statistics.ts'
import { atMost, type Verdict } from './verdict.ts'

const RECORDS = 200_000
const PLAYER = 'demomember'
const WEEK = 7 * 24 * 60 * 60_000

/** The records that are scrolled, each as a desk and a phone show it. */
const PAGES: readonly MemberPage[] = ['personalHistoryCopy', 'transactionHistory']
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

interface RecordsOptions {
  brand: string
  rounds: number
  port: number
  report: (text: string) => void
}

/** Measures how the records of a player with 200,000 entries scroll, on a desk and on a phone. */
export async function benchRecords(options: RecordsOptions): Promise<Verdict[]> {
  const { brand, rounds, port, report } = options
  const data = join(ROOT, '.cache/bench/records.sqlite')
  for (const end of ['', '-shm', '-wal']) rmSync(`${data}${end}`, { force: true })
  const ratios = new Map<string, number[]>()
  await onStand({ brand, port, data }, async ({ browser, merchant, site, gateway }) => {
    const session = await logIn(gateway, merchant, PLAYER)
    // The player's past is written with the first call.
    await scroll(browser, `${site}${paths.member(PAGES[0])}`, session, WINDOWS[0]!)
    multiply(data, merchant)
    for (let round = 1; round <= rounds; round++) {
      const bare = await timeBareTask(browser, port)
      for (const name of PAGES) {
        for (const size of WINDOWS) {
          const { worst, long } = await scroll(
            browser,
            `${site}${paths.member(name)}`,
            session,
            size,
          )
          const what = `${name} at ${size.width} px`
          ratios.set(what, [...(ratios.get(what) ?? []), worst / bare])
          report(`records ${round}/${rounds}: ${what}: ${Math.round(worst)} ms (${long} long)`)
        }
      }
    }
  })
  return [...ratios].map(([what, figures]) =>
    atMost(
      `${RECORDS} records, ${what}: longest frame, scroll / bare React's longest task`,
      median(figures),
      WORST_FRAME,
      (figure) => `${figure.toFixed(2)} ×`,
      spread(figures, 2),
    ),
  )
}

/** Repeats the player's bets and entries within the last week, which the pages show at first. */
function multiply(data: string, merchant: string): void {
  const db = openDatabase(data)
  const { $client: client } = db
  const given = { merchant, username: PLAYER, account: `main:${PLAYER}`, records: RECORDS }
  const now = Date.now()
  client.exec('BEGIN')
  client
    .prepare(
      `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < @records)
       INSERT INTO bets SELECT vendor, transactionId || '-' || n, merchant, username, seatId, nodeId,
         roundId, amount, trial, state, @now - (n * 7919 % @week), gameType, win, closedAt
       FROM copy JOIN (SELECT * FROM bets WHERE merchant = @merchant AND username = @username
         AND state = 'settled' LIMIT 1)`,
    )
    .run({ ...given, now, week: WEEK })
  client
    .prepare(
      `WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < @records)
       INSERT INTO ledger_entries SELECT (SELECT min(id) FROM ledger_entries) - n, merchant,
         transferId, account, amount, balanceAfter, reason, @now - (n * 7919 % @week)
       FROM copy JOIN (SELECT * FROM ledger_entries WHERE merchant = @merchant
         AND account = @account AND reason = 'bet' LIMIT 1)`,
    )
    .run({ ...given, now, week: WEEK })
  client.exec('COMMIT')
  client.close()
}

/** Opens a record and scrolls it: the longest frame, and how many were too long. */
async function scroll(
  browser: Browser,
  address: string,
  session: object,
  size: { width: number; height: number },
) {
  const { context, page, protocol } = await openSession(browser, session, size)
  try {
    await page.goto(address)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
    return await watchFrames(page, () =>
      isPhone(size) ? swipe(page, protocol, 16) : wheel(page, protocol, 12),
    )
  } finally {
    await context.close()
  }
}
