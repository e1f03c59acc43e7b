import { use, type ReactNode } from 'react'
import { CardFan } from './CardFan.tsx'
import { EmptyArtContext } from './emptyArt.ts'

interface Props {
  /** The icon says what is missing; a brand may have a picture of its own in its place. */
  icon: ReactNode
  /** What is empty or failed, such as "No messages". */
  title: string
  /** Why it is so, or when something will come. */
  detail?: string
  /** The button or link that helps, such as a retry. */
  action?: ReactNode
  /** True for a list that did not load, for which the brand's picture of an empty list is wrong. */
  failed?: boolean
}

/**
 * Says that a list is empty or failed to load, and what the player can do about it. While the
 * list loads take a `Skeleton`, and for a whole page a `StatusPage`.
 */
export function EmptyState({ icon, title, detail, action, failed = false }: Props) {
  const own = use(EmptyArtContext)
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      {(!failed && own) || <CardFan icon={icon} />}
      <p className="text-body font-semibold text-text">{title}</p>
      {detail && <p className="max-w-md text-label text-muted">{detail}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
