import type { GameType } from '#parts/games/schema.ts'
import type { Brush } from '../brush.ts'
import { tone } from '../colour.ts'
import { draw } from '../draw.ts'
import type { Random } from '../../random.ts'
import { CHANCE_SUBJECTS } from './chance-subjects.ts'
import type { Kit } from './kit.ts'
import LIBRARY from './library.json' with { type: 'json' }

export type SubjectName = keyof typeof LIBRARY.subjects

/** Every figure, with the words of a game's name that select it and the hues that it may have. */
export const SUBJECTS: Record<SubjectName, { words: string; hues?: number[] }> = LIBRARY.subjects

/** Figures that a category may show when the game's name selects none. */
export const CASTS = LIBRARY.casts as Record<GameType, SubjectName[]>

/** Further figures of a category, for pictures whose other parts already show the category. */
export const GUESTS = LIBRARY.guests as Partial<Record<GameType, SubjectName[]>>

/** Whether a figure may be mirrored: those with letters or numbers may not. */
export const mayFlip = (name: SubjectName) => !LIBRARY.legible.includes(name)

const CALLS = Object.entries(SUBJECTS).map(
  ([name, { words }]) => [name as SubjectName, new RegExp(`\\b(?:${words})\\b`, 'i')] as const,
)

/** Words of praise, which do not name the figure: in “Golden Tiger” the figure is the tiger. */
const PRAISE =
  /^(luck|lucky|fortune|gold|golden|rich|riches|wealth|prosperity|hot|royal|magic|mystic|fire|deep|classic|triple|hunter|star|turbo|play|draw)$/i

/**
 * Lists the figures that a game's name selects: named things first, then words of praise, each in
 * its order.
 */
export function calledBy(title: string): SubjectName[] {
  return CALLS.flatMap(([name, words]) => {
    const found = words.exec(title)
    return found ? [{ name, at: found.index + (PRAISE.test(found[0]) ? title.length : 0) }] : []
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

/** Draws a figure in the picture's colours, or in colours of its own. */
export function drawSubject(name: SubjectName, brush: Brush, kit: Kit, chance: Random): string {
  const { hues } = SUBJECTS[name]
  const tones = hues ? { ...kit, main: tone(0.6, 0.19, chance.pick(hues)) } : kit
  return CHANCE_SUBJECTS[name]?.(brush, tones, chance) ?? draw(name, brush, tones)
}
