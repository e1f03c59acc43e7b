import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import { vendorTarget } from './categoryTarget.ts'
import { GameTypeIcon } from './GameTypeIcon.tsx'
import type { Vendor } from './schema.ts'
import { useLaunch } from './useLaunch.ts'

/**
 * A vendor's picture; a press starts the vendor's lobby. The box around it is a CSS `group`, which
 * zooms the picture on hover.
 */
export function VendorPicture({ vendor }: { vendor: Vendor }) {
  const launch = useLaunch()
  const picture = useImageUrl()(vendor.picture)
  return (
    <button
      type="button"
      aria-label={vendor.name}
      onClick={() => launch(vendorTarget(vendor))}
      disabled={vendor.closed !== undefined}
      className="relative isolate block aspect-4/3 overflow-hidden bg-sunken max-lg:bg-skeleton outline-offset-[-3px] disabled:cursor-default disabled:opacity-55 disabled:grayscale"
    >
      {/* The ground beside a picture that is narrower than its card is the picture, blurred. */}
      <Picture
        src={picture}
        alt=""
        className="art-copy vendor-ground absolute inset-0 -z-1 scale-150 blur-xl"
        fallback={null}
      />
      <Picture
        src={picture}
        alt=""
        ground=""
        className="size-full transition-transform duration-calm ease-out-soft group-hover:scale-(--zoom)"
        fallback={
          <span className="flex size-full items-center justify-center bg-sunken">
            <GameTypeIcon type={vendor.type} />
          </span>
        }
      />
    </button>
  )
}
