import { pictures } from 'virtual:livery-brands'
import type { InferInput } from 'valibot'
import type { LanguageCode } from '#core/locale/languages.ts'
import type { GameSchema } from '#parts/games/schema.ts'
import { createCatalogue, type GameRow } from '#scripts/sandbox/world/catalogue.ts'
import { addGames, emptyColumns } from '#scripts/sandbox/world/search-index.ts'

export const pictureAt = (index: number) => pictures[index % pictures.length]!

let known: GameRow[] | undefined

/** The games of the sandbox's world, the most popular first; most stories need none. */
const games = () =>
  (known ??= createCatalogue(1, 1500)
    .filter(({ isGame }) => isGame === 'GAME')
    .toSorted((one, other) => one.rank - other.rank))

const pictureOf = (nodeId: string) => pictureAt(Number(nodeId))

export const hotGames = (language: LanguageCode): InferInput<typeof GameSchema>[] =>
  games()
    .slice(0, 12)
    .map(({ nodeId, names, type, vendor, code, hot, isNew, trial }) => ({
      nodeId,
      nodeName: names[language],
      gameType: type,
      vassalage: vendor,
      gameCode: code,
      isGame: 'GAME',
      showIcon: pictureOf(nodeId),
      isHot: hot ? 1 : 0,
      isNew: isNew ? 1 : 0,
      supportPlay: trial ? 0 : 1,
    }))

export function searchIndex(language: LanguageCode) {
  const columns = emptyColumns()
  addGames(columns, games(), language, 'USD', pictureOf, undefined)
  return columns
}
