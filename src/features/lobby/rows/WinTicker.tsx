import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useLanguage } from '#core/locale/language.ts'
import { usePageContext } from '#core/locale/pageContext.ts'
import { paths } from '#core/navigation/paths.ts'
import { isOffered } from '#parts/games/lanes.ts'
import { useGameOptions } from '#parts/games/useLanes.ts'
import { formatMoney } from '#lib/money.ts'
import { Marquee } from '#ui/Marquee.tsx'
import { useNear } from '#ui/useNear.ts'
import { AllLink } from '../AllLink.tsx'
import { winnersQuery } from '../queries.ts'

/**
 * The wins of the winner board as one quiet line (docs/product.md §2.3); hidden if there are none,
 * or if they did not load.
 */
export function WinTicker() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { currency } = useBrand()
  const options = useGameOptions()
  const query = useQuery({
    ...winnersQuery(usePageContext()),
    select: ({ list }) => list.filter((winner) => isOffered(winner, options)),
  })
  // As on the winner board, amounts are formatted only close to the visible part of the page.
  const { near, ref } = useNear()
  const wins = useDeferredValue(near ? query.data : undefined)
  const name = t({ message: 'Winners', comment: 'Heading above the latest wins on the site' })
  if (query.error || wins?.length === 0) return null
  // Screen readers find the line by its name before its wins are there.
  if (!wins)
    return <div ref={ref} role="region" aria-label={name} aria-busy className="ticker-place" />
  const items = wins.map(({ player, winAmount, gameName }, index) => ({
    id: String(index),
    text: t({
      message: `${{ player }} won ${{ amount: formatMoney(winAmount, locale, currency) }} on ${{ game: gameName }}`,
      comment: 'One of the wins in the moving line on the home page',
    }),
  }))
  return (
    <div ref={ref} className="ticker-place flex items-center gap-2">
      <span id="winners" hidden>
        {name}
      </span>
      <div className="min-w-0 flex-1">
        <Marquee
          items={items}
          icon={<Trophy />}
          label={name}
          pauseLabel={t`Pause the winners`}
          resumeLabel={t`Resume the winners`}
        />
      </div>
      <AllLink to={paths.winners} section="winners" />
    </div>
  )
}
