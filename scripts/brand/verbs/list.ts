import { TELLING, type Verb } from '../command-line.ts'
import { formatProduct } from '../product.ts'
import { formatTable } from '../table.ts'
import { BRANDS, commandOf, EMIT, emitOptions, ENV, OUT, outOf } from './flags.ts'

/** The verb that shows what is published; it checks nothing. */
export const list: Verb = {
  description: 'Lists brands, and the releases that their sites show',
  takes: 'ids',
  args: { brands: BRANDS, out: OUT, env: ENV, ...TELLING },
  async run({ brands, out, env }, ids, say) {
    const { listFleet } = await import('../fleet.ts')
    const entries = listFleet(brands as string, outOf(out, env), ids).filter(
      ({ release }) => env === undefined || release?.env === env,
    )
    const rows = entries.map(({ id, brand, hasFolder, release, publishedAt, pinnedAt }) => [
      id,
      brand.name ?? '',
      brand.domains?.[0] ?? '',
      brand.merchant ?? '',
      release?.env ?? '',
      release?.hash ?? 'not emitted',
      publishedAt ?? '',
      pinnedAt ?? '',
      release?.product ? formatProduct(release.product) : '',
      hasFolder ? '' : 'left over: there is no such brand',
    ])
    const headings = ['brand', 'name', 'domain', 'merchant', 'env', 'release', 'published']
    say(formatTable([...headings, 'pinned', 'product', ''], rows))
    return {
      json: {
        sites: entries.map(({ id, brand, hasFolder, release, publishedAt, pinnedAt }) => ({
          id,
          name: brand.name,
          domain: brand.domains?.[0],
          merchant: brand.merchant,
          environment: release?.env,
          release: release?.hash,
          emittedAt: release?.emittedAt,
          publishedAt,
          pinnedAt,
          product: release?.product,
          leftOver: !hasFolder,
        })),
      },
    }
  },
}

/** The verb that shows what is behind; it reads and checks all brands. */
export const status: Verb = {
  description: 'Compares sites with what a build with the same flags would emit now',
  takes: 'ids',
  args: {
    brands: BRANDS,
    out: OUT,
    ...EMIT,
    env: {
      type: 'string',
      description: 'Environment of the build; that of each site unless given',
    },
    ...TELLING,
  },
  async run({ brands, out, gateway, env }, ids, say) {
    const { readStatus } = await import('../status.ts')
    const { sites, faults } = await readStatus({
      brandsDir: brands as string,
      out: outOf(out, env),
      ids,
      ...emitOptions({ gateway, env }),
    })
    const rows = sites.map(({ id, release, publishedAt, reasons }) => [
      id,
      release?.hash ?? '',
      publishedAt ?? '',
      reasons.join(', ') || 'up to date',
    ])
    say(formatTable(['brand', 'release', 'published', ''], rows))
    const blocks = ['left over', 'faults', 'no overlay', 'other environment', 'pinned']
    const behind = sites.filter(
      ({ reasons }) => reasons.length > 0 && !reasons.some((one) => blocks.includes(one)),
    )
    for (const [own, group] of Map.groupBy(behind, ({ release }) => release?.env)) {
      const flags = { brands, out, gateway, env: env ?? own }
      say(
        `\nTo emit what is behind:\n  ${commandOf(
          'build',
          group.map(({ id }) => id),
          flags,
        )}`,
      )
    }
    const leftOver = sites.filter(({ hasFolder }) => !hasFolder)
    if (leftOver.length > 0) say('\nTo take away what is left over:')
    for (const { id, release } of leftOver) {
      say(`  ${commandOf('remove', [id], { brands, out, env: env ?? release?.env, yes: true })}`)
    }
    return {
      json: {
        sites: sites.map(({ id, release, reasons }) => ({ id, release: release?.hash, reasons })),
      },
      faults,
    }
  },
}
