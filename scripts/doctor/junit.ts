import { escape } from '../brand/stamp/tags.ts'
import { type Case, idOf, linesOf, type Report } from './report.ts'
import { RULES } from './rules.ts'

/** Writes the report in the format that CI servers read from JUnit: a suite for each profile. */
export function writeJUnit({ profiles, cases, at }: Report): string {
  const suites = profiles.map((profile) => {
    const own = cases.filter((each) => each.profile === profile)
    return [
      `<testsuite name="doctor ${profile}" timestamp="${at}" ${countsOf(own)}>`,
      ...own.map(writeCase),
      '</testsuite>',
    ].join('\n')
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${countsOf(cases)}>\n${suites.join('\n')}\n</testsuites>\n`
}

const countsOf = (cases: readonly Case[]): string => {
  const count = (wanted: Case['state']) => cases.filter(({ state }) => state === wanted).length
  return `tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}"`
}

function writeCase(one: Case): string {
  const { profile, subject, rule, address, state, found = '', faults } = one
  const name = `${address ?? subject} ${RULES[rule].says}`
  const start = `<testcase classname="doctor.${profile}" name="${clean(`${name} [${idOf(one)}]`)}"`
  if (state === 'passed') return `${start}/>`
  const message = `message="${clean(found)}"`
  return state === 'skipped'
    ? `${start}><skipped ${message}/></testcase>`
    : `${start}><failure ${message}>${[RULES[rule].remedy, ...(faults ? linesOf(one) : [])].map(clean).join('\n')}</failure></testcase>`
}

/** Escapes a text for XML, which cannot hold most control characters at all. */
const clean = (text: string): string => escape(text.replace(/\p{Cc}/gu, ' '))
