import { Landmark } from 'lucide-react'
import type { Vendor } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'

/** The mark of a vendor; a plain one if the site no longer offers that vendor. */
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
