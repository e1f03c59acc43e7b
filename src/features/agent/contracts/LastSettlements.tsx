import { Trans } from '@lingui/react/macro'
import type { Contract } from './contractSchema.ts'
import { SettlementAheadFacts } from './SettlementAheadFacts.tsx'

/** Settlements that are still to come for replaced or ended contracts (docs/product.md §12.7). */
export const LastSettlements = ({ of }: { of: readonly Contract[] }) =>
  of.map(
    ({ id, version, lastSettlement }) =>
      lastSettlement && (
        <div key={id} className="card p-4 sm:px-6">
          <SettlementAheadFacts
            title={<Trans>Last settlement of version {version}</Trans>}
            ahead={lastSettlement}
          />
        </div>
      ),
  )
