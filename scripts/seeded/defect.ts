/** The steps of the check that can be asked about one defect. */
export const STEPS = [
  'lint',
  'types',
  'unused',
  'words',
  'brands',
  'unit',
  'components',
  'stories',
  'journeys',
] as const
export type Step = (typeof STEPS)[number]

/** The part of the check that must fail: a step, narrowed by what its tool is called with. */
export interface Target {
  step: Step
  args: readonly string[]
}

/** One mistake that somebody could make, as an edit of one file. */
export interface Defect {
  id: string
  title: string
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  caughtBy: Target
}

export const describeTarget = ({ step, args }: Target) => [step, ...args].join(' ')

const tests =
  (step: Step) =>
  (file: string, title?: string): Target => ({
    step,
    args: [file, ...(title === undefined ? [] : ['-t', title])],
  })

export const unit = tests('unit')
export const component = tests('components')
export const story = tests('stories')

/** @param title a pattern of the test's title, with that of its group */
export const journey = (
  file: `${string}.spec.ts`,
  project: 'phone' | 'desktop',
  title: string,
): Target => ({
  step: 'journeys',
  args: [`tests/journeys/${file}`, `--project=${project}`, '-g', title],
})

/** Told by the file that it names. */
export const lint = (file: string): Target => ({ step: 'lint', args: [file] })
export const whole = (step: 'types' | 'unused' | 'words' | 'brands'): Target => ({ step, args: [] })
