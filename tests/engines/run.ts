import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startWorld, type World } from '#support/world.ts'
import type { Engine, EngineKind } from './engine.ts'
import { FLOWS } from './flows.ts'
import { KINDS } from './kinds.ts'
import { setStage } from './stage.ts'

// A low cost of password hashes, since a player logs in in most flows.
process.env['LIVERY_PASSWORD_COST'] ??= '1024'

// An exit ends the browsers, which a signal alone would leave running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1))
}

const HELP = `Runs what players do most in several browser engines, at the size of a phone.

npm run engines -- [--engine NAME]… [--flow NAME]…

NAME of an engine   ${KINDS.map(({ name }) => name).join(', ')}
NAME of a flow      ${Object.keys(FLOWS).join(', ')}

Screenshots of failures go to test-results/engines.`

const PHOTOGRAPHS = 'test-results/engines'
/** The longest time that a flow may take, in milliseconds; several waits fit into it. */
const LIMIT = 90_000

/** Whether the whole page scrolls sideways because something is too wide. */
const RUNS_OVER = 'document.documentElement.scrollWidth > document.documentElement.clientWidth'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    flow: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
})
const kinds = KINDS.filter(({ name }) => values.engine?.includes(name) ?? true)
const flows = Object.keys(FLOWS).filter((name) => values.flow?.includes(name) ?? true)
if (values.help || kinds.length === 0 || flows.length === 0) {
  console.log(HELP)
  process.exitCode = values.help ? 0 : 1
} else {
  rmSync(PHOTOGRAPHS, { recursive: true, force: true })
  const world = await startWorld(0)
  let passed = 0
  let failed = 0
  for (const kind of kinds) {
    const programs = kind.programs.filter((program) => program !== undefined)
    if (programs.length < kind.programs.length) {
      console.log(`skipped  ${kind.name}, which is not installed`)
      continue
    }
    const engine = await kind.start(programs)
    for (const flow of flows) {
      if (await runFlow(world, kind, engine, flow)) passed += 1
      else failed += 1
    }
    await engine.close()
  }
  await world.close()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}

async function runFlow(world: World, kind: EngineKind, engine: Engine, flow: string) {
  const started = performance.now()
  const faults = await Promise.race([tryFlow(world, kind, engine, flow), refuseLate()]).catch(
    (error: unknown) => [error],
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const result = faults.length > 0 ? 'FAIL' : 'ok  '
  console.log(`${result}  ${kind.name.padEnd(8)}  ${flow.padEnd(10)} ${seconds.padStart(5)} s`)
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Rejects in the end, since a browser that hangs answers nothing, not even a close. */
function refuseLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(new Error(`No end after ${LIMIT / 1000} s`))
    setTimeout(refuse, LIMIT).unref()
  })
}

/** Runs a flow in a tab of its own, and resolves to what went wrong. */
async function tryFlow(world: World, { name }: EngineKind, engine: Engine, flow: string) {
  const tab = await engine.open()
  const faults: unknown[] = []
  try {
    await FLOWS[flow]!(await setStage(world, tab))
    if (await tab.read(RUNS_OVER)) faults.push('The page is wider than the window')
  } catch (error) {
    faults.push(error)
  }
  faults.push(...(await tab.complaints()).map((complaint) => `Uncaught in the page: ${complaint}`))
  if (faults.length > 0) {
    mkdirSync(PHOTOGRAPHS, { recursive: true })
    const picture = await tab.photograph()
    writeFileSync(join(PHOTOGRAPHS, `${name}-${flow}.png`), picture)
  }
  await tab.close()
  return faults
}
