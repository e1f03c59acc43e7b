import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { parseArgs } from 'node:util'
import { runInLanes } from './check/lanes.ts'
import { readReport, type TestResult } from './check/reports.ts'
import { REPORTS, STEPS, type Step } from './check/steps.ts'
import { Transcript } from './check/transcript.ts'

const NAMES = STEPS.map(({ name }) => name)

const HELP = `Runs the whole check, or some of its steps.

npm test -- [--only STEP]… [--full]

CI=1 in the environment adds what a short run leaves out: most journeys, stories of whole pages,
tests that build many sites, pictures, README's commands.

--full   whole products where the check otherwise samples them, and the sandbox's own bookkeeping;
         prints which share of src the tests of each step run
STEP     ${NAMES.join(', ')}`

/** Number of last lines that tell why a step failed which has no report of its tests. */
const TAIL_LINES = 15
const SLOWEST = 10

interface Result {
  step: Step
  seconds: number
  passed: boolean
  tests: TestResult[]
}

const { only, full } = readArguments()
const isShort = !full && !process.env.CI
const steps = STEPS.filter(({ name, since }) =>
  only ? only.includes(name) : full || !since || (since === 'CI' && !isShort),
)
const transcript = new Transcript(
  steps.map(({ name }) => name),
  (text) => process.stdout.write(text),
)
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const results = await runInLanes(steps, availableParallelism(), run)

const failed = results.filter(({ passed }) => !passed)
printSlowest(results.flatMap(({ tests }) => tests))
for (const { step, tests } of results) {
  for (const { name } of tests.filter(({ flaky }) => flaky)) {
    console.log(`\nflaky: passed at a second try only, which fails ${step.name}: ${name}`)
  }
}
console.log('\n')
for (const { step, seconds, passed } of results) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.toFixed(1)} s`)
}
for (const { step, tests } of failed) printFaults(step, tests)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

function readArguments(): { only: string[] | undefined; full: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', multiple: true },
        full: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    })
    const unknown = values.only?.find((name) => !NAMES.includes(name))
    if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such step`)
    if (!values.help) return { only: values.only, full: values.full }
    console.log(HELP)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${HELP}`)
    process.exit(1)
  }
}

function run(step: Step, index: number): Promise<Result> {
  const { command, args, proof, report } = step
  const started = performance.now()
  const env = {
    ...process.env,
    // A cache of compiled code, because some steps start the same programs hundreds of times.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolvePath('.cache/node'),
    // Node runs this TypeScript directly; Playwright would compile it again in each of its workers.
    PW_DISABLE_TS_ESM: '1',
    ...(full && { LIVERY_FULL: '1' }),
    ...(isShort && { LIVERY_SHORT: '1' }),
    ...(report?.by === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file }),
  }
  return new Promise((resolve) => {
    const conclude = (succeeded: boolean) => {
      const tests = readReport(report)
      const isProven =
        (!report || tests.length > 0) && (!proof || proof.test(transcript.textOf(index)))
      if (succeeded && !isProven) {
        transcript.add(index, `${command} passed without having looked at anything\n`)
      }
      transcript.end(index)
      const passed = succeeded && isProven && !tests.some(({ flaky }) => flaky)
      resolve({ step, seconds: (performance.now() - started) / 1000, passed, tests })
    }
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => transcript.add(index, chunk.toString()))
    }
    child.on('error', (error) => {
      transcript.add(index, `${error.message}\n`)
      conclude(false)
    })
    child.on('close', (code) => conclude(code === 0))
  })
}

/**
 * Prints a step's failures, or the end of its output if no test failed. The check does so at its
 * very end, because often only the end of a long output is kept.
 */
function printFaults(step: Step, tests: readonly TestResult[]): void {
  const faults = tests.filter(({ fault }) => fault !== undefined)
  for (const { name, fault } of faults) console.log(`\n${step.name}: ${name}\n${fault}`)
  if (faults.length > 0) return
  const output = transcript.textOf(steps.indexOf(step)).trimEnd()
  console.log(`\n${step.name}:\n${output.split('\n').slice(-TAIL_LINES).join('\n')}`)
}

function printSlowest(tests: readonly TestResult[]): void {
  if (tests.length === 0) return
  console.log('\n\nThe slowest tests:')
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}
