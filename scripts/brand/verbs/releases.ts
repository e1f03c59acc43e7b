import { DRY_RUN, TELLING, type Verb } from '../command-line.ts'
import { formatProduct } from '../product.ts'
import { rollBack, tellReload } from '../publish.ts'
import { listReleases, nameEnvironment, noReleases, readServedHeaders } from '../releases.ts'
import { formatTable } from '../table.ts'
import { commandOf, ENV, OUT, outOf } from './flags.ts'

export const releases: Verb = {
  description: 'Lists what was emitted of a brand, and when',
  takes: 'id',
  args: { out: OUT, env: ENV, ...TELLING },
  async run({ out, env }, [id], say) {
    const folder = outOf(out, env)
    const all = listReleases(folder, id!, env as string | undefined)
    if (all.length === 0) throw noReleases(folder, id!)
    const rows = all.map(({ hash, emittedAt, product, env: own, gateway, current, pinnedAt }) => [
      hash,
      emittedAt,
      product ? formatProduct(product) : '',
      own ?? '',
      gateway ?? '',
      current ? `← current${pinnedAt ? `, pinned ${pinnedAt}` : ''}` : '',
    ])
    say(formatTable(['release', 'emitted', 'product', 'env', 'gateway', ''], rows))
    return { json: { id, releases: all } }
  },
}

export const rollback: Verb = {
  description:
    'Shows the release before the current one again, of the same environment, and pins it',
  takes: 'id',
  args: {
    out: OUT,
    env: ENV,
    to: { type: 'string', description: 'Release to show, by its hash' },
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ out, env, to, 'dry-run': isDry }, [id], say) {
    const folder = outOf(out, env)
    const headers = readServedHeaders(folder, id!)
    const shown = await rollBack(folder, id!, {
      to: to as string | undefined,
      env: env as string | undefined,
      isDry: isDry === true,
    })
    const { hash, emittedAt, gateway } = shown
    if (isDry) {
      say(`${id} would show ${hash} again, ${nameEnvironment(shown.env)}, emitted ${emittedAt}`)
      return { json: { id, release: hash, published: false } }
    }
    say(`${id} shows ${hash} again, ${nameEnvironment(shown.env)}, emitted ${emittedAt}`)
    say('It is pinned: no build replaces it, unless you publish on purpose with')
    say(`  ${commandOf('build', [id!], { out, gateway, env: shown.env, publish: true })}`)
    const mustReload = readServedHeaders(folder, id!) !== headers
    if (mustReload) say(tellReload(id!))
    return { json: { id, release: hash, published: true, mustReload } }
  },
}
