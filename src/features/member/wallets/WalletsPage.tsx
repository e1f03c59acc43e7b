import type { CenterPageProps } from '#parts/center/pages.ts'
import { VendorWalletView } from './VendorWalletView.tsx'
import { WalletList } from './WalletList.tsx'

/** The wallets page. A provider's code in the address opens that provider's wallet. */
export function WalletsPage({ place }: CenterPageProps) {
  return place ? <VendorWalletView key={place} code={place} /> : <WalletList />
}
