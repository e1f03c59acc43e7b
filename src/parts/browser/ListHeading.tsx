import type { ReactNode } from 'react'

interface Props {
  id: string
  icon: ReactNode
  title: string
  /** Shown beside the title, or under it on phones. */
  children?: ReactNode
}

/** The head of a page of games. */
export function ListHeading({ id, icon, title, children }: Props) {
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between md:gap-6">
      <div className="flex min-h-thumb min-w-0 items-center gap-2.5">
        {icon}
        <h1 id={id} className="min-w-0 text-title text-balance">
          {title}
        </h1>
      </div>
      {children}
    </div>
  )
}
