import { useState, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'

interface Props {
  icon: ReactNode
  label: string
  collapsed: boolean
  to?: string
  /** An address outside the site; `onClick` may open it in its own way. */
  href?: string
  onClick?: () => void
  onNavigate?: () => void
  /** Stands at the end of the line, such as a count. */
  end?: ReactNode
  /** Drawn below a button while the pointer or the focus is on it. */
  details?: ReactNode
}

export function SideMenuItem({
  icon,
  label,
  collapsed,
  to,
  href,
  onClick,
  onNavigate,
  end,
  details,
}: Props) {
  const look = `flex min-h-thumb w-full items-center gap-3 rounded-control text-label font-medium text-muted transition-colors duration-quick hover:bg-raised hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft [&_svg]:size-5 [&_svg]:shrink-0 ${collapsed ? 'justify-center' : 'px-3'}`
  const body = (
    <>
      {icon}
      <span className={collapsed ? 'sr-only' : 'min-w-0 flex-1 truncate text-start'}>{label}</span>
      {!collapsed && end}
    </>
  )
  const [pointed, setPointed] = useState(false)
  const watch = details && {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setPointed(true),
    onBlur: () => setPointed(false),
  }
  const title = collapsed ? label : undefined
  const activate = () => {
    onClick?.()
    onNavigate?.()
  }
  return (
    <li>
      {to ? (
        <NavLink to={to} end title={title} className={look} onClick={activate}>
          {body}
        </NavLink>
      ) : href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          title={title}
          className={look}
          onClick={(event) => {
            if (onClick) event.preventDefault()
            activate()
          }}
        >
          {body}
        </a>
      ) : (
        <button type="button" title={title} className={look} onClick={activate} {...watch}>
          {body}
        </button>
      )}
      {pointed && details}
    </li>
  )
}
