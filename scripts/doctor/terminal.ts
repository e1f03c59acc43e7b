import { styleText } from 'node:util'
import { type Case, idOf, isFailed, type Report } from './report.ts'
import { RULES } from './rules.ts'

type Colour = Parameters<typeof styleText>[0]
const paint = (colour: Colour, text: string) => styleText(colour, text)

/** Writes the report for people in a terminal: short, with the fault, its place and its remedy. */
export function writeForTerminal({ gateway, merchant, profiles, cases }: Report): string {
  const lines = [`${gateway}, merchant ${merchant}`]
  for (const profile of profiles) {
    const own = cases.filter((each) => each.profile === profile)
    const failed = own.filter(isFailed)
    const count = (state: Case['state']) => own.filter((each) => each.state === state).length
    const mark = failed.length > 0 ? paint('red', '✗') : paint('green', '✓')
    const numbers = `${count('passed')} passed, ${failed.length} failed, ${count('skipped')} skipped`
    lines.push('', `${mark} ${paint('bold', profile)}  ${numbers}`)
    for (const each of failed) lines.push(...describe(each))
  }
  return lines.join('\n')
}

function describe(failed: Case): string[] {
  const { subject, address, rule, found } = failed
  const { says, remedy } = RULES[rule]
  return [
    `  ${paint('red', '✗')} ${address ?? subject} ${says}  ${paint('dim', idOf(failed))}`,
    `      found   ${found}`,
    `      remedy  ${remedy}`,
  ]
}
