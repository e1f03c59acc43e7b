import { ChevronRight, Play } from 'lucide-react'
import { ClosedLabel } from '#parts/games/ClosedLabel.tsx'
import type { Vendor } from '#parts/games/schema.ts'
import { StartVendorButton } from '#parts/games/StartVendorButton.tsx'
import { VendorGamesLink } from '#parts/games/VendorGamesLink.tsx'
import { VendorPicture } from '#parts/games/VendorPicture.tsx'
import { buttonClass } from '#ui/Button.tsx'

interface Props {
  /** The company, with its picture and its state. */
  vendor: Vendor
}

/**
 * A vendor as a wide card. Its picture and button start the vendor's lobby, and its name links to
 * the vendor's games.
 */
export function VendorCard({ vendor }: Props) {
  return (
    <article className="group @container relative flex min-w-0 flex-col overflow-hidden card-raised">
      <div className="relative grid">
        <VendorPicture vendor={vendor} />
        {vendor.closed && (
          <p className="tile-closed">
            <ClosedLabel closed={vendor.closed} />
          </p>
        )}
      </div>
      <div className="flex items-center gap-1 p-1.5">
        <h3 className="min-w-0 flex-1 text-label font-semibold">
          <VendorGamesLink
            vendor={vendor}
            className="flex min-h-thumb min-w-0 items-center gap-0.5 rounded-control ps-1 hover:text-primary-text"
          >
            <span className="line-clamp-2 leading-tight wrap-anywhere">{vendor.name}</span>
            <ChevronRight
              className="hidden size-4 shrink-0 @2xs:block rtl:-scale-x-100"
              aria-hidden="true"
            />
          </VendorGamesLink>
        </h3>
        {!vendor.closed && (
          <StartVendorButton
            vendor={vendor}
            className={`${buttonClass({ variant: 'soft' })} size-thumb min-h-0! shrink-0 px-0!`}
          >
            <Play className="size-4 fill-current" aria-hidden="true" />
          </StartVendorButton>
        )}
      </div>
    </article>
  )
}
