import { join, resolve } from 'node:path'
import { CHOICE_NAMES, toDashes, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import { MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { DRY_RUN, type Outcome, type Say, TELLING, type Verb } from '../command-line.ts'
import type { NewBrand } from '../create/new-brand.ts'
import { UsageError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { BRANDS, type Flag } from './flags.ts'

/** Flags that say what a brand is like; files of brands name their values in the same way. */
const BRAND_FLAGS = {
  name: { type: 'string', description: 'Name that players see' },
  merchant: { type: 'string', description: 'Merchant code' },
  domain: { type: 'string', description: 'Main domain' },
  languages: { type: 'string', description: `Out of ${LANGUAGE_CODES.join(',')}` },
  'default-language': {
    type: 'string',
    description: 'Language of a first visit; the first of --languages unless given',
  },
  currency: { type: 'string', description: 'Such as THB' },
  mode: { type: 'string', description: `Mode of a first visit: ${MODES.join(', ')}` },
  primary: { type: 'string', description: 'Seed colour, such as #d4af37' },
  accent: { type: 'string', description: 'Seed colour' },
  neutral: { type: 'string', description: 'Seed colour' },
  look: { type: 'string', description: LOOK_NAMES.join(', ') },
  ...Object.fromEntries(
    CHOICE_NAMES.map((name) => [
      toDashes(name),
      { type: 'string' as const, description: valuesOf(name).join(', ') },
    ]),
  ),
} as const satisfies Verb['args']

/** The verb that writes first brand files, with artwork. */
export const create: Verb = {
  description: 'Writes a new brand that passes the check, with artwork of its own, or many brands',
  takes: 'maybe a new id',
  args: {
    brands: BRANDS,
    yes: { type: 'boolean', description: 'Ask nothing; take the flags and suggestions' },
    from: {
      type: 'string',
      description: 'CSV or JSON file of brands to write; its columns are id and the flags below',
    },
    ...BRAND_FLAGS,
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ brands, yes, from, 'dry-run': isDry, ...flags }, [id], say) {
    const brandsDir = brands as string
    const given = Object.keys(BRAND_FLAGS).filter((name) => flags[name] !== undefined)
    if ((from === undefined) === (id === undefined)) {
      throw new UsageError('new needs one brand id, or a file of brands with --from')
    }
    if (from === undefined) return createOne(id!, { brandsDir, yes, isDry, flags }, say)
    if (given.length > 0) throw new UsageError(`new --from takes --${given[0]} from its file`)
    const { createFromFile } = await import('../create/from-file.ts')
    const columns = Object.keys(BRAND_FLAGS)
    const options = { file: from as string, columns, brandsDir, isDry: isDry === true }
    const made = await createFromFile(options)
    for (const one of made) await tellLettering(one, say)
    const told = `${made.length} brand${made.length === 1 ? '' : 's'}`
    say(
      `${told} ${isDry ? 'would be written to' : 'written to'} ${displayPath(resolve(brandsDir))}`,
    )
    return {
      json: {
        written: isDry !== true,
        brands: made.map((one) => ({ id: one.id, folder: join(resolve(brandsDir), one.id) })),
      },
    }
  },
}

interface Choices {
  brandsDir: string
  yes: Flag
  isDry: Flag
  flags: Record<string, Flag>
}

async function createOne(
  id: string,
  { brandsDir, yes, isDry, flags }: Choices,
  say: Say,
): Promise<Outcome> {
  const { checkBrand, createBrand, requireFreeId, tellShifts } =
    await import('../create/new-brand.ts')
  const { suggestAnswers, tellSuggested } = await import('../create/answers.ts')
  requireFreeId(id, brandsDir)
  const suggested = suggestAnswers(id, flags)
  if (isDry) {
    checkBrand({ id, answers: suggested }, brandsDir)
    for (const line of tellSuggested(flags, suggested)) say(line)
    say(`${displayPath(resolve(brandsDir, id))} would be written`)
    return { json: { written: false, brands: [{ id, folder: resolve(brandsDir, id) }] } }
  }
  const make = async () => {
    if (yes) return { answers: suggested, folder: await createBrand(id, suggested, brandsDir) }
    if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask on; add --yes')
    const { createByAsking } = await import('../create/ask.ts')
    return createByAsking(id, suggested, brandsDir)
  }
  const { answers, folder } = await make()
  await tellLettering({ id, answers }, say)
  // Whoever was asked has seen each suggestion, and has taken it.
  for (const line of yes ? tellSuggested(flags, answers) : []) say(line)
  for (const line of tellShifts(id, answers)) say(line)
  say(`${displayPath(folder)} is ready. See it with "npm run dev -- ${id}".`)
  return { json: { written: true, brands: [{ id, folder }] } }
}

async function tellLettering({ id, answers }: NewBrand, say: Say): Promise<void> {
  const { findLettering } = await import('../create/artwork.ts')
  const { text, missing } = findLettering(id, answers)
  if (missing.length === 0) return
  say(
    `The wordmark of ${id} says "${text}": its face has no ${missing.join(', ')}. Draw a wordmark of your own.`,
  )
}
