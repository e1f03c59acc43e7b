import type { ReactNode } from 'react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'

interface Props {
  picture: string
  eager?: boolean
  className?: string
  /** Text on top of the artwork, which stays readable over any picture. */
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
      <span className="relative flex size-full max-w-[68%] flex-col justify-end gap-1 bg-art-scrim p-4 text-start after:absolute after:inset-y-0 after:start-full after:w-2/5 after:bg-linear-to-r after:from-art-scrim after:to-transparent rtl:after:bg-linear-to-l">
        {children}
      </span>
    </span>
  )
}
