import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPlaywright, readReport, readVitest } from './reports.ts'

test('the report of Vitest is read as tests with their files and seconds', () => {
  const assertionResults = [{ fullName: 'group title', duration: 1500 }, { fullName: 'skipped' }]
  const testResults = [{ name: join(process.cwd(), 'src/a.test.ts'), assertionResults }]
  expect(readVitest({ testResults })).toEqual([
    { name: 'src/a.test.ts › group title', seconds: 1.5, flaky: false },
    { name: 'src/a.test.ts › skipped', seconds: 0, flaky: false },
  ])
})

test('the report of Playwright is read as the tests of each project, with the seconds of all tries', () => {
  const spec = (title: string, status: string, ...tries: number[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results: tries.map((duration) => ({ duration })) }],
  })
  const file = 'a.spec.ts'
  const inner = { title: 'group', file, specs: [spec('two', 'flaky', 4000, 2000)] }
  const suite = { title: file, file, specs: [spec('one', 'expected', 500)], suites: [inner] }
  expect(readPlaywright(suite, [])).toEqual([
    { name: 'a.spec.ts › one (phone)', seconds: 0.5, flaky: false },
    { name: 'a.spec.ts › group › two (phone)', seconds: 6, flaky: true },
  ])
})

test('a missing report is read as no tests', () => {
  expect(readReport({ by: 'vitest', file: 'no/such/report.json' })).toEqual([])
})
