import { useBrand } from '#core/brand/brand.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'

/** The picture of the first paint, which stays until the slides are there. */
export function FirstPicture({ className }: { className: string }) {
  const { artwork, pictures } = useBrand()
  const own = pictures.hero?.[0]?.picture
  return own ? (
    <BrandPicture eager picture={own} sizes="100vw" className={className} />
  ) : (
    <img src={artwork.banner} alt="" className={`object-cover ${className}`} />
  )
}
