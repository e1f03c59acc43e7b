import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { GatewayOrigin } from '#core/brand/addresses.ts'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import { CHOICE_NAMES, toDashes, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import { type Brand, MODES } from '#core/brand/schema.ts'
import { LANGUAGE_CODES } from '#rules/languages.ts'
import { quote } from '#lib/quote.ts'
import { runVerbs, type Verb } from './brand/command-line.ts'
import { BRANDS } from './brand/flags.ts'
import { type Fault, FaultError, formatFault, UsageError } from './brand/fault.ts'
import { displayPath, JSON_SCHEMA_FILE, SANDBOX, SANDBOX_SITES, SITES } from './brand/places.ts'
import {
  listReleases,
  nameEnvironment,
  noReleases,
  readServedHeaders,
  rollBack,
  tellReload,
} from './brand/releases.ts'
import { formatTable, kilobytes } from './brand/table.ts'
import { tokens } from './brand/tokens/verb.ts'

// Each command loads its own code only when it runs: code for pictures and colours takes half a
// second to load, for which `--help` must not wait.

const OUT = {
  type: 'string',
  description: `Folder of the sites; ${displayPath(SITES)} unless given, ${displayPath(SANDBOX_SITES)} for the sandbox`,
} as const
const ENV = { type: 'string', description: 'Environment that it was emitted for' } as const

type Flag = string | boolean | undefined

const outOf = (out: Flag, env: Flag) =>
  (out as string | undefined) ?? (env === SANDBOX ? SANDBOX_SITES : SITES)

const featuresOn = ({ features }: Brand) =>
  `${FEATURE_NAMES.filter((name) => features[name]).length}/${FEATURE_NAMES.length}`

function report(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new FaultError(faults)
}

const check: Verb = {
  description: 'Checks brand files and their artwork; tells every fault',
  takes: 'ids',
  args: {
    brands: BRANDS,
    env: {
      type: 'string',
      description: 'Checks the brands as built for this environment; every one unless given',
    },
  },
  async run({ brands, env }, ids) {
    const { readBrands } = await import('./brand/read/brands.ts')
    const result = await readBrands({
      brandsDir: brands as string,
      ids,
      ...(env === undefined ? { everyOverlay: true } : { env: env as string }),
    })
    const rows = result.ids.map((id) => {
      const brand = result.ready.find((one) => one.brand.id === id)?.brand
      if (!brand) return [id, '✗ refused', '', '', '', '', '']
      const { merchant, languages, currency, theme, domains } = brand
      const modes = theme.modes.toSorted((mode) => (mode === theme.defaultMode ? -1 : 1))
      const texts = [merchant, languages.join(' '), currency, modes.join(' '), featuresOn(brand)]
      return [id, '✓', ...texts.slice(0, 4), `${texts[4]} · ${domains[0]}`]
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
    console.log(formatTable(headings, rows))
    const { describeShifts } = await import('./brand/theme/shifts.ts')
    for (const { brand, theme } of result.ready) {
      const lines = describeShifts(theme.shifts)
      if (lines.length > 0) console.log(['', brand.id, ...lines].join('\n  ').trimStart())
    }
    for (const { gaps, fonts, pictures } of result.ready) {
      for (const notice of [...pictures.notices, ...fonts.notices, ...gaps]) {
        console.log(formatFault(notice))
      }
    }
    report([...result.faults, ...(await schemaFaults(brands as string))])
  },
}

/** Reports the JSON Schemas that editors use if their rules differ from those of the check. */
async function schemaFaults(brandsDir: string): Promise<Fault[]> {
  if (resolve(brandsDir) !== dirname(JSON_SCHEMA_FILE)) return []
  const { listStaleSchemas } = await import('./brand/json-schema.ts')
  const message = 'is out of date, write it again with "npm run brand -- schema"'
  return (await listStaleSchemas()).map((file) => ({ file: displayPath(file), message }))
}

const build: Verb = {
  description: 'Emits the sites of brands',
  takes: 'ids',
  args: {
    brands: BRANDS,
    out: OUT,
    gateway: { type: 'string', description: "Origin of the gateway; the site's own unless given" },
    env: { type: 'string', description: 'Overlay brands/<id>/<env>.json to lay over each brand' },
    publish: { type: 'boolean', description: 'Publish also brands that a rollback pinned' },
  },
  async run({ brands, out, gateway, env, publish }, ids) {
    const { emitBrands } = await import('./brand/emit.ts')
    const folder = outOf(out, env)
    const start = performance.now()
    const { emissions, faults } = await emitBrands({
      brandsDir: brands as string,
      out: folder,
      ids,
      ...(gateway !== undefined && { gateway: parseOrigin(gateway as string) }),
      ...(env !== undefined && { env: env as string }),
      onPurpose: publish === true,
      report: (text) => console.log(text),
    })
    if (emissions.length > 0) {
      const headings = ['brand', 'merchant', 'languages', 'features', 'JS', 'CSS', 'time']
      const rows = emissions.map(({ brand, written, shown, heldBy, milliseconds, firstLoad }) => [
        brand.id,
        brand.merchant,
        brand.languages.join(' '),
        featuresOn(brand),
        kilobytes(firstLoad.scripts),
        kilobytes(firstLoad.styles),
        heldBy ? 'pinned' : written || shown ? `${Math.round(milliseconds)} ms` : 'unchanged',
      ])
      console.log(`\n${formatTable(headings, rows)}`)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`\n${emissions.length} in ${displayPath(folder)}, ${seconds} s`)
      const held = emissions.filter(({ heldBy }) => heldBy).map(({ brand }) => brand.id)
      if (held.length > 0) {
        console.log(`\nPinned by a rollback, so not published: ${held.join(', ')}. To publish:`)
        console.log(`  ${commandOf('build', held, { brands, out, gateway, env })} --publish`)
      }
    }
    report(faults)
  },
}

const create: Verb = {
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
  },
  async run({ brands, yes, ...flags }, [id]) {
    const { createBrand, requireFreeId, tellShifts } = await import('./brand/create/new-brand.ts')
    const { suggestAnswers } = await import('./brand/create/answers.ts')
    requireFreeId(id!, brands as string)
    const suggested = suggestAnswers(id!, flags)
    const make = async () => {
      if (yes) {
        return { answers: suggested, folder: await createBrand(id!, suggested, brands as string) }
      }
      if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask on; add --yes')
      const { createByAsking } = await import('./brand/create/ask.ts')
      return createByAsking(id!, suggested, brands as string)
    }
    const { answers, folder } = await make()
    const { findLettering } = await import('./brand/create/artwork.ts')
    const { text, missing } = findLettering(id!, answers)
    if (missing.length > 0) {
      console.log(
        `The wordmark says "${text}": its face has no ${missing.join(', ')}. Draw a wordmark of your own.`,
      )
    }
    for (const line of tellShifts(id!, answers)) console.log(line)
    console.log(`${displayPath(folder)} is ready. See it with "npm run dev -- ${id}".`)
  },
}

const schema: Verb = {
  description: 'Writes the JSON Schemas that editors use, in brands/ and themes/schemas/',
  takes: 'nothing',
  args: {},
  async run() {
    const { writeJsonSchemas } = await import('./brand/json-schema.ts')
    for (const [file, text] of await writeJsonSchemas()) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      console.log(`${displayPath(file)} is written`)
    }
  },
}

