import { rowsOf } from '../../db/rows.ts'
import { commissionMarks } from '../../db/commission-tables.ts'
import type { Db } from '../../db/open.ts'
import { openMerchant, type Sockets } from '../../http/serve.ts'
import type { SiteRegistry } from '../../site-registry.ts'
import type { SandboxState } from '../../state.ts'
import { settleAgents } from '../team/agent-world.ts'

/** Milliseconds between two sweeps; the shortest period that is settled is five minutes. */
const EVERY = 60_000

interface Swept {
  db: Db
  sites: Pick<SiteRegistry, 'list'>
  state: SandboxState
  sockets: Pick<Sockets, 'tellBalance' | 'tellContracts' | 'tellMessage'>
}

export type Sweeper = ReturnType<typeof startSweeper>

/**
 * Settles teams regularly even if no call is made (docs/product.md §12.7). Teams that no agent ever
 * opened do not exist yet.
 */
export function startSweeper({ db, sites, state, sockets }: Swept) {
  let under: Promise<void> | undefined
  let isStopped = false

  async function sweepAll(): Promise<void> {
    for (const { brand } of sites.list()) {
      if (isStopped) return
      const { merchant: code } = brand
      const mark = rowsOf(db, commissionMarks, { merchant: code }).find()
      if (!mark || !brand.features.agents) continue
      const merchant = openMerchant(brand, state.of(code))
      // oxlint-disable-next-line no-await-in-loop -- one merchant after the other
      await settleAgents(db, merchant, state.now(code).getTime(), sockets)
    }
  }

  const sweep = (): Promise<void> =>
    (under ??= sweepAll().finally(() => {
      under = undefined
    }))
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => console.error(error))
  }, EVERY)
  timer.unref()
  return {
    /**
     * Settles everything that is due by each merchant's clock; if a sweep is already under way,
     * waits for that.
     */
    sweep,
    /** Resolves once no sweep is under way any more. */
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await under?.catch(() => undefined)
    },
  }
}
