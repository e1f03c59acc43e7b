import type { DeclaredCall } from '../contract/declared-calls.ts'
import type { Examination } from './examination.ts'
import type { Profile } from './report.ts'

type Fields = Record<string, unknown>

const PAGE_FIELDS = ['pageNo', 'page', 'pageNum']

const rowsOf = (reply: unknown): unknown[] =>
  (Object.values(reply as Fields).find(Array.isArray) as unknown[] | undefined) ?? []

/** Examines whether a long list comes in pages of the size that was asked for, without repeats. */
export async function examinePages(
  examination: Examination,
  profile: Profile,
  declared: DeclaredCall,
): Promise<void> {
  const { entries = {} } = (declared.definition.query ?? {}) as { entries?: Fields }
  const byNumber = PAGE_FIELDS.find((name) => name in entries)
  if (!('pageSize' in entries) || !('cursor' in entries || byNumber)) return
  const first = (await examination.askAgain(declared, { pageSize: 1 })).reply
  const [row, ...rest] = first ? rowsOf(first) : []
  if (row === undefined) return
  if (rest.length > 0) {
    const found = `It sends ${rest.length + 1} rows for a pageSize of 1`
    return examination.note(profile, declared, 'pages', found)
  }
  const { nextCursor } = first as { nextCursor?: string }
  const next = byNumber ? { [byNumber]: 2 } : nextCursor && { cursor: nextCursor }
  if (!next) return examination.note(profile, declared, 'pages')
  const second = await examination.askAgain(declared, { pageSize: 1, ...next })
  const isRepeated = second.reply && JSON.stringify(rowsOf(second.reply)[0]) === JSON.stringify(row)
  examination.note(
    profile,
    declared,
    'pages',
    isRepeated ? 'Its second page begins with the row of the first' : undefined,
  )
}
