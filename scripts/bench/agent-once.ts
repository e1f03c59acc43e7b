import { request } from 'node:http'
import type { CallDefinition } from '#core/contract/call.ts'
import { addressOf } from '#core/contract/address.ts'
import { HEADERS } from '#core/contract/headers.ts'
import { getTeamOverview } from '#features/agent/overview/api.ts'
import {
  fileTeamBets,
  findReportMembers,
  listTeamProfit,
  sumTeamBets,
} from '#features/agent/reports/api.ts'
import { searchTeam } from '#features/agent/team/api.ts'
import { dayOf } from '#lib/periods.ts'

/**
 * Sends the calls of a busy agent, in a process of its own: searches, overview, profit and loss,
 * and sums of bets. Then it downloads the file of a team's bets, and repeats a small call
 * meanwhile. Arguments: `<port> <host> <merchant> <token>`.
 */
const [port, host, merchant, token] = process.argv.slice(2) as [string, string, string, string]

const LINE_FEED = 10
const DAY = 24 * 60 * 60_000
const PAUSE = 20
/** Search texts: a name, the beginning of a masked name, a direct downline, and an id. */
const TEXTS = ['ploy', 'chai000', 'an', 'somchai012', '10']

/** Sends a call; returns the number of lines in its reply. */
const ask = ({ definition }: { definition: CallDefinition }, input: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { pathname, search } = new URL(addressOf(definition, input, `http://${host}`))
    const headers = {
      host: `${host}:${port}`,
      [HEADERS.merchant]: merchant,
      [HEADERS.authorization]: `Bearer ${token}`,
    }
    const sent = request({ host: '127.0.0.1', port, path: pathname + search, headers })
    sent.on('error', reject)
    sent.on('response', (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${definition.path}: ${reply.statusCode}`))
      let lines = 0
      reply.on('data', (piece: Buffer) => {
        for (let at = piece.indexOf(LINE_FEED); at >= 0; at = piece.indexOf(LINE_FEED, at + 1)) {
          lines += 1
        }
      })
      reply.on('error', reject).on('end', () => resolve(lines))
    })
    sent.end()
  })

const now = Date.now()
const timed = async (work: () => Promise<unknown>) => {
  const asked = performance.now()
  await work()
  return performance.now() - asked
}

let search = 0
for (const text of TEXTS) {
  const asked = {
    startDate: dayOf(now - 6 * DAY, 'UTC'),
    endDate: dayOf(now, 'UTC'),
    pageSize: '50',
  }
  // oxlint-disable-next-line no-await-in-loop
  search = Math.max(search, await timed(() => ask(searchTeam as never, { ...asked, text })))
}

const today = dayOf(now, 'UTC')
/**
 * Times the second run of a piece of work: the first run also prepares the database's statements.
 */
const timedAgain = async (work: () => Promise<unknown>) => {
  await work()
  return timed(work)
}
const overview = await timedAgain(() =>
  ask(getTeamOverview as never, { startDate: today, endDate: today }),
)
const months = { startDate: dayOf(now - 89 * DAY, 'UTC'), endDate: today }
const sums = await timedAgain(() => ask(sumTeamBets as never, months))
const profit = await timedAgain(() =>
  ask(listTeamProfit as never, {
    ...months,
    view: 'TEAMS',
    sortBy: 'betAmount',
    descending: 'true',
    pageSize: '50',
  }),
)

const read: { took?: number } = {}
const started = performance.now()
const file = ask(fileTeamBets as never, {
  startDate: dayOf(now - 100 * DAY, 'UTC'),
  endDate: dayOf(now + DAY, 'UTC'),
  language: 'EN',
}).then((lines) => {
  read.took = performance.now() - started
  return lines - 1
})
let waited = 0
while (read.took === undefined) {
  // One after the other, as somebody does who works beside it.
  // oxlint-disable-next-line no-await-in-loop
  waited = Math.max(waited, await timed(() => ask(findReportMembers as never, { text: 'demo' })))
  // oxlint-disable-next-line no-await-in-loop
  await new Promise((resolve) => setTimeout(resolve, PAUSE))
}
process.send!({ search, overview, profit, sums, rows: await file, took: read.took, waited })
