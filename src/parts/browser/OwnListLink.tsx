import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { identityAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  of: 'favorites' | 'recents'
}

/** Leads to a list of the player's own; who has none is told over the page what it takes. */
export function OwnListLink({ of, ...link }: Props) {
  const identity = useAtomValue(identityAtom)
  const requireAccount = useRequireAccount()
  const to = of === 'favorites' ? paths.favorite : paths.recent
  // Trials play, so they have recent games; favourites are kept for real accounts.
  const closed = identity === 'visitor' || (identity === 'trial' && of === 'favorites')
  return (
    <Link
      {...link}
      to={to}
      onClick={(event) => {
        if (!closed) return
        event.preventDefault()
        requireAccount(() => undefined, to)
      }}
    />
  )
}
