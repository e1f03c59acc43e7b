import { Gift, Repeat } from 'lucide-react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Exchange } from './schema.ts'

/** A picture of a good without an alternative text, because the good's name is beside it. */
export const GoodPicture = ({
  src,
  className,
}: {
  src: string | null | undefined
  className: string
}) => (
  <Picture
    src={src}
    alt=""
    className={className}
    fallback={
      <span className={`flex items-center justify-center bg-raised text-muted ${className}`}>
        <Gift aria-hidden="true" className="size-1/3" />
      </span>
    }
  />
)

/** The picture of the redeemed good, or a money icon for a conversion. */
export function ExchangePicture({
  exchange: { kind, imageUrl },
  className,
}: {
  exchange: Pick<Exchange, 'kind' | 'imageUrl'>
  className: string
}) {
  const urlOf = useImageUrl()
  return kind === 'GOODS' ? (
    <GoodPicture src={urlOf(imageUrl)} className={`shrink-0 rounded-control ${className}`} />
  ) : (
    <span
      className={`flex shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft ${className}`}
    >
      <Repeat aria-hidden="true" className="size-1/2" />
    </span>
  )
}
