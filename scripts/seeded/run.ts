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

/** A defect is stale if its text has gone, or if its check proves nothing. */
export type Verdict = 'caught' | 'missed' | 'stale'

/** Enough of a run that went another way than it should to see why. */
const TAIL_LINES = 15

/** No target takes this long; one that hangs is ended. */
const LIMIT_MS = 900_000

/**
 * Copies the working tree into a folder of its own beside it, where it may be spoilt. Packages are
 * hard links, since bundlers follow symbolic ones out of the copy.
 */
export function copyTree(): string {
  const copy = mkdtempSync(`${ROOT}-seeded-`)
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(copy, file))
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), copy])
  // Caches of tools are written in place.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest']) {
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true })
  }
  // The sandbox's drawings take minutes and are named by what they show.
  mkdirSync(join(ROOT, '.cache/art'), { recursive: true })
  mkdirSync(join(copy, '.cache'))
  symlinkSync(join(ROOT, '.cache/art'), join(copy, '.cache/art'))
  return copy
}

/** Applies a defect to a copy of the tree, runs what should catch it, and takes it back. */
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
  /** The first line of what a test says of its failure, or the end of the output. */
  why: string
  output: string
}

async function run(copy: string, { command, args, report }: Target): Promise<Outcome> {
  const own = report && { ...report, file: join(copy, report.file) }
  if (own) rmSync(own.file, { force: true })
  // Releases are named by what they are made of, not by what makes them.
  rmSync(join(copy, '.cache/journeys'), { recursive: true, force: true })
  const child = spawn(command, args, {
    cwd: copy,
    // A group of its own, which ends with its browsers.
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

/** Ends what a tool left behind, too. */
function stopGroup(group: number | undefined): void {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL')
  } catch {
    // The process has ended by itself meanwhile.
  }
}
