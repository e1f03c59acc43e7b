import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { mayOpenOwnList, type OwnList } from '#core/session/ownLists.ts'
import { identityAtom } from '#core/session/session.ts'
import { useRequireAccount } from '#core/session/useRequireAccount.ts'

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  of: OwnList
}

/**
 * A link to a list of the player's own games. For a visitor who must log in first, it opens a popup
 * over the page instead.
 */
export function OwnListLink({ of, ...link }: Props) {
  const isOpen = mayOpenOwnList(useAtomValue(identityAtom), of)
  const requireAccount = useRequireAccount()
  const to = of === 'FAV' ? paths.favorite : paths.recent
  return (
    <Link
      {...link}
      to={to}
      onClick={(event) => {
        if (isOpen) return
        event.preventDefault()
        requireAccount(() => undefined, to)
      }}
    />
  )
}
