import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useImageUrl } from '#core/system/useImageUrl.ts'
import { Link } from '#core/navigation/Link.tsx'
import { useGamePageQuery } from '#parts/browser/useGamePageQuery.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { vendorPath } from '#parts/games/categoryTarget.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import type { Lane } from '#parts/games/schema.ts'
import { VendorMark } from '#parts/games/VendorMark.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useNear } from '#ui/useNear.ts'

/** Number of providers that the tile of a category links to. */
const VENDORS = 3

/**
 * Rotation and position of each picture, which overlap like a fan. Phones have room for two
 * pictures, small phones for one.
 */
const LEAN = [
  '-rotate-6 max-[23rem]:rotate-3',
  '-ms-7 rotate-3 max-[23rem]:hidden',
  '-ms-7 rotate-12 max-lg:hidden',
] as const

/** Tile of a game category: its picture, the number of games and its first providers. */
export function CategoryTile({ lane }: { lane: Lane }) {
  const { t, i18n } = useLingui()
  const { near, ref } = useNear()
  const { type, vendors } = lane
  const { name: message, path } = CATEGORIES[type]
  const name = i18n._(message)
  return (
    <article ref={ref} className="group flex h-full min-w-0 flex-col overflow-hidden card-raised">
      <Link
        to={path}
        className="relative flex h-32 w-full flex-col items-start justify-between overflow-hidden p-3 text-start -outline-offset-3 lg:h-40"
      >
        <Face lane={lane} name={name} near={near} />
      </Link>
      <ul className="flex h-13 items-center justify-evenly border-t border-border lg:justify-start lg:gap-1 lg:px-2">
        {vendors.slice(0, VENDORS).map((vendor) => (
          <li key={vendor.code}>
            <Link
              to={vendorPath(type, vendor.code)}
              aria-label={t({
                message: `${name}: ${{ vendor: vendor.name }}`,
                comment: 'A category of games and one of its providers',
              })}
              title={vendor.name}
              className="flex size-thumb items-center justify-center rounded-control hover:bg-sunken"
            >
              <VendorMark vendor={vendor} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}

function Face({
  lane: { type, vendors },
  name,
  near,
}: {
  lane: Lane
  name: string
  near: boolean
}) {
  const { t } = useLingui()
  const imageUrl = useImageUrl()
  const listsGames = CATEGORIES[type].shows === 'games'
  // Loads the first games of the category's page in advance, so that the page shows them as soon as
  // it opens.
  const games = useGamePageQuery({ kind: 'games', gameType: type }, 1)
  const { data, isLoading } = useQuery({ ...games, enabled: near && listsGames })
  const pictures = listsGames
    ? (data?.games.map(({ icon }) => icon) ?? [])
    : vendors.map(({ picture }) => picture)
  const total = data?.totalCount
  const providers = vendors.length
  return (
    <>
      <span aria-hidden="true" className="absolute -end-2 -top-2 flex">
        {pictures.slice(0, listsGames ? 3 : 2).map((picture, index) => (
          <Picture
            key={picture || index}
            src={imageUrl(picture)}
            alt=""
            fallback={null}
            className={`rounded-control shadow-raised transition-transform duration-calm group-hover:-translate-y-(--lift) ${listsGames ? 'h-20 w-15 max-[23rem]:h-16 max-[23rem]:w-12 lg:h-28 lg:w-21' : 'h-15 w-20 max-[23rem]:h-12 max-[23rem]:w-16 lg:h-24 lg:w-32'} ${LEAN[index]}`}
          />
        ))}
      </span>
      <span className="relative">
        <GameTypeIcon type={type} />
      </span>
      <span className="relative flex w-full flex-col">
        <span className="line-clamp-2 text-label leading-tight font-bold">{name}</span>
        <span className="text-caption text-muted tabular-nums">
          {total !== undefined
            ? t`${plural(total, { one: '# game', other: '# games' })}`
            : isLoading || (listsGames && !near)
              ? '\u00a0'
              : t`${plural(providers, { one: '# provider', other: '# providers' })}`}
        </span>
      </span>
    </>
  )
}
