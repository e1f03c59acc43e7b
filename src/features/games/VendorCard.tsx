import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import { vendorPath } from './categories.ts'
import { GameTypeIcon } from './GameTypeIcon.tsx'
import type { Vendor } from './schema.ts'
import { useLaunch } from './useLaunch.ts'

/** A vendor as a wide card; its picture opens the vendor's list, the button starts its lobby. */
export function VendorCard({ vendor }: { vendor: Vendor }) {
  const { t } = useLingui()
  const launch = useLaunch()
  const imageUrl = useImageUrl()
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden rounded-panel bg-raised shadow-raised">
      <Link
        to={vendorPath(vendor.type, vendor.code)}
        aria-label={vendor.name}
        className="block aspect-4/3 overflow-hidden outline-offset-[-3px]"
      >
        <Picture
          src={imageUrl(vendor.picture)}
          alt=""
          className="size-full transition-transform duration-calm ease-out-soft group-hover:scale-105"
          fallback={
            <span className="flex size-full items-center justify-center">
              <GameTypeIcon type={vendor.type} />
            </span>
          }
        />
      </Link>
      <div className="flex items-center gap-2 p-2 ps-3">
        <h3 className="min-w-0 flex-1 truncate text-label font-semibold">{vendor.name}</h3>
        {vendor.inMaintenance ? (
          <span className="px-2 text-caption text-muted">
            <Trans context="vendor">In maintenance</Trans>
          </span>
        ) : (
          <button
            type="button"
            onClick={() =>
              launch({
                vendor: vendor.code,
                type: vendor.type,
                name: vendor.name,
                cover: vendor.picture,
              })
            }
            aria-label={t`Start ${vendor.name}`}
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-primary text-on-primary hover:bg-primary-hover"
          >
            <Play className="size-4 fill-current" aria-hidden="true" />
          </button>
        )}
      </div>
    </article>
  )
}
