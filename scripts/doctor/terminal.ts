import { styleText } from 'node:util'
import { type Case, isFailed, type Report } from './report.ts'
import { type RuleName, RULES } from './rules.ts'

type Colour = Parameters<typeof styleText>[0]
const paint = (colour: Colour, text: string) => styleText(colour, text)

/** Most screens that a terminal lists; the other reports list all. */
const MOST_SCREENS = 12

/** Writes the report for people in a terminal: for each broken rule its remedy, and where it is broken. */
export function writeForTerminal({ gateway, merchant, profiles, cases, next }: Report): string {
  const lines = [`${gateway}, merchant ${merchant}`]
  for (const profile of profiles) {
    const own = cases.filter((each) => each.profile === profile)
    const failed = own.filter(isFailed)
    const count = (state: Case['state']) => own.filter((each) => each.state === state).length
    const mark = failed.length > 0 ? paint('red', '✗') : paint('green', '✓')
    const numbers = `${count('passed')} passed, ${failed.length} failed, ${count('skipped')} skipped`
    lines.push('', `${mark} ${paint('bold', profile)}  ${numbers}`)
    const reasons = Map.groupBy(own.filter(isSkipped), ({ found = '' }) => found)
    for (const [reason, those] of reasons) {
      lines.push(paint('dim', `    ${those.length} skipped: ${reason}`))
    }
    for (const [rule, broken] of Map.groupBy(failed, (each) => each.rule)) {
      lines.push(...describe(rule, broken))
    }
  }
  if (next.length > 0) lines.push('', paint('bold', 'What to build next'), ...describeNext(next))
  return lines.join('\n')
}

const isSkipped = ({ state }: Case): boolean => state === 'skipped'

const describe = (rule: RuleName, broken: readonly Case[]): string[] => [
  `  ${paint('red', '✗')} ${paint('bold', rule)}  ${RULES[rule].remedy}`,
  ...broken.map(
    ({ subject, address, found }) =>
      `      ${address ? `${address} (${subject})` : subject}: ${paint('yellow', found ?? '')}`,
  ),
]

function describeNext(next: Report['next']): string[] {
  const shown = next
    .slice(0, MOST_SCREENS)
    .map(({ screen, calls }) => `  ${screen}: ${calls.join(', ')}`)
  return next.length > MOST_SCREENS
    ? [...shown, `  and ${next.length - MOST_SCREENS} more screens`]
    : shown
}
