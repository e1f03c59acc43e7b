import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readReport, readVitest } from './reports.ts'

test('the summary of a Vitest report lists tests with their files and seconds', () => {
  const assertionResults = [
    { fullName: 'group title', duration: 1500, failureMessages: ['\u001b[31mno\u001b[39m'] },
    { fullName: 'skipped' },
  ]
  const testResults = [{ name: join(process.cwd(), 'src/a.test.ts'), assertionResults }]
  expect(readVitest({ testResults })).toEqual([
    { name: 'src/a.test.ts › group title', seconds: 1.5, flaky: false, fault: 'no' },
    { name: 'src/a.test.ts › skipped', seconds: 0, flaky: false, fault: undefined },
  ])
})

test('the summary of a Playwright report lists tests, seconds and failures for each project', () => {
  const lines = ['x'.repeat(241), ...Array.from({ length: 24 }, (_, at) => `${at}`)]
  const failed = { duration: 4000, error: { message: lines.join('\n') } }
  const spec = (title: string, status: string, ...results: { duration: number }[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  })
  const file = 'a.spec.ts'
  const inner = { title: 'group', file, specs: [spec('two', 'flaky', failed, { duration: 2000 })] }
  const suite = {
    title: file,
    file,
    specs: [spec('one', 'expected', { duration: 500 })],
    suites: [inner],
  }
  const fault = ['x'.repeat(240), ...lines.slice(1, 24)].join('\n')
  expect(readPlaywright(suite, [])).toEqual([
    { name: 'a.spec.ts › one (phone)', seconds: 0.5, flaky: false, fault: undefined },
    { name: 'a.spec.ts › group › two (phone)', seconds: 6, flaky: true, fault },
  ])
})

test('the summary of a missing test report lists no tests', () => {
  expect(readReport({ by: 'vitest', file: 'no/such/report.json' })).toEqual([])
})
