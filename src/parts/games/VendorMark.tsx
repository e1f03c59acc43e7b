import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Initial } from '#ui/Initial.tsx'
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
        <Initial name={vendor.name} className={`${box} rounded-control text-label text-muted`} />
      }
    />
  )
}
