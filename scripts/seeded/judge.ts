import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../brand/places.ts'
import { describeTarget, type Defect, type Target } from './defect.ts'
import { type Outcome, runTarget } from './run.ts'

/** A defect is stale if its text has gone, or if its check proves nothing. */
export type Verdict = 'caught' | 'missed' | 'stale'

/** Enough of a run that went another way than it should to see why. */
const TAIL_LINES = 15

/** Applies a defect to a copy of the tree, runs what should catch it, and takes it back. */
export async function judge(
  copy: string,
  { file, find, replace, caughtBy }: Defect,
  clean: CleanRuns,
): Promise<{ verdict: Verdict; why?: string }> {
  const path = join(copy, file)
  const source = read(path)
  if (source === null) return { verdict: 'stale', why: `There is no ${file}` }
  const places = source.split(find).length - 1
  if (places !== 1) return { verdict: 'stale', why: `Its text stands ${places} times in ${file}` }
  const fault = await clean.faultOf(copy, caughtBy)
  if (fault) return { verdict: 'stale', why: fault }
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
  try {
    const outcome = await runTarget(copy, caughtBy, true)
    if (outcome.passed) return { verdict: 'missed' }
    if (outcome.tests) {
      // Told, so that a reader sees that it was the defect that made the test fail.
      if (outcome.tests.failed > 0) return { verdict: 'caught', why: outcome.tests.fault }
      return { verdict: 'stale', why: `It fails, but no test does:\n${tailOf(outcome)}` }
    }
    if (outcome.output.includes(file)) return { verdict: 'caught' }
    return { verdict: 'stale', why: `It fails without naming ${file}:\n${tailOf(outcome)}` }
  } finally {
    writeFileSync(path, source)
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function tailOf({ output }: Outcome): string {
  return output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
}

/** Runs each target once without a defect: what fails anyway, or runs no test, catches nothing. */
export class CleanRuns {
  readonly #file = join(ROOT, '.cache/seeded.json')
  readonly #tree: string
  readonly #sound: Set<string>
  readonly #runs = new Map<string, Promise<string | undefined>>()

  /** @param tree digest of the tree; what passed is kept for as long as it stays the same */
  constructor(tree: string) {
    this.#tree = tree
    const kept = JSON.parse(read(this.#file) ?? '{}') as { tree?: string; sound?: string[] }
    this.#sound = new Set(kept.tree === tree ? kept.sound : [])
  }

  /** @returns why the target proves nothing; undefined if it does */
  faultOf(copy: string, target: Target): Promise<string | undefined> {
    const name = describeTarget(target)
    const known = this.#runs.get(name)
    if (known) return known
    const run = this.#sound.has(name) ? Promise.resolve(undefined) : this.#run(copy, target, name)
    this.#runs.set(name, run)
    return run
  }

  async #run(copy: string, target: Target, name: string): Promise<string | undefined> {
    const outcome = await runTarget(copy, target)
    if (!outcome.passed) return `"${name}" fails without it:\n${tailOf(outcome)}`
    if (outcome.tests?.passed === 0) return `"${name}" runs no test`
    this.#sound.add(name)
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify({ tree: this.#tree, sound: [...this.#sound] }))
    return undefined
  }
}
