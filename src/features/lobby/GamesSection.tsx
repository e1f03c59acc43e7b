import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageContext } from '#core/locale/pageContext.ts'
import { GameTypeIcon } from '#parts/games/GameTypeIcon.tsx'
import { CATEGORIES } from '#parts/games/categories.ts'
import { arrangeGames } from '#parts/games/lanes.ts'
import type { GameType } from '#parts/games/schema.ts'
import { useGameOptions, useLanes } from '#parts/games/useLanes.ts'
import { Chip } from '#ui/Chip.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { AllLink } from './AllLink.tsx'
import { GameRow } from './GameRow.tsx'
import { homeGamesQuery, useRowSize } from './queries.ts'
import { useHotOpener, useNewOpener, withNewOpener } from './rows/openers.ts'

/** Number of vendors that a section of games offers as filters (docs/product.md §9). */
const VENDORS = 5

/** A category's first games, and its first vendors as filters. */
export function GamesSection({ type }: { type: GameType }) {
  const { t, i18n } = useLingui()
  const context = usePageContext()
  const options = useGameOptions()
  const size = useRowSize()
  const openers = [useHotOpener(), useNewOpener()]
  const [vendor, setVendor] = useState<string>()
  const { data: lanes } = useLanes()
  const lane = lanes?.find((each) => each.type === type)
  const query = useQuery({
    ...homeGamesQuery(type, vendor, context, size),
    select: ({ games }) => withNewOpener(arrangeGames(games, options), openers),
  })
  if (lanes && !lane) return null
  const vendors = lane?.vendors.slice(0, VENDORS) ?? []
  const name = i18n._(CATEGORIES[type].name)
  return (
    <section aria-labelledby={type} className="lobby-section flex flex-col gap-3">
      <SectionHeading
        id={type}
        title={name}
        icon={<GameTypeIcon type={type} />}
        action={<AllLink to={CATEGORIES[type].path} section={type} />}
      />
      <div
        role="group"
        aria-label={t`Game providers`}
        className="scroll-row -mx-4 flex gap-2 px-4 lg:mx-0 lg:px-0"
      >
        <Chip active={!vendor} onClick={() => setVendor(undefined)}>
          <Trans context="all vendors">All</Trans>
        </Chip>
        {vendors.map(({ code, name: label }) => (
          <Chip key={code} active={vendor === code} onClick={() => setVendor(code)}>
            {label}
          </Chip>
        ))}
      </div>
      <GameRow query={query} size={size} labelledBy={type} />
    </section>
  )
}
