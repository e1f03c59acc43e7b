import { CHOICE_NAMES, toDashes, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import { MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { TELLING, type Verb } from '../command-line.ts'
import { UsageError } from '../fault.ts'
import { displayPath } from '../places.ts'
import { BRANDS } from './flags.ts'

/** The verb that writes a first brand file with artwork. */
export const create: Verb = {
  description: 'Writes a new brand that passes the check, with artwork of its own',
  takes: 'id',
  args: {
    brands: BRANDS,
    yes: { type: 'boolean', description: 'Ask nothing; take the flags and suggestions' },
    name: { type: 'string', description: 'Name that players see' },
    merchant: { type: 'string', description: 'Merchant code' },
    domain: { type: 'string', description: 'Main domain' },
    languages: { type: 'string', description: `Out of ${LANGUAGE_CODES.join(',')}` },
    'default-language': { type: 'string', description: 'Language of a first visit' },
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
    ...TELLING,
  },
  async run({ brands, yes, ...flags }, [id], say) {
    const { createBrand, requireFreeId, tellShifts } = await import('../create/new-brand.ts')
    const { suggestAnswers } = await import('../create/answers.ts')
    requireFreeId(id!, brands as string)
    const suggested = suggestAnswers(id!, flags)
    const make = async () => {
      if (yes) {
        return { answers: suggested, folder: await createBrand(id!, suggested, brands as string) }
      }
      if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask on; add --yes')
      const { createByAsking } = await import('../create/ask.ts')
      return createByAsking(id!, suggested, brands as string)
    }
    const { answers, folder } = await make()
    const { findLettering } = await import('../create/artwork.ts')
    const { text, missing } = findLettering(id!, answers)
    if (missing.length > 0) {
      say(
        `The wordmark says "${text}": its face has no ${missing.join(', ')}. Draw a wordmark of your own.`,
      )
    }
    for (const line of tellShifts(id!, answers)) say(line)
    say(`${displayPath(folder)} is ready. See it with "npm run dev -- ${id}".`)
    return { json: { brands: [{ id, folder }] } }
  },
}
