import { Ticket } from 'lucide-react'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Picture } from '#ui/Picture.tsx'
import type { Lottery } from './schema.ts'

export function LotteryIcon({ lottery: { icon } }: { lottery: Lottery }) {
  const imageUrl = useImageUrl()
  return (
    <Picture
      src={imageUrl(icon)}
      alt=""
      className="size-12 shrink-0 rounded-control"
      fallback={
        <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft">
          <Ticket className="size-6" aria-hidden="true" />
        </span>
      }
    />
  )
}
