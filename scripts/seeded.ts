import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DEFECTS } from './seeded/defects.ts'
import { copyTree, tryDefect, type Verdict } from './seeded/run.ts'

/**
 * Proves that the check finds the mistakes that it should: makes each mistake of the list in a copy
 * of the project, and expects the named part of the check to fail, by a test or by naming the file.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const chosen = DEFECTS.filter(({ title }) => title.includes(values.only))
if (chosen.length === 0) throw new Error(`No defect's title holds "${values.only}"`)

const copy = copyTree()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1))
}
const counts: Record<Verdict, number> = { caught: 0, missed: 0, stale: 0 }
for (const defect of chosen) {
  const { verdict, why } = await tryDefect(copy, defect)
  counts[verdict] += 1
  console.log(`${verdict}  ${defect.title}`)
  if (why) console.log(why.replaceAll(/^/gm, '        '))
}
console.log(`\n${counts.caught} caught, ${counts.missed} missed, ${counts.stale} stale`)
process.exit(counts.caught === chosen.length ? 0 : 1)
