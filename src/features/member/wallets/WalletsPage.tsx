import { lazyScreen } from '#core/navigation/lazyScreen.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { WalletList } from './WalletList.tsx'

/** Its form weighs more than the list, which a look at the balances needs only. */
const { Component: VendorWalletView } = lazyScreen(
  'VendorWalletView',
  () => import('./VendorWalletView.tsx'),
)

/** The wallets of a player; a vendor's code in the address opens that vendor's. */
export function WalletsPage({ place }: CenterPageProps) {
  if (!place) return <WalletList />
  return (
    <LazyPart failure="tell" fallback={<Skeleton className="h-80 max-w-180 rounded-panel" />}>
      <VendorWalletView key={place} code={place} />
    </LazyPart>
  )
}
