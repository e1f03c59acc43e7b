import { useStore } from 'jotai'
import { use, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { OpenPopupContext } from '#core/popups/openPopupContext.ts'
import { openPopupsAtom, replacePopupAtom, type Entrance } from '#core/popups/popups.ts'

interface Props {
  to: Entrance
  children: ReactNode
}

/**
 * Link from the login to the registration or back. It keeps the page that the visitor wanted to
 * open.
 */
export function EntranceLink({ to, children }: Props) {
  const store = useStore()
  const place = use(OpenPopupContext)
  const address = to.kind === 'login' ? paths.login : paths.register
  return (
    <Link
      to={address(to.returnTo)}
      onClick={(event) => {
        // A popup that was opened by its address replaces that address, so that "back" does not
        // open it again.
        if (!place || !store.get(openPopupsAtom).includes(place.open)) return
        event.preventDefault()
        store.set(replacePopupAtom, to)
      }}
      className="inline-flex min-h-thumb items-center rounded-control font-semibold text-primary-text underline-offset-2 hover:underline"
    >
      {children}
    </Link>
  )
}