const releases: Verb = {
  description: 'Lists what was emitted of a brand, and when',
  takes: 'id',
  args: { out: OUT, env: ENV },
  async run({ out, env }, [id]) {
    const folder = outOf(out, env)
    const all = listReleases(folder, id!, env as string | undefined)
    if (all.length === 0) throw noReleases(folder, id!)
    const rows = all.map(({ hash, emittedAt, env: own, gateway, current, pinnedAt }) => [
      hash,
      emittedAt,
      own ?? '',
      gateway ?? '',
      current ? `← current${pinnedAt ? `, pinned ${pinnedAt}` : ''}` : '',
    ])
    console.log(formatTable(['release', 'emitted', 'env', 'gateway', ''], rows))
  },
}

const rollback: Verb = {
  description:
    'Shows the release before the current one again, of the same environment, and pins it',
  takes: 'id',
  args: { out: OUT, env: ENV, to: { type: 'string', description: 'Release to show, by its hash' } },
  async run({ out, env, to }, [id]) {
    const folder = outOf(out, env)
    const headers = readServedHeaders(folder, id!)
    const shown = await rollBack(folder, id!, {
      to: to as string | undefined,
      env: env as string | undefined,
    })
    const { hash, emittedAt, gateway } = shown
    console.log(`${id} shows ${hash} again, ${nameEnvironment(shown.env)}, emitted ${emittedAt}`)
    console.log('It is pinned: no build replaces it, unless you publish on purpose with')
    console.log(`  ${commandOf('build', [id!], { out, gateway, env: shown.env })} --publish`)
    if (readServedHeaders(folder, id!) !== headers) console.log(tellReload(id!))
  },
}

/** Writes the command line to type; flags with their default value are left out. */
function commandOf(verb: string, ids: readonly string[], flags: Record<string, Flag>): string {
  const given = Object.entries(flags)
    .filter(
      ([name, value]) => value !== undefined && !(name === 'brands' && value === BRANDS.default),
    )
    .flatMap(([name, value]) => [`--${name}`, String(value)])
  return ['npm run brand --', verb, ...ids, ...given].join(' ')
}

function parseOrigin(text: string): string {
  const result = v.safeParse(GatewayOrigin, text)
  if (result.success) return text
  throw new UsageError(`--gateway is ${quote(text)}, ${result.issues[0].message}`)
}

const verbs = { check, build, new: create, releases, rollback, schema, tokens }
await runVerbs('npm run brand --', 'Turns brand files into sites', verbs, process.argv.slice(2))
