import { Trans } from '@lingui/react/macro'
import type { Contract } from './contractSchema.ts'
import { SettlementAheadCard } from './SettlementAheadCard.tsx'

/** Settlements that are still to come for replaced or ended contracts (docs/product.md §12.7). */
export const LastSettlements = ({ of }: { of: readonly Contract[] }) =>
  of.map(
    ({ id, version, lastSettlement }) =>
      lastSettlement && (
        <SettlementAheadCard
          key={id}
          title={<Trans>Last settlement of version {version}</Trans>}
          ahead={lastSettlement}
        />
      ),
  )
