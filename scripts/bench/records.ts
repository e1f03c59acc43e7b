import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { paths, type MemberPage } from '#core/navigation/paths.ts'
import { ROOT } from '../brand/places.ts'
import { describeFrames, timeBareTask, WORST_FRAME, watchFrames } from './frames.ts'
import { isPhone, logIn, openSession } from './member.ts'
import { multiplyRecords } from './record-rows.ts'
import { swipe, wheel } from './scroll.ts'
import { onStand } from './stand.ts'
import { type BenchOptions, medianAtMost, times, type Verdict } from './verdict.ts'

const RECORDS = 200_000
const PLAYER = 'demomember'

/** The records that are scrolled, each in the layouts for desktop and phone. */
const PAGES: readonly MemberPage[] = ['personalHistoryCopy', 'transactionHistory']
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/**
 * Measures how the records of a player with 200,000 entries scroll, on a desktop and on a phone.
 */
export async function benchRecords(options: BenchOptions): Promise<Verdict[]> {
  const { brand, rounds, port, report } = options
  const data = join(ROOT, '.cache/bench/records.sqlite')
  for (const end of ['', '-shm', '-wal']) rmSync(`${data}${end}`, { force: true })
  const ratios = new Map<string, number[]>()
  await onStand({ brands: [brand], port, data }, async ({ browser, merchant, site, gateway }) => {
    const session = await logIn(gateway, merchant, PLAYER)
    // Not measured: at the first call, the sandbox writes the player's history, which takes long.
    await scroll(browser, `${site}${paths.member(PAGES[0])}`, session, WINDOWS[0]!)
    const player = { merchant, username: PLAYER }
    multiplyRecords(data, player, RECORDS)
    for (let round = 1; round <= rounds; round++) {
      const bare = await timeBareTask(browser, port)
      for (const name of PAGES) {
        for (const size of WINDOWS) {
          const frames = await scroll(browser, `${site}${paths.member(name)}`, session, size)
          const what = `${name} at ${size.width} px`
          ratios.set(what, [...(ratios.get(what) ?? []), frames.worst / bare])
          report(`records ${round}/${rounds}: ${what}: ${describeFrames(frames)}`)
        }
      }
    }
  })
  return [...ratios].map(([what, figures]) =>
    medianAtMost(
      `${RECORDS} records, ${what}: longest frame, scroll / bare React's longest task`,
      figures,
      WORST_FRAME,
      times,
    ),
  )
}

/**
 * Opens a record and scrolls it; returns the longest frame, and the number of frames over the
 * limit.
 */
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
