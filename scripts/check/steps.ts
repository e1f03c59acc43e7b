export interface Step {
  name: string
  command: string
  args: readonly string[]
  /** Processors that it keeps busy while it runs; all of them by default. */
  processors?: number
  /** A pattern that the output must show, if the tool may pass without having looked at anything. */
  proof?: RegExp
  /** The JSON report that it writes of its tests, and by which tool. */
  report?: { by: 'vitest' | 'playwright'; file: string }
}

/** Where the tests' reports lie until the next check. */
export const REPORTS = '.cache/check'

const unitReport = `${REPORTS}/unit.json`
const componentReport = `${REPORTS}/components.json`

/** What Vitest writes: for readers as it goes, and for the list of the slowest tests. */
const reporters = (file: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]

/** The whole check, cheapest first, so that a slip is told within seconds. */
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
  {
    name: 'unit',
    command: 'vitest',
    args: ['run', '--project', 'unit', ...reporters(unitReport)],
    processors: 1,
    report: { by: 'vitest', file: unitReport },
  },
  {
    name: 'components',
    command: 'vitest',
    args: ['run', '--project', 'components', '--project', 'stories', ...reporters(componentReport)],
    processors: 1,
    proof: /^(?=[^]*\.test\.tsx)(?=[^]*\.stories\.tsx)/,
    report: { by: 'vitest', file: componentReport },
  },
  { name: 'readme', command: 'node', args: ['scripts/readme.ts'], processors: 1 },
  {
    name: 'journeys',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    report: { by: 'playwright', file: `${REPORTS}/journeys.json` },
  },
]
