import { Tooltip } from '@base-ui/react/tooltip'
import type { MouseEvent, ReactElement, ReactNode } from 'react'
import { NavLink } from '#core/navigation/Link.tsx'

export type MenuForm = 'words' | 'icons' | 'rail'

/** Styles of the entry and its words, for each form of the menu. */
const FORMS: Record<MenuForm, { entry: string; words: string }> = {
  words: { entry: 'px-3', words: 'my-1 line-clamp-3 min-w-0 flex-1 text-start leading-snug' },
  icons: { entry: 'justify-center', words: 'sr-only' },
  rail: {
    entry: 'overflow-hidden px-3.5',
    words: 'rail-words flex-1 text-start whitespace-nowrap',
  },
}

interface Props {
  icon: ReactNode
  label: string
  form: MenuForm
  to?: string
  /**
   * True if a page within this entry's page has a menu entry of its own, so that this entry is not
   * highlighted there.
   */
  exact?: boolean
  /** An address outside the site; `onClick` may open it itself, and then prevents the default. */
  href?: string
  onClick?: (event: MouseEvent) => void
  onNavigate?: () => void
  /** Content at the end of the line, such as a count. */
  end?: ReactNode
  /**
   * Content that is shown beside the entry while the pointer or the focus is on the entry; it has
   * no links or buttons.
   */
  details?: ReactNode
}

export function SideMenuItem({
  icon,
  label,
  form,
  to,
  exact = false,
  href,
  onClick,
  onNavigate,
  end,
  details,
}: Props) {
  const look = `flex min-h-thumb w-full items-center gap-3 rounded-control text-label font-medium text-muted transition-colors duration-quick hover:bg-raised hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft [&_svg]:size-5 [&_svg]:shrink-0 ${FORMS[form].entry}`
  const body = (
    <>
      {icon}
      <span className={FORMS[form].words}>{label}</span>
      {form !== 'icons' && end}
    </>
  )
  const title = form === 'icons' ? label : undefined
  const activate = (event: MouseEvent) => {
    onClick?.(event)
    onNavigate?.()
  }
  return (
    <li>
      {to ? (
        <NavLink to={to} exact={exact} title={title} className={look} onClick={activate}>
          {body}
        </NavLink>
      ) : href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={title}
          className={look}
          onClick={activate}
        >
          {body}
        </a>
      ) : (
        withDetails(
          <button
            type="button"
            title={details ? undefined : title}
            className={look}
            onClick={activate}
          >
            {body}
          </button>,
          details,
        )
      )}
    </li>
  )
}

/**
 * Shows content beside a button, such as a QR code, while the pointer or the focus is on the
 * button.
 */
function withDetails(button: ReactElement, details: ReactNode): ReactNode {
  if (!details) return button
  return (
    <Tooltip.Root>
      <Tooltip.Trigger delay={80} render={button} />
      <Tooltip.Portal>
        <Tooltip.Positioner side="inline-end" sideOffset={12} className="z-40">
          <Tooltip.Popup className="popup p-4 transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {details}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
