import { useAtomValue } from 'jotai'
import { useTransition, type ComponentProps } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import { entranceAtom } from './entrance.ts'
import { isHere } from './isHere.ts'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Address within the site, built by a function of `core/navigation/paths.ts`. */
  to: string
  replace?: boolean
  state?: unknown
}

/**
 * A link within the site. It uses the router's hooks, since the router's own link component
 * includes prefetching code that this site does not use. From a press until the next page or its
 * skeleton is drawn, the link has the attribute `data-pending`, so that the player sees a response.
 */
export function Link({ to, replace, state, onClick, children, ...anchor }: Props) {
  const entrance = useAtomValue(entranceAtom)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    state,
  })
  const [isPending, startTransition] = useTransition()
  return (
    <a
      {...anchor}
      href={entrance.of(to)}
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

/** A link that marks itself as current if it leads to the page on screen (`isHere`). */
export function NavLink({ exact, ...link }: Props & { exact?: boolean }) {
  return (
    <Link {...link} aria-current={isHere(link.to, useLocation(), exact) ? 'page' : undefined} />
  )
}
