import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { type Brand, type Mode, MODES } from '#core/brand/schema.ts'
import { type Seed, SEED_NAMES, type SeedName, seedOf } from '#core/brand/theme.ts'
import { type Fault, FaultError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { parseBrands, prepareBrands } from '../read/brands.ts'
import { describeShifts } from '../theme/shifts.ts'
import { type GivenSeed, readSeeds } from './seeds.ts'

interface Order {
  brandsDir: string
  id: string
  /** File of tokens with the seeds. */
  from: string
  /** Mode of the tokens in a file of one mode. */
  mode?: Mode | undefined
}

/**
 * Puts the seeds of a file of tokens into a brand file, if the brand passes the check with them.
 *
 * @returns what changed, in lines for the designer
 * @throws FaultError with every fault found; then the brand file stays as it was
 */
export async function importSeeds({ brandsDir, id, from, mode }: Order): Promise<string[]> {
  const options = { brandsDir, ids: [id], everyOverlay: true }
  const parsed = parseBrands(options)
  const file = displayPath(resolve(from))
  const given = readSeeds(from, file, mode)
  const [one] = parsed.chosen
  if (!one?.brand) throw new FaultError(parsed.faults)
  const { theme } = one.brand
  const usable = given.filter((seed) => seed.mode === undefined || theme.modes.includes(seed.mode))
  if (usable.length === 0) {
    const message = `gives seeds of ${given[0]!.mode} mode only; ${one.file} offers ${theme.modes.join(', ')}`
    throw new FaultError([{ file, message }])
  }
  const changes = SEED_NAMES.flatMap((name) => {
    const seed = mergeSeed(theme, name, usable)
    return seed === theme[name] ? [] : [{ name, seed }]
  })
  if (changes.length === 0) return [`${one.file} has these seeds already; nothing is changed`]
  const brand: Brand = {
    ...one.brand,
    theme: { ...theme, ...Object.fromEntries(changes.map(({ name, seed }) => [name, seed])) },
  }
  Object.assign(one, { brand, readable: brand })
  const { ready, faults } = await prepareBrands(parsed, options)
  if (faults.length > 0) {
    throw new FaultError(faults.map((fault) => toGiven(fault, one.file, file, usable)))
  }
  writeSeeds(one.file, changes)
  return [
    ...changes.flatMap(({ name }) => describeChange(theme, brand.theme, name)),
    ...ready.flatMap(({ theme: computed }) => describeShifts(computed.shifts)),
    `${one.file} is written`,
  ]
}

type Theme = Brand['theme']

/** Returns the seed that a theme has after the import; the very same one if nothing changes. */
function mergeSeed(theme: Theme, name: SeedName, given: readonly GivenSeed[]): Seed {
  const current = theme[name]
  const valueIn = (mode: Mode) =>
    given.findLast((seed) => seed.name === name && (seed.mode ?? mode) === mode)?.hex ??
    seedOf(theme, name, mode)
  const next = Object.fromEntries(
    MODES.map((mode) => {
      // A mode that nobody can choose follows the other one, unless it has a seed of its own.
      const isFollowing = !theme.modes.includes(mode) && typeof current === 'string'
      return [mode, valueIn(isFollowing ? theme.defaultMode : mode)]
    }),
  ) as Record<Mode, string>
  const isSame = MODES.every(
    (mode) => next[mode].toLowerCase() === seedOf(theme, name, mode).toLowerCase(),
  )
  if (isSame) return current
  return next.dark.toLowerCase() === next.light.toLowerCase() ? next.dark : next
}

function describeChange(before: Theme, after: Theme, name: SeedName): string[] {
  const changed = after.modes.filter(
    (mode) => seedOf(before, name, mode) !== seedOf(after, name, mode),
  )
  const texts = changed.map(
    (mode) => [mode, `${seedOf(before, name, mode)} became ${seedOf(after, name, mode)}`] as const,
  )
  const isOne =
    texts.length === after.modes.length && new Set(texts.map(([, text]) => text)).size === 1
  return isOne
    ? [`theme.${name}: ${texts[0]![1]}`]
    : texts.map(([mode, text]) => `theme.${name} in ${mode} mode: ${text}`)
}

/** Tells a fault of a seed where the designer wrote it, in the file of tokens. */
function toGiven(
  fault: Fault,
  brandFile: string,
  file: string,
  given: readonly GivenSeed[],
): Fault {
  const [, name, mode] = /^\$\.theme\.(\w+)(?:\.(dark|light))?$/.exec(fault.path ?? '') ?? []
  const seed = given.findLast(
    (one) => one.name === name && (mode === undefined || (one.mode ?? mode) === mode),
  )
  if (fault.file !== brandFile || !seed) return fault
  return { file, path: seed.path, message: fault.message }
}

/** Replaces seeds in the text of a brand file, which keeps all else as its author wrote it. */
function writeSeeds(file: string, changes: readonly { name: SeedName; seed: Seed }[]): void {
  const text = changes.reduce(
    (before, { name, seed }) => {
      const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
      return applyEdits(before, modify(before, ['theme', name], seed, { formattingOptions }))
    },
    readFileSync(file, 'utf8'),
  )
  const draft = `${file}.new`
  // A full disk must not leave half a file in the place of the brand.
  writeFileSync(draft, text)
  renameSync(draft, file)
}
