import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchEmission } from './bench/emit.ts'
import { benchFleet } from './bench/fleet.ts'
import { benchGames } from './bench/games.ts'
import { benchInteractions } from './bench/interactions.ts'
import { benchPage } from './bench/page.ts'
import { benchSize } from './bench/size.ts'
import { benchRecords } from './bench/records.ts'
import { benchTeam } from './bench/team.ts'
import { parsePort } from './brand/port.ts'
import { formatVerdicts, type Verdict } from './bench/verdict.ts'

const HELP = `Measures what the targets speak of, and ends with 1 if one is missed.

npm run bench -- [--only emit|fleet|size|page|interactions|games|team|records]… [--rounds N] [--brand ID]… [--port N]`

const PARTS = ['emit', 'fleet', 'size', 'page', 'interactions', 'games', 'team', 'records'] as const

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [...PARTS] },
    rounds: { type: 'string', default: '5' },
    brand: { type: 'string', multiple: true, default: ['suvarna', 'chanh'] },
    port: { type: 'string', default: '4400' },
    help: { type: 'boolean' },
  },
})
const unknown = values.only.find((part) => !(PARTS as readonly string[]).includes(part))
if (values.help || unknown !== undefined) {
  if (unknown !== undefined) console.error(`--only ${unknown}: must be ${PARTS.join(', ')}\n`)
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds is "${values.rounds}", must be a whole number from 1`)
  process.exit(1)
}
const report = (text: string) => console.log(text)
const started = performance.now()
const verdicts: Verdict[] = []
const [load] = loadavg() as [number]
const processors = availableParallelism()
report(`${processors} processors, load ${load.toFixed(1)}${load > processors ? ': noisy' : ''}`)
const { brand: brands, only } = values
const options = { brand: brands[0]!, rounds, port: parsePort(values.port), report }
const MEASURES: Record<(typeof PARTS)[number], () => Promise<Verdict[]>> = {
  size: () => benchSize(report),
  emit: () => benchEmission(rounds, report),
  fleet: () => benchFleet(report),
  page: () => benchPage({ ...options, brands }),
  interactions: () => benchInteractions(options),
  games: () => benchGames(options),
  team: () => benchTeam(options),
  records: () => benchRecords(options),
}
for (const [part, measure] of Object.entries(MEASURES)) {
  if (only.includes(part)) verdicts.push(...(await measure()))
}

console.log(`\n${formatVerdicts(verdicts)}`)
const missed = verdicts.filter(({ passed }) => !passed).length
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\n${verdicts.length - missed} of ${verdicts.length} targets met, ${seconds} s`)
process.exitCode = missed > 0 ? 1 : 0
