import { join } from 'node:path'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import type { Brand } from '#core/brand/schema.ts'
import { runVerbs, type Verb } from './brand/command-line.ts'
import { type Fault, FaultError, UsageError } from './brand/fault.ts'
import { displayPath, ROOT } from './brand/places.ts'
import { readBrands } from './brand/read/brands.ts'
import { listReleases, noReleases, rollBack } from './brand/releases.ts'
import { formatTable, kilobytes } from './brand/table.ts'

const BRANDS = {
  type: 'string',
  description: 'Folder of the brands',
  default: displayPath(join(ROOT, 'brands')),
} as const
const OUT = {
  type: 'string',
  description: 'Folder of the sites',
  default: displayPath(join(ROOT, 'dist')),
} as const

const featuresOn = ({ features }: Brand) =>
  `${FEATURE_NAMES.filter((name) => features[name]).length}/${FEATURE_NAMES.length}`

function report(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new FaultError(faults)
}

const check: Verb = {
  description: 'Checks brand files and their artwork; tells every fault',
  takes: 'ids',
  args: { brands: BRANDS },
  async run({ brands }, ids) {
    const result = await readBrands({ brandsDir: brands as string, ids })
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
    report(result.faults)
  },
}

const build: Verb = {
  description: 'Emits the sites of brands',
  takes: 'ids',
  args: {
    brands: BRANDS,
    out: OUT,
    gateway: { type: 'string', description: "Origin of the gateway; the site's own unless given" },
    env: { type: 'string', description: 'Overlay brands/<id>/<env>.json to lay over each brand' },
  },
  async run({ brands, out, gateway, env }, ids) {
    // Loads the bundler, which the other verbs can do without.
    const { emitBrands } = await import('./brand/emit.ts')
    const start = performance.now()
    const { emissions, faults } = await emitBrands({
      brandsDir: brands as string,
      out: out as string,
      ids,
      ...(gateway !== undefined && { gateway: parseOrigin(gateway as string) }),
      ...(env !== undefined && { env: env as string }),
      report: (text) => console.log(text),
    })
    if (emissions.length > 0) {
      const headings = ['brand', 'merchant', 'languages', 'features', 'JS', 'CSS', 'time']
      const rows = emissions.map(({ brand, written, milliseconds, firstLoad }) => [
        brand.id,
        brand.merchant,
        brand.languages.join(' '),
        featuresOn(brand),
        kilobytes(firstLoad.scripts),
        kilobytes(firstLoad.styles),
        written ? `${Math.round(milliseconds)} ms` : 'unchanged',
      ])
      console.log(`\n${formatTable(headings, rows)}`)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`\n${emissions.length} in ${displayPath(out as string)}, ${seconds} s`)
    }
    report(faults)
  },
}

const releases: Verb = {
  description: 'Lists what was emitted of a brand, and when',
  takes: 'id',
  args: { out: OUT },
  async run({ out }, [id]) {
    const all = listReleases(out as string, id!)
    if (all.length === 0) throw noReleases(out as string, id!)
    const rows = all.map(({ hash, emittedAt, env, current }) => [
      hash,
      emittedAt,
      env ?? '',
      current ? '← current' : '',
    ])
    console.log(formatTable(['release', 'emitted', 'env', ''], rows))
  },
}

const rollback: Verb = {
  description: 'Shows the release before the current one again',
  takes: 'id',
  args: { out: OUT, to: { type: 'string', description: 'Release to show, by its hash' } },
  async run({ out, to }, [id]) {
    const { hash, emittedAt } = await rollBack(out as string, id!, to as string | undefined)
    console.log(`${id} shows ${hash} again, emitted ${emittedAt}`)
  },
}

function parseOrigin(text: string): string {
  if (/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(text)) return text
  throw new UsageError(
    `--gateway is "${text}", must be an origin without a path, such as https://api.example.com`,
  )
}

const verbs = { check, build, releases, rollback }
await runVerbs('npm run brand --', 'Turns brand files into sites', verbs, process.argv.slice(2))
