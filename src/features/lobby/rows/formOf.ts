import type { Composition, GamesForm } from '#core/brand/compositions.ts'

/** A row with so many games or fewer shows them as cards, which fill the line. */
const FEW = 4
/** Most games of the forms that have a fixed number of places. */
const MOST: Partial<Record<GamesForm, number>> = { chart: 10, collection: 6 }

/** CSS class and number of games of a row. */
export function formOf(
  row: string,
  { forms }: Composition,
  count: number | undefined,
): { form: GamesForm | 'few'; most?: number | undefined } {
  if (count !== undefined && count <= FEW) return { form: 'few' }
  const form = (forms as Partial<Record<string, GamesForm>>)[row] ?? 'shelf'
  return { form, most: MOST[form] }
}
