import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import type { BannerTarget } from './bannerTarget.ts'

interface Props {
  /** Page, site or game that a press opens; null for a picture without a target. */
  target: BannerTarget | null
  className?: string
  onGame?: ((nodeId: string) => void) | undefined
  /** Called when a click opens the target, for menus that must close then. */
  onNavigate?: (() => void) | undefined
  children: ReactNode
}

/** A link or button for the target of a banner, or a plain box if the banner has none. */
export function TargetLink({
  target,
  className = 'relative block size-full',
  onGame,
  onNavigate,
  children,
}: Props) {
  switch (target?.kind) {
    case 'inner':
      return (
        <Link to={target.path} onClick={onNavigate} className={className}>
          {children}
        </Link>
      )
    case 'outside':
      return (
        <a href={target.href} target="_blank" rel="noopener noreferrer" className={className}>
          {children}
        </a>
      )
    case 'game':
      return (
        <button
          type="button"
          onClick={() => {
            onNavigate?.()
            onGame?.(target.nodeId)
          }}
          className={`${className} text-start`}
        >
          {children}
        </button>
      )
    default:
      return <div className={className}>{children}</div>
  }
}
