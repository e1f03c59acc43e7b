import type { GameType } from '#parts/games/schema.ts'
import type { Brush } from '../brush.ts'
import { tone } from '../colour.ts'
import { draw } from '../draw.ts'
import type { Random } from '../../random.ts'
import { CHANCE_SUBJECTS } from './chance-subjects.ts'
import type { Kit } from './kit.ts'
import LIBRARY from './library.json' with { type: 'json' }

export type SubjectName = keyof typeof LIBRARY.subjects

/** Every subject, with the words of a game's name that call for it and the hues it may have. */
export const SUBJECTS: Record<SubjectName, { words: string; hues?: number[] }> = LIBRARY.subjects

/** What a category may show when a name calls for nothing. */
export const CASTS = LIBRARY.casts as Record<GameType, SubjectName[]>

/** Further subjects of a category, for pictures whose other parts show the category. */
export const GUESTS = LIBRARY.guests as Partial<Record<GameType, SubjectName[]>>

/** Whether a subject may be mirrored: those that bear writing may not. */
export const mayFlip = (name: SubjectName) => !LIBRARY.legible.includes(name)

const CALLS = Object.entries(SUBJECTS).map(
  ([name, { words }]) => [name as SubjectName, new RegExp(`\\b(?:${words})\\b`, 'i')] as const,
)

/** Words that praise rather than name: the Golden Tiger is a tiger. */
const PRAISE =
  /^(luck|lucky|fortune|gold|golden|rich|riches|wealth|prosperity|hot|royal|magic|mystic|fire|deep|classic|triple|hunter|star|turbo|play|draw)$/i

/** The subjects that a game's name calls for: named things first, then praise, each in its order. */
export function calledBy(title: string): SubjectName[] {
  return CALLS.flatMap(([name, words]) => {
    const found = words.exec(title)
    return found ? [{ name, at: found.index + (PRAISE.test(found[0]) ? title.length : 0) }] : []
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

/** Draws a subject in a picture's colours, or in those that suit it. */
export function drawSubject(name: SubjectName, brush: Brush, kit: Kit, chance: Random): string {
  const { hues } = SUBJECTS[name]
  const tones = hues ? { ...kit, main: tone(0.6, 0.19, chance.pick(hues)) } : kit
  return CHANCE_SUBJECTS[name]?.(brush, tones, chance) ?? draw(name, brush, tones)
}
