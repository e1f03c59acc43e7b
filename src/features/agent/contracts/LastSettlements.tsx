import { Trans } from '@lingui/react/macro'
import type { Contract } from './contractSchema.ts'
import { SettlementAheadCard } from './SettlementAheadCard.tsx'

/** Settlements that replaced or ended contracts still have ahead (docs/product.md §12.7). */
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
