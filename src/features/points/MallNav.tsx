import { Trans, useLingui } from '@lingui/react/macro'
import { Gift, History, ListOrdered, Repeat } from 'lucide-react'
import { NavLink } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'

const TABS = [
  { place: undefined, icon: Gift, name: <Trans context="goods of a shop">Goods</Trans> },
  { place: 'history', icon: History, name: <Trans>Redemption history</Trans> },
  { place: 'details', icon: ListOrdered, name: <Trans>Points details</Trans> },
  { place: 'convert', icon: Repeat, name: <Trans>Convert to money</Trans> },
] as const

export function MallNav() {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Points mall`} className="border-b">
      <ul className="scroll-row -mx-4 flex gap-1 px-4 lg:mx-0 lg:px-0">
        {TABS.map(({ place, icon: Icon, name }) => (
          <li key={place ?? ''} className="shrink-0">
            <NavLink
              exact
              to={paths.pointMall(place)}
              className="flex min-h-thumb items-center gap-2 border-b-2 border-transparent px-3 py-2 text-label font-semibold whitespace-nowrap text-muted -outline-offset-2 transition-colors duration-quick hover:text-text aria-[current=page]:border-primary aria-[current=page]:text-text"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
