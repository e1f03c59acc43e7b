import * as v from 'valibot'
import { localStore } from '#lib/storage.ts'

/** A named view of a report, stored as the query string of its address. */
export interface SavedView {
  name: string
  search: string
}

/** Most stored views of one report. */
export const MOST_VIEWS = 20
/** Most characters in the name of a view. */
export const LONGEST_NAME = 40

const ViewsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty()), search: v.string() })),
  v.maxLength(MOST_VIEWS),
)

const keyOf = (report: string, account: string) => `views-${report}-${account}:v1`

/** Reads the views of a report that an agent stored on this device, sorted by name. */
export function readViews(report: string, account: string): SavedView[] {
  const read = v.safeParse(ViewsSchema, localStore.get(keyOf(report, account)) ?? '[]')
  return read.success ? read.output : []
}

export const keepViews = (report: string, account: string, views: readonly SavedView[]): void =>
  void localStore.set(keyOf(report, account), JSON.stringify(views))

/** Adds a view, which replaces a view of the same name; null if there are too many views. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] | null {
  const isSame = ({ name }: SavedView) => name === view.name
  if (views.some(isSame)) return views.map((each) => (isSame(each) ? view : each))
  return views.length < MOST_VIEWS ? [...views, view] : null
}

/** Renames a view; null if a different view already has the name. */
export function renameView(
  views: readonly SavedView[],
  name: string,
  next: string,
): SavedView[] | null {
  if (next !== name && views.some((each) => each.name === next)) return null
  return views.map((each) => (each.name === name ? { ...each, name: next } : each))
}
