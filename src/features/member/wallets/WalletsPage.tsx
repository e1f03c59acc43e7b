import type { CenterPageProps } from '#parts/center/pages.ts'
import { VendorWalletView } from './VendorWalletView.tsx'
import { WalletList } from './WalletList.tsx'

/** The wallets of a player; a vendor's code in the address opens that vendor's. */
export function WalletsPage({ place }: CenterPageProps) {
  return place ? <VendorWalletView key={place} code={place} /> : <WalletList />
}
