import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleAlert } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import { useNear } from '#ui/useNear.ts'
import { vendorBalanceQuery } from './queries.ts'
import type { VendorWallet } from './useWallets.ts'
import { VendorBalance } from './VendorBalance.tsx'
import { WalletMark } from './WalletMark.tsx'

/** A row with one game provider's wallet and the link to move its money. */
export function WalletRow({ wallet: { code, name, vendor } }: { wallet: VendorWallet }) {
  const { near, ref } = useNear()
  const { data } = useQuery({ ...vendorBalanceQuery(code), enabled: near })
  return (
    <li
      ref={ref}
      className="relative flex min-h-18 items-center gap-3 card py-2 ps-4 pe-3 transition-colors duration-quick hover:bg-raised"
    >
      <WalletMark vendor={vendor} />
      <span className="flex min-w-0 flex-1 flex-col">
        <Link
          to={paths.member('transferFund', code)}
          className="text-label font-semibold wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {name}
        </Link>
        {data?.maintenance && (
          <span className="flex items-center gap-1.5 text-caption text-muted">
            <CircleAlert aria-hidden="true" className="size-3.5 shrink-0" />
            <span>
              <ClosedLabel closed={{ why: 'maintenance', endsAt: data.maintenance.endsAt }} />
            </span>
          </span>
        )}
      </span>
      {/* The retry button is placed above the link that covers the whole row, so that it can be
          pressed. */}
      <span className="relative flex max-w-1/2 items-center text-end">
        <VendorBalance code={code} name={name} enabled={near} />
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </li>
  )
}
