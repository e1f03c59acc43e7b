import { REPORTS, type Step } from '../check/steps.ts'

/** A mistake that somebody could make, as an edit of one file. */
export interface Defect {
  title: string
  file: string
  /** Text to replace, which must be in the file exactly once. */
  find: string
  replace: string
  caughtBy: Target
}

/** The part of the check that must fail, as a command. */
export type Target = Pick<Step, 'command' | 'args' | 'report'>

const report = `${REPORTS}/seeded.json`

const vitest =
  (project: string) =>
  (file: string): Target => ({
    command: 'vitest',
    args: [
      'run',
      file,
      '--project',
      project,
      '--bail=1',
      '--testTimeout=20000',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    report: { by: 'vitest', file: report },
  })

export const unit = vitest('unit')
export const contract = vitest('contract')
export const sandbox = vitest('sandbox')
export const component = vitest('components')
export const story = vitest('stories')

export const journey = (file: `${string}.spec.ts`, project: 'phone' | 'desktop'): Target => ({
  command: 'playwright',
  args: ['test', `tests/journeys/${file}`, `--project=${project}`, '--reporter=json', '-x'],
  report: { by: 'playwright', file: report },
})

/** A check by a tool that runs no tests; the tool's output must name the file with the mistake. */
const tool = (command: string, ...args: readonly string[]): Target => ({ command, args })

export const lint = tool('oxlint', '--deny-warnings')
export const types = tool('tsc', '--noEmit', '--pretty', 'false')
export const unused = tool('knip')
export const words = tool('node', 'scripts/words.ts')
export const brands = tool('node', 'scripts/brand.ts', 'check')
