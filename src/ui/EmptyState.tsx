import type { ReactNode } from 'react'

interface Props {
  icon: ReactNode
  title: string
  detail?: string
  action?: ReactNode
}

/** Says that a list is empty or failed to load, and what the player can do about it. */
export function EmptyState({ icon, title, detail, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-panel border border-dashed border-border px-6 py-8 text-center">
      <span className="flex size-12 items-center justify-center rounded-pill bg-raised text-muted [&_svg]:size-6">
        {icon}
      </span>
      <p className="text-body font-semibold text-text">{title}</p>
      {detail && <p className="max-w-md text-label text-muted">{detail}</p>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
