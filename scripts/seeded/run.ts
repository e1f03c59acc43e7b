import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readPlaywright, readVitest, type TestCounts } from './reports.ts'
import type { Step, Target } from './defect.ts'

export interface Outcome {
  passed: boolean
  /** Of the tests that ran; null for tools that run none. */
  tests: TestCounts | null
  output: string
}

/** No target takes this long; one that hangs is told as such. */
const LIMIT_MS = 900_000

const REPORT = '.cache/seeded-report.json'

const vitest =
  (project: string) =>
  (args: readonly string[]): readonly string[] => [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=json',
    `--outputFile=${REPORT}`,
    '--retry=0',
    ...args,
  ]

const COMMANDS: Record<Step, (args: readonly string[]) => readonly string[]> = {
  lint: (args) => ['oxlint', '--deny-warnings', ...args],
  types: (args) => ['tsc', '--noEmit', '--pretty', 'false', ...args],
  unused: (args) => ['knip', ...args],
  words: (args) => ['node', 'scripts/words.ts', ...args],
  brands: (args) => ['node', 'scripts/brand.ts', 'check', ...args],
  unit: vitest('unit'),
  components: vitest('components'),
  stories: vitest('stories'),
  journeys: (args) => [
    'playwright',
    'test',
    '--reporter=json',
    '--retries=0',
    '--workers=1',
    ...args,
  ],
}

const REPORTS: Partial<Record<Step, (report: string) => TestCounts>> = {
  unit: readVitest,
  components: readVitest,
  stories: readVitest,
  journeys: readPlaywright,
}

/** The groups of processes that are running, to be ended with this one. */
const running = new Set<number>()

export function stopRuns(): void {
  for (const group of running) stopGroup(group)
}

/**
 * Runs one part of the check in a copy of the tree.
 *
 * @param untilFirst whether the first failure is enough
 */
export async function runTarget(
  copy: string,
  { step, args }: Target,
  untilFirst = false,
): Promise<Outcome> {
  rmSync(join(copy, REPORT), { force: true })
  if (step === 'journeys') {
    // Releases are named by what they are made of, not by what makes them.
    rmSync(join(copy, '.cache/journeys'), { recursive: true, force: true })
    // Apart from any test: an app that does not build is no behaviour that a test has caught.
    const build = `import('./scripts/brand/app-build.ts').then(({ buildApp }) => buildApp())`
    const { code, output } = await run(copy, ['node', '--eval', build])
    if (code !== 0) return { passed: false, tests: { passed: 0, failed: 0, fault: '' }, output }
  }
  const bail = step === 'journeys' ? ['-x'] : ['--bail=1']
  const read = REPORTS[step]
  const command = [...COMMANDS[step](args), ...(read && untilFirst ? bail : [])]
  const { code, output } = await run(copy, command)
  const report = join(copy, REPORT)
  const tests = read ? read(existsSync(report) ? readFileSync(report, 'utf8') : '') : null
  return { passed: code === 0, tests, output }
}

async function run(
  copy: string,
  [program = '', ...args]: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const binaries = join(copy, 'node_modules/.bin')
  const child = spawn(program, args, {
    cwd: copy,
    // A group of its own, which ends with its browsers.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: binaries + delimiter + (process.env.PATH ?? ''),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(copy, REPORT),
      NO_COLOR: '1',
    },
  })
  const group = child.pid
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  if (group !== undefined) running.add(group)
  const limit = setTimeout(() => {
    output += `\nIt took longer than ${LIMIT_MS / 1000} s.`
    if (group !== undefined) stopGroup(group)
  }, LIMIT_MS)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  clearTimeout(limit)
  if (group !== undefined) {
    // What a tool left behind.
    stopGroup(group)
    running.delete(group)
  }
  return { code, output }
}

function stopGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
