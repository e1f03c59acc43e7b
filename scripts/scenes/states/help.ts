import { paths } from '#core/navigation/paths.ts'
import type { Scene } from '../scene.ts'
import type { Step } from '../steps.ts'

const help = (name: string, anchor?: string, steps: readonly Step[] = []): Scene => ({
  name: `help-${name}`,
  path: paths.help(anchor),
  steps,
})
const search = (text: string): Step => ({ fill: 'main [role=search] input', with: text })
const SIGNS = 'main [aria-labelledby=self-check]'
const FORM = 'main form:not([role=search])'

/** Topics of the help center, its search, and the form for feedback. */
export const HELP_SCENES: readonly Scene[] = [
  { ...help('topic', 'deposit'), side: 'narrow' },
  help('licences', 'licences'),
  help('self-check', 'responsible', [
    { press: `${SIGNS} div:nth-child(1) > label` },
    { press: `${SIGNS} div:nth-child(2) > label` },
  ]),
  help('search', undefined, [search('24'), { see: 'main nav mark' }]),
  help('search-nothing', undefined, [search('qwzx')]),
  help('feedback', 'feedback', [{ see: FORM }]),
]
