import { stripVTControlCharacters } from 'node:util'

/** What a report of tests says of those that ran. */
export interface TestCounts {
  passed: number
  failed: number
  /** The first failure's words. */
  fault: string
}

interface VitestReport {
  numPassedTests: number
  testResults: { assertionResults: { status: string; failureMessages?: string[] }[] }[]
}

/** A file that cannot be imported counts no test. */
export function readVitest(report: string): TestCounts {
  if (!report) return NOTHING
  const { numPassedTests, testResults } = JSON.parse(report) as VitestReport
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  return {
    passed: numPassedTests,
    failed: failed.length,
    fault: firstLine(failed[0]?.failureMessages?.[0]),
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** What stands before a test, such as a world that does not start, is no failure of the test. */
const NOT_THE_TEST =
  /Command failed: node|No port from|Port \d+ is in use|Executable doesn't exist|Fixture "world"/

export function readPlaywright(report: string): TestCounts {
  if (!report) return NOTHING
  const { suites } = JSON.parse(report) as { suites: PlaywrightSuite[] }
  const tests = suites.flatMap(listTests)
  const faults = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ results }) => results.flatMap(({ errors }) => errors)[0]?.message ?? '')
    .filter((message) => !NOT_THE_TEST.test(message))
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: faults.length,
    fault: firstLine(faults[0]),
  }
}

const listTests = ({ suites = [], specs = [] }: PlaywrightSuite): Test[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(listTests),
]

type Test = NonNullable<PlaywrightSuite['specs']>[number]['tests'][number]

const NOTHING: TestCounts = { passed: 0, failed: 0, fault: '' }

const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0] ?? ''
