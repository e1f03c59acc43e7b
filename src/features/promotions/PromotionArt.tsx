import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'

interface Props {
  picture: string
  eager?: boolean
  className?: string
}

/** A promotion's artwork. Its words stand beside it, so that nothing covers the picture. */
export function PromotionArt({ picture, eager = false, className = '' }: Props) {
  const imageUrl = useImageUrl()
  return (
    <span
      className={`relative block overflow-hidden bg-skeleton [&_img]:object-[75%_50%] ${className}`}
    >
      <Picture
        src={imageUrl(picture)}
        alt=""
        eager={eager}
        className="absolute inset-0"
        fallback={<span className="absolute inset-0 bg-primary-soft" />}
      />
    </span>
  )
}
