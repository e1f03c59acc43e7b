import { inLanguage } from '../../content/words.ts'
import type { LanguageCode } from '#rules/languages.ts'
import type { GameRow } from '../play/catalogue.ts'
import { detailsOf } from '../play/game-details.ts'

const TEXTS = [
  'nodeId',
  'nodeName',
  'englishName',
  'gameType',
  'vassalage',
  'gameClassify',
  'gameCode',
  'showIcon',
  'minBet',
  'keys',
] as const
const SIGNS = ['isNew', 'isHot', 'supportPlay'] as const

/** All games in columns: one list for each property. */
type Columns = Record<(typeof TEXTS)[number], string[]> &
  Record<(typeof SIGNS)[number], (0 | 1)[]> & { closed: [] }

/** Spells a Chinese name in pinyin as people type it: in full, and by first letters. */
export type Spell = (name: string) => string[]

/**
 * Loads the Chinese dictionary only when a page in Chinese needs it, since loading takes a moment.
 */
export async function loadSpelling(): Promise<Spell> {
  const { pinyin } = await import('pinyin-pro')
  return (name) => {
    const sounds = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    if (sounds.join('') === name) return []
    return [sounds.join(' '), sounds.map((sound) => sound.charAt(0)).join('')]
  }
}

export const emptyColumns = (): Columns =>
  Object.fromEntries([...TEXTS, ...SIGNS, 'closed'].map((name) => [name, []])) as unknown as Columns

/** Adds games to the columns in the given order. */
export function addGames(
  columns: Columns,
  games: readonly GameRow[],
  language: LanguageCode,
  currency: string,
  pictureOf: (nodeId: string) => string,
  spell: Spell | undefined,
): void {
  for (const game of games) {
    const name = inLanguage(game.names, language)
    columns.nodeId.push(game.nodeId)
    columns.nodeName.push(name)
    columns.englishName.push(game.names.EN === name ? '' : game.names.EN)
    columns.gameType.push(game.type)
    columns.vassalage.push(game.vendor)
    columns.gameClassify.push(game.classify)
    columns.gameCode.push(game.type.endsWith('LOTT') ? game.code : '')
    columns.showIcon.push(pictureOf(game.nodeId))
    columns.minBet.push(detailsOf(game, currency).minBet ?? '')
    columns.isNew.push(game.isNew ? 1 : 0)
    columns.isHot.push(game.hot ? 1 : 0)
    columns.supportPlay.push(game.trial ? 0 : 1)
    columns.keys.push(spell?.(name).join('\n') ?? '')
  }
}
