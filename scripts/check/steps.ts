export interface Step {
  name: string
  command: string
  args: readonly string[]
  /** Processors that the step keeps busy; all processors by default. */
  processors?: number
  /** A pattern that the output must contain, for a tool that passes even if it checked nothing. */
  proof?: RegExp | undefined
  /** The JSON report of the step's tests, and the tool that writes it. */
  report?: { by: 'vitest' | 'playwright'; file: string }
  /** The check that this step begins with; without one, every check has it. */
  since?: 'CI' | 'full'
}

/** Folder of the test reports, emptied by the next check. */
export const REPORTS = '.cache/check'

/**
 * A step that runs Vitest, with readable output during the run and a report for the list of slowest
 * tests.
 */
function tests(name: string, chosen: readonly string[], proof?: RegExp): Step {
  const file = `${REPORTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', ...chosen, ...reporters]
  const report = { by: 'vitest', file } as const
  return { name, command: 'vitest', args, processors: 1, proof, report }
}

/**
 * Lists all steps of the check, the fastest first, so that simple mistakes are reported within
 * seconds.
 */
export const STEPS: readonly Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'], processors: 1 },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings'],
    processors: 1,
    proof: /on [1-9]\d\d+ files/,
  },
  { name: 'types', command: 'tsc', args: ['--noEmit'], processors: 1 },
  { name: 'unused', command: 'knip', args: [], processors: 1 },
  { name: 'words', command: 'node', args: ['scripts/words.ts'], processors: 1 },
  { name: 'brands', command: 'node', args: ['scripts/brand.ts', 'check'], processors: 1 },
  { name: 'size', command: 'node', args: ['scripts/size.ts'], processors: 1, proof: /of at most/ },
  // The longest steps start early, and short steps fill the remaining time.
  { ...tests('stories', ['--project', 'stories'], /\.stories\.tsx/), since: 'CI' },
  tests('components', ['--project', 'components'], /\.test\.tsx/),
  tests('unit', ['--project', 'unit']),
  tests('contract', ['--project', 'contract']),
  { ...tests('sandbox', ['--project', 'sandbox']), since: 'full' },
  {
    name: 'reference',
    command: 'node',
    args: ['scripts/gallery.ts', '--against', 'tests/reference', '--out', '.cache/reference'],
    processors: 1,
    since: 'CI',
    proof: /[1-9]\d* pictures compared|nothing is compared/,
  },
  { name: 'readme', command: 'node', args: ['scripts/readme.ts'], processors: 1, since: 'CI' },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    report: { by: 'playwright', file: `${REPORTS}/journeys.json` },
  },
  {
    name: 'lighthouse',
    command: 'node',
    args: ['scripts/lighthouse.ts'],
    proof: /[1-9]\d* pages asked about/,
    since: 'full',
  },
  {
    name: 'engines',
    command: 'node',
    // By way of the setup, since only this step needs these browsers.
    args: ['scripts/setup.mjs', '--engines', 'tests/engines/run.ts'],
    proof: /[1-9]\d* passed/,
    since: 'full',
  },
]
