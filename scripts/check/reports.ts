import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/** One test's result as Vitest or Playwright reports it. */
export interface TestResult {
  name: string
  seconds: number
  /** Whether the test passed, but not at the first try. */
  flaky: boolean
  /** First characters of the failure message, if the test failed. */
  fault: string | undefined
}

/**
 * Number of lines of a failure message that are kept: enough to see the expected and the actual
 * value, and what prevented an action.
 */
const FAULT_LINES = 24
/** Longest line of a fault in characters, since messages name elements with all their classes. */
const FAULT_COLUMNS = 240

const beginningOf = (message: string | undefined): string | undefined =>
  message === undefined
    ? undefined
    : stripVTControlCharacters(message)
        .split('\n')
        .slice(0, FAULT_LINES)
        .map((line) => line.slice(0, FAULT_COLUMNS))
        .join('\n')

/** The fields of Vitest's JSON report that this file reads. */
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

/** The fields of Playwright's JSON report that this file reads. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[]
}

/** Reads the tests from a step's report; none if the tool ended before it wrote one. */
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

/** @param above titles of the surrounding suites, the file first */
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
