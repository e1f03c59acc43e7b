import { useTransition, type ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { isHere } from './isHere.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Inner address that `core/navigation/paths.ts` built. */
  to: string
  replace?: boolean
  state?: unknown
}

/**
 * A link within the site, by the router's own hooks. The router's own link component includes
 * prefetching code that nothing here uses. From the press until the next page, or its cover, is
 * drawn, it has `data-pending` and shows that the press was heard.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
  })
  const [isPending, startTransition] = useTransition()
  return (
    <a
      {...anchor}
      href={href}
      data-pending={isPending || undefined}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) startTransition(() => follow(event))
      }}
    >
      {children}
    </a>
  )
}

/** A link that marks itself as current if it leads to the shown page (`isHere`). */
export function NavLink({ exact, ...link }: Props & { exact?: boolean }) {
  return (
    <Link {...link} aria-current={isHere(link.to, useLocation(), exact) ? 'page' : undefined} />
  )
}
