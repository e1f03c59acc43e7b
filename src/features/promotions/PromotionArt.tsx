import { Gift } from 'lucide-react'
import { useBrand } from '#core/brand/brand.ts'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { BrandPicture } from '#parts/content/BrandPicture.tsx'
import { Picture } from '#ui/Picture.tsx'

interface Props {
  picture: string
  eager?: boolean
  className?: string
}

/**
 * A promotion's artwork. Its words stand beside it, so that nothing covers the picture. A missing
 * picture is replaced by the brand's own.
 */
export function PromotionArt({ picture, eager = false, className = '' }: Props) {
  const imageUrl = useImageUrl()
  const { promotion } = useBrand().pictures
  return (
    <span className={`gateway-art relative block overflow-hidden bg-skeleton ${className}`}>
      <Picture
        src={imageUrl(picture)}
        alt=""
        eager={eager}
        className="absolute inset-0 [&_img]:object-[75%_50%]"
        fallback={
          promotion ? (
            <BrandPicture
              picture={promotion}
              sizes="(width < 40rem) 100vw, 30rem"
              className="size-full"
            />
          ) : (
            <span className="absolute inset-0 flex items-center justify-center bg-primary-soft text-on-primary-soft">
              <Gift aria-hidden="true" className="size-1/4 max-h-16 opacity-60" />
            </span>
          )
        }
      />
    </span>
  )
}
