import { Landmark } from 'lucide-react'
import type { Vendor } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'

/** The logo of a game provider, or a plain icon if the site no longer offers that provider. */
export function WalletMark({ vendor }: { vendor?: Vendor | undefined }) {
  if (vendor) return <VendorMark vendor={vendor} />
  return (
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-control bg-raised text-muted"
    >
      <Landmark className="size-4.5" />
    </span>
  )
}
