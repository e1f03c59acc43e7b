import { dirname, resolve } from 'node:path'
import { TELLING, type Verb } from '../command-line.ts'
import { type Fault, formatFault } from '../fault.ts'
import { displayPath, JSON_SCHEMA_FILE } from '../places.ts'
import { formatTable } from '../table.ts'
import { countFeatures } from './features.ts'
import { BRANDS } from './flags.ts'

/** The verb that tells every fault of brand files, and writes nothing. */
export const check: Verb = {
  description: 'Checks brand files and their artwork; tells every fault',
  takes: 'ids',
  args: {
    brands: BRANDS,
    env: {
      type: 'string',
      description: 'Checks the brands as built for this environment; every one unless given',
    },
    ...TELLING,
  },
  async run({ brands, env }, ids, say) {
    const { checkBrands } = await import('../check-brands.ts')
    const { describeShifts } = await import('../theme/shifts.ts')
    const {
      ids: checked,
      sound,
      faults,
    } = await checkBrands({
      brandsDir: brands as string,
      ids,
      ...(env === undefined ? { everyOverlay: true } : { env: env as string }),
    })
    const byId = new Map(sound.map((one) => [one.brand.id, one]))
    const rows = checked.map((id) => {
      const brand = byId.get(id)?.brand
      if (!brand) return [id, '✗ refused', '', '', '', '', '']
      const { merchant, languages, currency, theme, domains } = brand
      const modes = theme.modes.toSorted((mode) => (mode === theme.defaultMode ? -1 : 1))
      const last = `${countFeatures(brand)} · ${domains[0]}`
      return [id, '✓', merchant, languages.join(' '), currency, modes.join(' '), last]
    })
    const headings = [
      'brand',
      '',
      'merchant',
      'languages',
      'currency',
      'modes',
      'features · domain',
    ]
    say(formatTable(headings, rows))
    for (const { brand, shifts } of sound) {
      const lines = describeShifts(shifts)
      if (lines.length > 0) say(['', brand.id, ...lines].join('\n  ').trimStart())
    }
    const notices = sound.flatMap((one) => one.notices)
    for (const notice of notices) say(formatFault(notice))
    return {
      json: { brands: checked.map((id) => ({ id, passes: byId.has(id) })), notices },
      faults: [...faults, ...(await schemaFaults(brands as string))],
    }
  },
}

/** Reports the JSON Schemas that editors use if their rules differ from those of the check. */
async function schemaFaults(brandsDir: string): Promise<Fault[]> {
  if (resolve(brandsDir) !== dirname(JSON_SCHEMA_FILE)) return []
  const { listStaleSchemas } = await import('../json-schema.ts')
  const message = 'is out of date, write it again with "npm run brand -- schema"'
  return (await listStaleSchemas()).map((file) => ({ file: displayPath(file), message }))
}
