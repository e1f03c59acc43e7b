import type { ReactNode } from 'react'
import { useImageUrl } from '#core/media/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'

interface Props {
  picture: string
  eager?: boolean
  className?: string
  /** Words over the calm side of the picture. */
  children: ReactNode
}

/** A promotion's artwork with its title on it. */
export function PromotionArt({ picture, eager = false, className = '', children }: Props) {
  const imageUrl = useImageUrl()
  return (
    <span
      className={`relative isolate block overflow-hidden bg-skeleton text-on-hero ${className}`}
    >
      <Picture
        src={imageUrl(picture)}
        alt=""
        eager={eager}
        className="absolute inset-0"
        fallback={<span className="absolute inset-0 bg-primary-soft" />}
      />
      <span className="absolute inset-0 bg-linear-to-r from-hero-scrim from-25% to-transparent to-80% rtl:bg-linear-to-l" />
      <span className="relative flex size-full max-w-[68%] flex-col justify-end gap-1 p-4 text-start">
        {children}
      </span>
    </span>
  )
}
