import { NavigationMenu } from '@base-ui/react/navigation-menu'
import { Link } from '#core/navigation/Link.tsx'
import { vendorPath } from '#parts/games/categoryTarget.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import type { NavEntry } from './useNavEntries.ts'

/**
 * The menu of a category has its large layout for more vendors than this number (docs/product.md
 * §2.2).
 */
const LARGE_ABOVE = 10

export function VendorPanel({ entry: { vendors } }: { entry: NavEntry }) {
  const large = vendors.length > LARGE_ABOVE
  return (
    <ul
      data-layout={large ? 'large' : 'small'}
      className={`grid gap-1 ${large ? 'w-180 grid-cols-4' : 'w-96 grid-cols-2'}`}
    >
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <NavigationMenu.Link
            closeOnClick
            render={<Link to={vendorPath(vendor.type, vendor.code)} />}
            className="flex min-h-12 items-center gap-3 rounded-control px-3 py-1.5 text-label font-medium outline-offset-0 hover:bg-raised"
          >
            <VendorMark vendor={vendor} />
            <span className="line-clamp-2 min-w-0 leading-tight wrap-break-word">
              {vendor.name}
            </span>
          </NavigationMenu.Link>
        </li>
      ))}
    </ul>
  )
}
