import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/** A test as its tool told of it. */
export interface TestResult {
  name: string
  seconds: number
  /** Whether it passed, but not at the first try. */
  flaky: boolean
  /** The beginning of what its tool says of its failure. */
  fault: string | undefined
}

/** Enough to see what was awaited, what came, and what stood in the way of an action. */
const FAULT_LINES = 24
/** Elements are named with all of their classes. */
const FAULT_COLUMNS = 240

const beginningOf = (message: string | undefined): string | undefined =>
  message === undefined
    ? undefined
    : stripVTControlCharacters(message)
        .split('\n')
        .slice(0, FAULT_LINES)
        .map((line) => line.slice(0, FAULT_COLUMNS))
        .join('\n')

/** As much of Vitest's JSON report as is read here. */
export interface VitestReport {
  testResults: {
    name: string
    assertionResults: {
      fullName: string
      duration?: number | null
      failureMessages?: string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

/** As much of Playwright's JSON report as is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** Tests of a step's report; none if the tool ended before it wrote one. */
export function readReport(report: Step['report']): TestResult[] {
  if (!report || !existsSync(report.file)) return []
  const json: unknown = JSON.parse(readFileSync(report.file, 'utf8'))
  return report.by === 'vitest'
    ? readVitest(json as VitestReport)
    : (json as PlaywrightReport).suites.flatMap((suite) => readPlaywright(suite, []))
}

export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${relative(process.cwd(), file)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      flaky: false,
      fault: beginningOf(failureMessages?.[0]),
    })),
  )
}

/** @param above titles of the suites around, the file first */
export function readPlaywright(suite: PlaywrightSuite, above: readonly string[]): TestResult[] {
  const titles = [...above, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        name: [...titles, `${title} (${projectName})`].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        flaky: status === 'flaky',
        fault: beginningOf(results.find(({ error }) => error)?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => readPlaywright(inner, titles)),
  ]
}
