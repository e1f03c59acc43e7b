import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve as resolvePath } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Changes the logic of pure files in one line at a time and counts the changes that no test
 * notices. Files that call the gateway or draw are left out: component tests and browser tests
 * cover them.
 */
const PARTS: Record<string, readonly string[]> = {
  lib: ['src/{lib,rules}/**/*.ts'],
  core: ['src/core/**/*.ts', '!src/core/**/{use*,api,queries,messages}.ts'],
  money: ['src/parts/money/{amountSchema,paymentPassword}.ts'],
  'field rules': [
    'src/parts/form/field-rules/**/*.ts',
    '!src/parts/form/field-rules/{use*,api,queries}.ts',
  ],
  theme: ['scripts/brand/theme.ts', 'scripts/brand/theme/**/*.ts'],
}

const FOLDER = '.cache/mutants'
const REPORT = `${FOLDER}/report.json`

/** The fields of Stryker's JSON report that this file reads. */
interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const files = Object.values(PARTS).flatMap(listFiles)
const chosen = files.filter((file) => file.startsWith(values.only))
if (chosen.length === 0) throw new Error(`--only ${values.only}: no file of any part begins so`)
mkdirSync(FOLDER, { recursive: true })
const config = `${FOLDER}/stryker.json`
writeFileSync(config, JSON.stringify(configure(chosen)))
const run = spawnSync('stryker', ['run', config], { stdio: 'inherit' })
if (run.status === 0) printScores(JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
process.exitCode = run.status ?? 1

function listFiles(globs: readonly string[]): string[] {
  const include = globs.filter((glob) => !glob.startsWith('!'))
  const exclude = [
    '**/*.test.ts',
    ...globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
  ]
  return globSync(include, { exclude })
}

function configure(mutate: readonly string[]) {
  return {
    mutate,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    // TypeScript 7 has no JS API, which Stryker would need to read this configuration.
    tsconfigFile: 'none.json',
    checkers: [],
    plugins: ['@stryker-mutator/*', resolvePath('scripts/mutants/ignoreMacros.ts')],
    ignorers: ['macros'],
    // Each change of a declaration at the top of a file would need a run of all tests, which takes
    // hours; most such declarations are schemas, which the contract tests cover.
    ignoreStatic: true,
    concurrency: 2,
    // Generous, so that a test that is only slow on a busy machine does not count as having noticed
    // the change.
    timeoutMS: 60_000,
    ignorePatterns: ['/dist', '/gallery', '/test-results', '/storybook-static', '/.cache'],
    tempDirName: `${FOLDER}/sandbox`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { reportTests: false, reportScoreTable: true, logTests: false },
    jsonReporter: { fileName: REPORT },
    incremental: true,
    incrementalFile: `${FOLDER}/incremental.json`,
  }
}

/** Prints, for each part, the share of mutants that tests noticed. */
function printScores({ files: read }: Report): void {
  for (const [part, globs] of Object.entries(PARTS)) {
    const mutants = listFiles(globs).flatMap((file) => read[file]?.mutants ?? [])
    const count = (...kinds: string[]) =>
      mutants.filter(({ status }) => kinds.includes(status)).length
    const caught = count('Killed', 'Timeout')
    const all = caught + count('Survived', 'NoCoverage')
    if (all > 0) console.log(`${part.padEnd(12)} ${((100 * caught) / all).toFixed(1)} % of ${all}`)
  }
}
