import { DRY_RUN, TELLING, type Verb } from '../command-line.ts'
import { rollBack, tellReload, unpin as takePinAway } from '../publish.ts'
import { currentHash, noReleases, readServedHeaders } from '../releases.ts'
import { ENV, OUT, outOf } from './flags.ts'

/** The verb that holds a site at a release. */
export const pin: Verb = {
  description: 'Pins a site to a release, the current one unless given; builds do not replace it',
  takes: 'id, maybe a release',
  args: { out: OUT, env: ENV, ...DRY_RUN, ...TELLING },
  async run({ out, env, 'dry-run': dry }, [id, release], say) {
    const isDry = dry === true
    const folder = outOf(out, env)
    const before = currentHash(folder, id!)
    const to = release ?? before
    if (to === undefined) throw noReleases(folder, id!)
    const headers = readServedHeaders(folder, id!)
    const { hash } = await rollBack(folder, id!, { to, env: env as string | undefined, isDry })
    if (isDry) {
      say(`${id} would be pinned to ${hash}, and shows ${before ?? 'nothing'} now`)
      return { json: { id, release: hash, published: false } }
    }
    const moved = hash === before ? '' : `, which it shows now in place of ${before}`
    say(`${id} is pinned to ${hash}${moved}; "unpin ${id}" takes the pin away`)
    const mustReload = readServedHeaders(folder, id!) !== headers
    if (mustReload) say(tellReload(id!))
    return { json: { id, release: hash, published: hash !== before, mustReload } }
  },
}

/** The verb that lets builds publish a site again. */
export const unpin: Verb = {
  description: 'Takes the pin of a site away; the site changes with the next build',
  takes: 'id',
  args: { out: OUT, env: ENV, ...TELLING },
  async run({ out, env }, [id], say) {
    const folder = outOf(out, env)
    const taken = await takePinAway(folder, id!)
    const shown = currentHash(folder, id!)
    say(
      taken
        ? `${id} is not pinned any more; it shows ${shown} until the next build`
        : `${id} was not pinned; nothing is changed`,
    )
    return { json: { id, release: shown, wasPinned: taken !== undefined } }
  },
}
