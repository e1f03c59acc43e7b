import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { selectReached } from '../contract/reached-calls.ts'
import { ROOT } from '../brand/places.ts'
import type { Case, NextScreen } from './report.ts'
import { DECLARED, addressOf } from './examination.ts'

const FEATURES = join(ROOT, 'src/features')

/** Features whose pages are folders of their own. */
const CENTERS = ['agent', 'auth', 'member']

const foldersIn = (folder: string): string[] =>
  readdirSync(join(FEATURES, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`))

/**
 * Lists the folders of screens that need calls which the gateway does not answer, those that need
 * the fewest first.
 */
export function listNextScreens(cases: readonly Case[]): NextScreen[] {
  const lacking = new Set(
    cases
      .filter(({ rule, state }) => state === 'failed' && (rule === 'exists' || rule === 'answer'))
      .map(({ subject }) => subject),
  )
  if (lacking.size === 0) return []
  const folders = [
    ...foldersIn('').filter((name) => !CENTERS.includes(name)),
    ...CENTERS.flatMap(foldersIn),
  ]
  return folders
    .filter((folder) => readdirSync(join(FEATURES, folder)).some((name) => /\.tsx?$/.test(name)))
    .map((folder) => ({
      screen: folder,
      calls: selectReached(DECLARED, [folder])
        .filter(({ name }) => lacking.has(name))
        .map(addressOf),
    }))
    .filter(({ calls }) => calls.length > 0)
    .toSorted((one, other) => one.calls.length - other.calls.length)
}
