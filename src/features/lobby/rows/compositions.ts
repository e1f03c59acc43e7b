import type { RuntimeBrand } from '#core/brand/runtime.ts'

/**
 * Form of a row of games: one line to swipe, numbered places, two lines, one large game beside
 * small ones, or a grid.
 */
type RowForm = 'shelf' | 'chart' | 'double' | 'lead' | 'wall'

interface Composition {
  /** Form of the row of hot games, which is the first one for visitors. */
  hot: RowForm
  /** Form of the rows of new games and of games of a category. */
  catalogue: RowForm
  /** Parts between the rows, by the number of rows above them. */
  between: Readonly<Record<number, 'offer' | 'vendors'>>
}

/** The composition of the home page for each value of the brand's choice `home`. */
export const COMPOSITIONS: Record<RuntimeBrand['theme']['home'], Composition> = {
  shelves: { hot: 'shelf', catalogue: 'shelf', between: {} },
  charts: { hot: 'chart', catalogue: 'double', between: { 2: 'offer' } },
  magazine: { hot: 'lead', catalogue: 'shelf', between: { 1: 'vendors', 3: 'offer' } },
  wall: { hot: 'wall', catalogue: 'wall', between: { 1: 'offer' } },
}

/** Number of games in a chart. */
const CHART_SIZE = 10
/** A row with so many games or fewer shows them as cards, which fill the line. */
const FEW = 4

/** CSS class and number of games of a row. */
export function formOf(
  row: string,
  home: RuntimeBrand['theme']['home'],
  count: number | undefined,
): { form: RowForm | 'few'; most?: number } {
  if (count !== undefined && count <= FEW) return { form: 'few' }
  const { hot, catalogue } = COMPOSITIONS[home]
  if (row === 'hot') return { form: hot, ...(hot === 'chart' && { most: CHART_SIZE }) }
  return { form: row === 'new' || row === 'RNG' ? catalogue : 'shelf' }
}
