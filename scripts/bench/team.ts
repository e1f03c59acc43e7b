import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { paths } from '#core/navigation/paths.ts'
import { ROOT } from '../brand/places.ts'
import { dataFileOf } from '../load-fixture-flags.ts'
import { startSandbox } from '../sandbox/server.ts'
import { describeFrames, type Frames, timeBareTask, WORST_FRAME, watchFrames } from './frames.ts'
import { logIn, openSession } from './member.ts'
import { wheel } from './scroll.ts'
import { onStand, SITES } from './stand.ts'
import { type BenchOptions, medianAtMost, ms, times, type Verdict } from './verdict.ts'

const LARGE_TEAM = { agents: 50_000, bets: 1_000_000 }
/** Username of the demo agent with the large team, who also has the most direct downlines. */
const LEADER = 'demoleader'
const DIRECTS = 10_000

/** Limits of docs/quality.md §1, in milliseconds. */
const OPEN = 100
const REPLY = 1000
const WARM_START = 3000
const FILE = 5000
const TURN = 50

const DESK = { width: 1440, height: 900 }

interface Walk extends Frames {
  /**
   * Milliseconds from the press to the frame with the rows, and how many of these milliseconds the
   * gateway's reply took.
   */
  opened: number
  gateway: number
}

/**
 * Measures the tree of a team with 50,000 members on a desktop, and the file of its 1,000,000 bets.
 */
export async function benchTeam(options: BenchOptions): Promise<Verdict[]> {
  const { brand, rounds, port, report } = options
  const data = join(ROOT, dataFileOf(LARGE_TEAM))
  const walks: Walk[] = []
  const bareTasks: number[] = []
  const reads: GatewayRead[] = []
  await onStand({ brands: [brand], port, data, loadFixture: LARGE_TEAM }, async (stand) => {
    const { browser, merchant, host, site, gateway } = stand
    const session = await logIn(gateway, merchant, LEADER)
    // Not measured: after this visit, the sandbox's code is compiled and the database's pages are
    // in memory.
    await walk(browser, site, session)
    for (let round = 1; round <= rounds; round++) {
      bareTasks.push(await timeBareTask(browser, port))
      const each = await walk(browser, site, session)
      walks.push(each)
      const read = await readGateway(gateway, host, merchant, session.token)
      reads.push(read)
      report(
        `team ${round}/${rounds}: opened in ${ms(each.opened)}, gateway ${ms(each.gateway)} · scroll ${describeFrames(each)} · search ${ms(read.search)} · overview ${ms(read.overview)} · profit and loss ${ms(read.profit)} · sums of bets ${ms(read.sums)} · file of ${read.rows} rows ${ms(read.took)}, other calls waited ${ms(read.waited)} · bare page's longest task ${ms(bareTasks.at(-1)!)}`,
      )
    }
  })
  const warm = await timeStart(data)
  report(`team: the sandbox was ready in ${ms(warm)} from its warm file`)
  const verdict = (what: string, figures: readonly number[], limit: number) =>
    medianAtMost(what, figures, limit, ms)
  const ratios = walks.map(({ worst }, at) => worst / bareTasks[at]!)
  const rows = reads[0]!.rows.toLocaleString('en')
  return [
    verdict(
      `a node of ${DIRECTS} opens, without the gateway`,
      walks.map(({ opened, gateway }) => opened - gateway),
      OPEN,
    ),
    medianAtMost(
      `a node of ${DIRECTS}: longest frame, scroll / bare React's longest task`,
      ratios,
      WORST_FRAME,
      times,
    ),
    ...REPLIES.map((name) =>
      verdict(
        `${name} of ${LARGE_TEAM.agents} members with ${rows} bets`,
        reads.map((read) => read[name]),
        REPLY,
      ),
    ),
    verdict('the sandbox is ready from a warm file', [warm], WARM_START),
    verdict(
      `a file of ${rows} bets`,
      reads.map(({ took }) => took),
      FILE,
    ),
    verdict(
      `a call while a file of ${rows} is written`,
      reads.map(({ waited }) => waited),
      TURN,
    ),
  ]
}

/** Calls whose replies an agent waits for. */
const REPLIES = ['search', 'overview', 'profit', 'sums'] as const

interface GatewayRead {
  /** Milliseconds of the slowest reply to a search. */
  search: number
  overview: number
  /** Milliseconds of the report of profit and loss for 90 days, by teams. */
  profit: number
  /** Milliseconds that the sums of 90 days of bets take. */
  sums: number
  rows: number
  took: number
  /** Milliseconds of the slowest small call while the file was downloaded. */
  waited: number
}

/**
 * Searches, opens two reports and downloads the file of all bets, in a process of its own like an
 * agent's browser.
 */
const readGateway = (port: number, ...more: [host: string, merchant: string, token: string]) =>
  new Promise<GatewayRead>((resolve, reject) => {
    const child = fork(new URL('./agent-once.ts', import.meta.url), [String(port), ...more])
    child.on('message', (read) => resolve(read as GatewayRead))
    child.on('exit', (code) => reject(new Error(`The gateway was not read: exit ${code}`)))
  })

/** Times the start of a sandbox whose seeded data is already in its file. */
async function timeStart(data: string): Promise<number> {
  const begun = performance.now()
  const sandbox = await startSandbox({ port: 0, sites: SITES, data, loadFixture: LARGE_TEAM })
  const took = performance.now() - begun
  await sandbox.close()
  return took
}

/** Opens the largest branch of the tree and scrolls through it. */
async function walk(browser: Browser, site: string, session: object): Promise<Walk> {
  const { context, page, protocol } = await openSession(browser, session, DESK)
  try {
    const address = paths.agentHome('downlineManagmentView').replace('#', '?sort=size#')
    await page.goto(`${site}${address}`)
    const first = page.locator('[role=row][aria-expanded=false]').first()
    await first.waitFor()
    await page.waitForLoadState('networkidle')
    const opened = await timeOpening(page)
    const scroll = await watchFrames(page, () => wheel(page, protocol, 12))
    return { ...opened, ...scroll }
  } finally {
    await context.close()
  }
}

/** Presses the first row's arrow and waits until the window is full of the rows below it. */
const timeOpening = (page: Page) =>
  page.evaluate(async () => {
    const grid = document.querySelector('[role=treegrid]')!
    const mark = grid.querySelector<HTMLElement>('[aria-expanded=false] [data-toggle]')!
    performance.clearResourceTimings()
    const pressed = performance.now()
    mark.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const below = grid.querySelectorAll('[aria-level="2"]')
      if (below.length > 5 && !grid.querySelector('[aria-busy=true]')) break
      if (performance.now() - pressed > 20_000) throw new Error('The node did not open')
    }
    // The frame that shows the rows ends when the next frame begins.
    await new Promise(requestAnimationFrame)
    const opened = performance.now() - pressed
    const replies = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('MCSFE_agentListDownlines'))
    const gateway = Math.max(0, ...replies.map(({ duration }) => duration))
    return { opened, gateway }
  })
