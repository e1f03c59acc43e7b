import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from '../brand/places.ts'
import { readReport } from '../check/reports.ts'
import type { Defect, Target } from './defect.ts'

/** A mistake is stale if its text is no longer in the file, or if its check proves nothing. */
export type Verdict = 'caught' | 'missed' | 'stale'

/** Number of lines shown of an unexpected result, enough to see its cause. */
const TAIL_LINES = 15

/** Longest time of a check in milliseconds; a check that hangs is stopped. */
const LIMIT_MS = 900_000

/**
 * Copies the project into a folder beside it, in which files may be broken. Packages are hard
 * links, since bundlers would follow symbolic links out of the copy.
 */
export function copyTree(): string {
  const copy = mkdtempSync(`${ROOT}-seeded-`)
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file))
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), copy])
  // Tools write these caches in place, so the copy must not share them.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest']) {
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true })
  }
  // The sandbox's pictures take minutes to draw and are named by their content, so they are shared.
  mkdirSync(join(ROOT, '.cache/art'), { recursive: true })
  mkdirSync(join(copy, '.cache'))
  symlinkSync(join(ROOT, '.cache/art'), join(copy, '.cache/art'))
  return copy
}

/**
 * Makes a mistake in a copy of the project, runs the check that should find it, and undoes the
 * mistake.
 */
export async function tryDefect(
  copy: string,
  { file, find, replace, caughtBy }: Defect,
): Promise<{ verdict: Verdict; why: string }> {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(find).length !== 2) return { verdict: 'stale', why: `Not once in ${file}` }
  const clean = await run(copy, caughtBy)
  if (!clean.passed) return { verdict: 'stale', why: `It fails without the defect: ${clean.why}` }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
  const { passed, why, output } = await run(copy, caughtBy)
  writeFileSync(path, source)
  if (passed) return { verdict: 'missed', why: '' }
  if (caughtBy.report || output.includes(file)) return { verdict: 'caught', why }
  return { verdict: 'stale', why: `It fails without naming ${file}: ${why}` }
}

interface Outcome {
  passed: boolean
  /** First line of a test's failure, or the end of the output. */
  why: string
  output: string
}

async function run(copy: string, { command, args, report }: Target): Promise<Outcome> {
  const own = report && { ...report, file: join(copy, report.file) }
  if (own) rmSync(own.file, { force: true })
  // Releases are named by their content, not by the code that built them, so releases of earlier
  // runs are removed.
  rmSync(join(copy, '.cache/journeys'), { recursive: true, force: true })
  const child = spawn(command, args, {
    cwd: copy,
    // The command runs in a process group of its own, so that its browsers are stopped together
    // with it.
    detached: true,
    timeout: LIMIT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Some defects are caught by journeys that only CI runs.
      CI: '1',
      PATH: join(copy, 'node_modules/.bin') + delimiter + (process.env.PATH ?? ''),
      PLAYWRIGHT_JSON_OUTPUT_FILE: own?.file,
      NO_COLOR: '1',
    },
  })
  const end = () => stopGroup(child.pid)
  process.on('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  end()
  process.off('exit', end)
  const tests = readReport(own)
  const fault = tests.find((test) => test.fault !== undefined)?.fault
  const tail = output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  return {
    passed: code === 0 && (!own || tests.length > 0),
    why: fault?.split('\n')[0] ?? tail,
    output,
  }
}

/** Stops all processes that a tool left running. */
function stopGroup(group: number | undefined): void {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL')
  } catch {
    // The process has already ended by itself, so there is nothing to stop.
  }
}
