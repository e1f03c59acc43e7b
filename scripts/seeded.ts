import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { copyTree, hashTree, listTree } from './seeded/copy.ts'
import { STEPS } from './seeded/defect.ts'
import { DEFECTS } from './seeded/defects.ts'
import { CleanRuns, judge, type Verdict } from './seeded/judge.ts'
import { stopRuns } from './seeded/run.ts'

/**
 * Proves that the check catches what it is there for: applies each defect of the list to a copy of
 * the tree and expects the part of the check that it names to fail, by a test or by naming the file.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    step: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    jobs: { type: 'string', default: '1' },
  },
})
const unknown = [
  ...(values.only ?? []).filter((id) => !DEFECTS.some((defect) => defect.id === id)),
  ...(values.step ?? []).filter((step) => !STEPS.some((known) => known === step)),
]
if (unknown.length > 0) throw new Error(`There is no defect or step ${unknown.join(', ')}`)

const chosen = DEFECTS.filter(
  ({ id, caughtBy }) =>
    (values.only?.includes(id) ?? true) && (values.step?.includes(caughtBy.step) ?? true),
).toSorted((a, b) => STEPS.indexOf(a.caughtBy.step) - STEPS.indexOf(b.caughtBy.step))

if (values.list) list()
else await check()

function list(): void {
  for (const { id, title, caughtBy } of chosen) {
    console.log(`${id.padEnd(28)} ${caughtBy.step.padEnd(10)} ${title}`)
  }
  console.log(`${chosen.length} defects`)
}

async function check(): Promise<void> {
  const files = listTree()
  const copies: string[] = []
  process.on('exit', () => {
    stopRuns()
    for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(1))
  }
  const clean = new CleanRuns(hashTree(files))
  const waiting = [...chosen]
  const counts: Record<Verdict, number> = { caught: 0, missed: 0, stale: 0 }
  const started = performance.now()
  const jobs = Math.min(Math.max(1, Number(values.jobs)), chosen.length)
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const copy = copyTree(files)
      copies.push(copy)
      for (let defect = waiting.shift(); defect; defect = waiting.shift()) {
        const begun = performance.now()
        const { verdict, why } = await judge(copy, defect, clean)
        counts[verdict] += 1
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        console.log(`${verdict}  ${defect.id.padEnd(28)} ${seconds.padStart(6)} s  ${defect.title}`)
        if (why) console.log(why.replaceAll(/^/gm, '        '))
      }
    }),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `\n${counts.caught} caught, ${counts.missed} missed, ${counts.stale} stale in ${seconds} s`,
  )
  process.exit(counts.caught === chosen.length && chosen.length > 0 ? 0 : 1)
}
