import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '#core/locale/language.ts'
import { formatCount } from '#lib/counts.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import type { GameType } from '#parts/games/schema.ts'
import { Chip } from '#ui/Chip.tsx'
import type { IndexedGame } from './indexedGames.ts'

interface Props {
  games: readonly IndexedGame[]
  chosen: GameType | undefined
  onChoose: (type: GameType | undefined) => void
}

/**
 * Buttons with the number of found games in each category. Pressing one shows only the games of
 * that category.
 */
export function CategoryChips({ games, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const { locale } = useLanguage()
  const counts = new Map<GameType, number>()
  for (const { game } of games) counts.set(game.type, (counts.get(game.type) ?? 0) + 1)
  if (counts.size < 2) return null
  const types = [...counts].toSorted(([, one], [, other]) => other - one)
  return (
    <div role="group" aria-label={t`Categories`} className="scroll-row flex gap-2 px-4 pt-3">
      <Chip active={!chosen} onClick={() => onChoose(undefined)}>
        <Trans context="all games found">All</Trans>
        <Count of={games.length} locale={locale} />
      </Chip>
      {types.map(([type, count]) => (
        <Chip key={type} active={chosen === type} onClick={() => onChoose(type)}>
          <span>{i18n._(CATEGORIES[type].name)}</span>
          <Count of={count} locale={locale} />
        </Chip>
      ))}
    </div>
  )
}

const Count = ({ of, locale }: { of: number; locale: string }) => (
  <>
    {/* Without this space, screen readers would join the name and the number. */ ' '}
    <span className="font-normal tabular-nums">{formatCount(of, locale)}</span>
  </>
)
