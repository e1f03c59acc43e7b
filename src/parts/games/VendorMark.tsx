import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Vendor } from './schema.ts'

/** A vendor's small logo; if the vendor has no picture, the first letter of its name. */
export function VendorMark({ vendor, size = 'md' }: { vendor: Vendor; size?: 'sm' | 'md' }) {
  const box = size === 'sm' ? 'size-6' : 'size-8'
  const imageUrl = useImageUrl()
  return (
    <Picture
      src={imageUrl(vendor.mark)}
      alt=""
      className={`${box} shrink-0 rounded-control`}
      fallback={
        <span
          aria-hidden="true"
          // Drawn by the style, since a letter as text would be part of what a link seems to say.
          data-letter={vendor.name.slice(0, 1)}
          className={`${box} flex shrink-0 items-center justify-center rounded-control bg-raised text-label font-bold text-muted before:content-[attr(data-letter)]`}
        />
      }
    />
  )
}
