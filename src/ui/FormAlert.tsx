import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'danger' | 'warning' | 'info' | 'success'

const TONES: Record<Tone, { icon: LucideIcon; bar: string; chip: string }> = {
  danger: { icon: CircleAlert, bar: 'before:bg-danger', chip: 'bg-danger text-on-danger' },
  warning: { icon: TriangleAlert, bar: 'before:bg-warning', chip: 'bg-warning text-on-warning' },
  info: { icon: Info, bar: 'before:bg-primary-mark', chip: 'bg-primary text-on-primary' },
  success: { icon: CircleCheck, bar: 'before:bg-success', chip: 'bg-success text-on-success' },
}

interface Props {
  /**
   * `danger` for what failed, `warning` for what needs care, `info` for facts, `success` for what
   * went well.
   */
  tone?: Tone
  /** What happened, in one line; the text below says what to do. */
  title?: ReactNode
  /** What the player can do now. */
  children?: ReactNode
  /** Button that helps with the failure, such as a retry. */
  action?: ReactNode
}

/**
 * A message about the whole form, at its top; screen readers read it at once. An error of one
 * field stands below that field, as in `TextField`.
 */
export function FormAlert({ tone = 'danger', title, children, action }: Props) {
  const { icon: Icon, bar, chip } = TONES[tone]
  return (
    <div
      role="alert"
      className={`relative flex items-start gap-3 overflow-hidden rounded-[min(var(--radius-panel),0.875rem)] border bg-sunken p-3 ps-4 before:absolute before:inset-y-0 before:start-0 before:w-1 ${bar}`}
    >
      <span className={`flex size-7 shrink-0 items-center justify-center rounded-pill ${chip}`}>
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 self-center text-label wrap-anywhere">
        {title && <strong className="font-semibold">{title}</strong>}
        {children && <div className="text-pretty">{children}</div>}
        {action && <div className="pt-2 print:hidden">{action}</div>}
      </div>
    </div>
  )
}
