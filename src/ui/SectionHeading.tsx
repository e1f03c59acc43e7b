import type { ReactNode } from 'react'

interface Props {
  /** Id of the heading, by which its section is named. */
  id: string
  /** An `IconPlate`, or the icon of a category of games. */
  icon?: ReactNode
  /** Name of the section, in sentence case. */
  title: string
  /** Count or other short note beside the title. */
  note?: string
  /** A link or button at the end of the line, such as "All". */
  action?: ReactNode
}

/**
 * The heading of a section, with an optional link to all of it; the brand chooses whether it has
 * a rule, a plate or capitals. A popup has its heading from `Dialog`, and a whole page from
 * `StatusPage`.
 */
export function SectionHeading({ id, icon, title, note, action }: Props) {
  return (
    <div className="section-heading flex min-h-thumb items-center gap-2.5">
      <span className="section-icon shrink-0 empty:hidden">{icon}</span>
      {/* A note without space beside the title moves below it, and long texts wrap; neither is
          cut. */}
      <div className="section-words flex min-w-0 flex-wrap items-center gap-x-2.5">
        <h2 id={id} className="section-title text-heading text-balance">
          {title}
        </h2>
        {note && <span className="text-caption text-muted">{note}</span>}
      </div>
      <div className="ms-auto flex shrink-0 items-center gap-1">{action}</div>
    </div>
  )
}
