import { DRY_RUN, TELLING, type Verb } from '../command-line.ts'
import { UsageError } from '../fault.ts'
import { formatProduct } from '../product.ts'
import { rollBack, tellReload } from '../publish.ts'
import {
  listReleases,
  nameEnvironment,
  noReleases,
  readCurrent,
  readServedHeaders,
  type Release,
} from '../releases.ts'
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
    const rows = all.map((one) => [
      one.hash,
      one.emittedAt,
      one.product ? formatProduct(one.product) : '',
      one.env ?? '',
      one.gateway ?? '',
      tellState(one),
    ])
    say(formatTable(['release', 'emitted', 'product', 'env', 'gateway', ''], rows))
    return { json: { id, releases: all } }
  },
}

function tellState({ current, pinnedAt, rolledBackAt }: Release): string {
  if (current) return `← current${pinnedAt ? `, pinned ${pinnedAt}` : ''}`
  return rolledBackAt ? `rolled back from ${rolledBackAt}` : ''
}

export const rollback: Verb = {
  description:
    'Shows the release before the current one again, or a named one, of the same environment, and pins it',
  takes: 'id, maybe a release',
  args: {
    out: OUT,
    env: ENV,
    to: { type: 'string', description: 'Release to show, as the second word may name it, too' },
    ...DRY_RUN,
    ...TELLING,
  },
  async run({ out, env, to, 'dry-run': isDry }, [id, release], say) {
    if (to !== undefined && release !== undefined) {
      throw new UsageError(`rollback takes one release: ${release}, or --to ${to}`)
    }
    const folder = outOf(out, env)
    const headers = readServedHeaders(folder, id!)
    const before = readCurrent(folder, id!)?.gateway
    const shown = await rollBack(folder, id!, {
      to: release ?? (to as string | undefined),
      env: env as string | undefined,
      isDry: isDry === true,
      leaves: true,
    })
    const { hash, emittedAt, gateway, skipped } = shown
    if (skipped.length > 0) {
      say(`Left out, since it was rolled back from: ${skipped.join(', ')}`)
    }
    if (before !== undefined && before !== (gateway ?? '')) {
      say(
        `Its pages call ${nameGateway(gateway)}; those of the current one, ${nameGateway(before)}`,
      )
    }
    if (isDry) {
      say(`${id} would show ${hash} again, ${nameEnvironment(shown.env)}, emitted ${emittedAt}`)
      return { json: { id, release: hash, published: false, skipped } }
    }
    say(`${id} shows ${hash} again, ${nameEnvironment(shown.env)}, emitted ${emittedAt}`)
    say('It is pinned: no build replaces it, unless you publish on purpose with')
    say(`  ${commandOf('build', [id!], { out, gateway, env: shown.env, publish: true })}`)
    const mustReload = readServedHeaders(folder, id!) !== headers
    if (mustReload) say(tellReload(id!))
    return { json: { id, release: hash, published: true, mustReload, skipped } }
  },
}

const nameGateway = (origin: string | undefined) => origin || 'the site’s own origin'
