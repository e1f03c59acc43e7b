import { vendors } from 'virtual:livery-brands'
import type { InferInput } from 'valibot'
import type { LanguageCode } from '#rules/languages.ts'
import type { GameSchema } from '#parts/games/schema.ts'
import { inLanguage } from '#scripts/sandbox/content/words.ts'
import { addGames, emptyColumns } from '#scripts/sandbox/world/content/search-index.ts'
import { coverOf } from './pictures.ts'

/** Loads the sandbox's games, which most stories do not need. */
const games = () => import('virtual:livery-games').then(({ default: rows }) => rows)

export const hotGames = async (language: LanguageCode): Promise<InferInput<typeof GameSchema>[]> =>
  (await games()).slice(0, 12).map(({ nodeId, names, type, vendor, code, hot, isNew, trial }) => ({
    nodeId,
    nodeName: inLanguage(names, language),
    gameType: type,
    vassalage: vendor,
    vassalageName: vendors.find(({ code: one }) => one === vendor)!.name,
    gameCode: code,
    isGame: 'GAME',
    showIcon: coverOf(nodeId),
    isHot: hot ? 1 : 0,
    isNew: isNew ? 1 : 0,
    supportPlay: trial ? 0 : 1,
  }))

export async function searchIndex(language: LanguageCode) {
  const columns = emptyColumns()
  addGames(columns, await games(), language, 'USD', coverOf, undefined)
  return columns
}
