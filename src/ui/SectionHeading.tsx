import type { ReactNode } from 'react'

interface Props {
  id: string
  icon?: ReactNode
  title: string
  /** Count or other short note beside the title. */
  note?: string
  action?: ReactNode
}

export function SectionHeading({ id, icon, title, note, action }: Props) {
  return (
    <div className="flex min-h-thumb items-center gap-2.5">
      {icon}
      <h2 id={id} className="min-w-0 truncate text-heading">
        {title}
      </h2>
      {note && <span className="shrink-0 text-caption text-muted">{note}</span>}
      <div className="ms-auto flex shrink-0 items-center gap-1">{action}</div>
    </div>
  )
}
