import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

/** The brand's own picture for lists without an entry. */
export function EmptyArt() {
  const { empty } = useBrand().pictures
  return (
    empty && <BrandPicture whole picture={empty} sizes="12rem" className="h-36 w-48 max-w-full" />
  )
}
