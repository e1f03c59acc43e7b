import { Trans } from '@lingui/react/macro'
import { ChevronRight, Flame, Play, Wrench } from 'lucide-react'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import type { Vendor } from '#parts/games/schema.ts'
import { StartVendorButton } from '#parts/games/StartVendorButton.tsx'
import { VendorGamesLink } from '#parts/games/VendorGamesLink.tsx'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { VendorPicture } from '#parts/games/VendorPicture.tsx'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/Button.tsx'

/**
 * A vendor in the game center. Its picture starts the vendor's lobby, and a link shows its games.
 */
export function VendorBanner({ vendor }: { vendor: Vendor }) {
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden card-raised">
      <VendorPicture vendor={vendor} />
      {vendor.hot && (
        <span className="pointer-events-none absolute start-3 top-3">
          <Badge tone="hot">
            <Flame className="size-3" aria-hidden="true" />
            <Trans context="badge on a game">Hot</Trans>
          </Badge>
        </span>
      )}
      <div className="flex flex-col gap-3 p-3.5 sm:p-4">
        <div className="flex min-w-0 items-center gap-3">
          <VendorMark vendor={vendor} />
          <h2 className="min-w-0 flex-1 text-heading text-balance">{vendor.name}</h2>
        </div>
        <div className="flex gap-2">
          {vendor.closed ? (
            <p className="flex min-h-control flex-1 items-center justify-center gap-2 rounded-control bg-sunken text-label text-muted">
              <Wrench className="size-4" aria-hidden="true" />
              <span>
                <ClosedLabel closed={vendor.closed} />
              </span>
            </p>
          ) : (
            <StartVendorButton
              vendor={vendor}
              className={`${buttonClass({ variant: 'soft' })} min-h-thumb flex-1`}
            >
              <Play className="size-4 fill-current" aria-hidden="true" />
              <Trans context="start a game">Play</Trans>
            </StartVendorButton>
          )}
          <VendorGamesLink
            vendor={vendor}
            className="inline-flex min-h-thumb items-center gap-1 rounded-control border border-border-strong ps-4 pe-3 text-label font-semibold hover:bg-sunken"
          >
            <Trans context="the games of a vendor">Games</Trans>
            <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </VendorGamesLink>
        </div>
      </div>
    </article>
  )
}
