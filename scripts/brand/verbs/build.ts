import { DRY_RUN, TELLING, type Verb } from '../command-line.ts'
import { displayPath } from '../places.ts'
import { formatTable, kilobytes } from '../table.ts'
import { countFeatures } from './features.ts'
import { BRANDS, commandOf, EMIT, emitOptions, OUT, outOf } from './flags.ts'

/** The verb that turns brand files into sites. */
export const build: Verb = {
  description: 'Emits the sites of brands',
  takes: 'ids',
  args: {
    brands: BRANDS,
    out: OUT,
    ...EMIT,
    publish: { type: 'boolean', description: 'Publish also brands whose release is pinned' },
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ brands, out, gateway, env, publish, 'dry-run': isDry }, ids, say) {
    const { emitBrands } = await import('../emit.ts')
    const folder = outOf(out, env)
    const start = performance.now()
    const options = {
      brandsDir: brands as string,
      out: folder,
      ids,
      ...emitOptions({ gateway, env }),
      onPurpose: publish === true,
      report: say,
    }
    if (isDry) {
      const { planEmission } = await import('../plan.ts')
      const { plans, faults } = await planEmission(options)
      return { json: { out: folder, sites: plans }, faults }
    }
    const { emissions, faults } = await emitBrands(options)
    if (emissions.length > 0) {
      const headings = ['brand', 'merchant', 'languages', 'features', 'JS', 'CSS', 'time']
      const rows = emissions.map(({ brand, written, shown, heldBy, milliseconds, firstLoad }) => [
        brand.id,
        brand.merchant,
        brand.languages.join(' '),
        countFeatures(brand),
        kilobytes(firstLoad.scripts),
        kilobytes(firstLoad.styles),
        heldBy ? 'pinned' : written || shown ? `${Math.round(milliseconds)} ms` : 'unchanged',
      ])
      say(`\n${formatTable(headings, rows)}`)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      say(`\n${emissions.length} in ${displayPath(folder)}, ${seconds} s`)
      const held = emissions.filter(({ heldBy }) => heldBy).map(({ brand }) => brand.id)
      if (held.length > 0) {
        say(`\nPinned, so not published: ${held.join(', ')}. To publish:`)
        say(`  ${commandOf('build', held, { brands, out, gateway, env, publish: true })}`)
      }
    }
    return {
      json: {
        out: folder,
        sites: emissions.map(({ brand, hash, written, shown, heldBy, firstLoad }) => ({
          id: brand.id,
          release: hash,
          written,
          published: shown,
          pinnedTo: heldBy?.hash ?? null,
          firstLoad,
        })),
      },
      faults,
    }
  },
}
