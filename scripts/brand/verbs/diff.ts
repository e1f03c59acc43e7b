import { TELLING, type Verb } from '../command-line.ts'
import type { ReleaseDiff, ValueChange } from '../diff/diff.ts'
import type { FileChange } from '../diff/files.ts'
import { kilobytes } from '../table.ts'
import { BRANDS, EMIT, emitOptions, OUT, outOf } from './flags.ts'

/** Number of changes of a kind that people are shown; programs get all. */
const SHOWN = 20

/** Longest value that is shown whole. */
const LONGEST = 60

/** The verb that tells what a publication or a rollback changed, or will. */
export const diff: Verb = {
  description: 'Compares two releases; one with the current one; the current one with a build now',
  takes: 'id, maybe two releases',
  args: { brands: BRANDS, out: OUT, ...EMIT, ...TELLING },
  async run({ brands, out, gateway, env }, [id, ...wanted], say) {
    const { compareSides } = await import('../diff/sides.ts')
    const {
      before,
      after,
      diff: found,
    } = await compareSides({
      out: outOf(out, env),
      brandsDir: brands as string,
      id: id!,
      wanted,
      say,
      ...emitOptions({ gateway, env }),
    })
    const now = wanted.length === 0 ? ' (what a build would emit now)' : ''
    say(`${id}: ${before} → ${after}${now}`)
    const sections = found ? writeSections(found) : []
    for (const section of sections) say(`\n${section}`)
    if (sections.length === 0) say('There is no difference.')
    return { json: { id, before, after, changes: found ?? {} } }
  },
}

function writeSections(found: ReleaseDiff): string[] {
  const values = (changes: readonly ValueChange[]) =>
    changes.map(({ what, before, after }) => `${what}: ${show(before)} → ${show(after)}`)
  const files = (changes: readonly FileChange[]) =>
    changes.map(({ name, before, after }) => `${name}: ${size(before)} → ${size(after)}`)
  const sections: [string, string[]][] = [
    ['Settings', values(found.settings)],
    ['Words', values(found.words)],
    ['Theme', values(found.theme)],
    ['Headers', values(found.headers)],
    ['Pictures', files(found.pictures)],
    ['Files', files(found.files)],
  ]
  return sections.flatMap(([name, lines]) => {
    if (lines.length === 0) return []
    const rest = lines.length - SHOWN
    const more = rest > 0 ? [`… and ${rest} more; --json tells all`] : []
    return [[`${name} (${lines.length})`, ...lines.slice(0, SHOWN), ...more].join('\n  ')]
  })
}

const show = (value: string | undefined) =>
  value === undefined
    ? 'none'
    : value.length > LONGEST
      ? `${value.slice(0, LONGEST)}…`
      : value || 'empty'

const size = (bytes: number | undefined) => (bytes === undefined ? 'none' : kilobytes(bytes))
