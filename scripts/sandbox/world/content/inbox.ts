import type * as v from 'valibot'
import { and, eq, gt, isNull, notInArray, or, sql } from '../../db/drizzle.ts'
import { matches, rowsOf } from '../../db/rows.ts'
import type { MessageData } from '../../db/message-tables.ts'
import { messages, questions } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import type { listMessages, MessageFilter } from '#features/member/messages/api.ts'
import { refuse } from '../../http/call-error.ts'
import type { MessageKind } from './message-words.ts'
import type { Person } from '../team/tree.ts'
import { listPage } from '../keyset.ts'

export type MessageRow = typeof messages.$inferSelect

/** Milliseconds for which a deleted message can be restored. */
export const KEPT_MS = 30 * 24 * 60 * 60_000

interface NewMessage extends Person {
  kind: MessageKind
  data?: MessageData
  /** Event that the message reports; each event is reported only once. */
  reference?: string
  at: number
  readAt?: number | null
  hasReward?: boolean
}

/** Adds a message to an inbox; null if it reports an event that was reported before. */
export function addMessage(
  db: Db,
  { data = {}, reference, hasReward = false, ...more }: NewMessage,
): number | null {
  const row = db
    .insert(messages)
    .values({ ...more, data, reference: reference ?? null, hasReward })
    .onConflictDoNothing()
    .returning({ id: messages.id })
    .get()
  return row?.id ?? null
}

const isOf = ({ merchant, username }: Person) => matches(messages, { merchant, username })

/**
 * Condition that a deleted message can still be restored, by the row and the gateway's clock alone.
 */
const isRestorable = (now: number) => gt(messages.deletedAt, now - KEPT_MS)

const FILTERS: Record<MessageFilter, (now: number) => ReturnType<typeof and>> = {
  ALL: () => isNull(messages.deletedAt),
  UNREAD: () => and(isNull(messages.deletedAt), isNull(messages.readAt)),
  REWARD: () => and(isNull(messages.deletedAt), eq(messages.hasReward, true)),
  DELETED: isRestorable,
}

export interface InboxScope {
  db: Db
  player: Person
  now: number
  /** Kinds of messages that are left out because the brand lacks their feature. */
  hidden: readonly MessageKind[]
}

type InboxPage = Omit<
  v.InferOutput<NonNullable<(typeof listMessages)['definition']['query']>>,
  'language'
>

const isShown = (hidden: readonly MessageKind[]) =>
  hidden.length > 0 ? notInArray(messages.kind, [...hidden]) : undefined

/** Lists a page of an inbox, the newest first, with the cursor of the next page. */
export function listInbox(
  { db, player, now, hidden }: InboxScope,
  { filter, pageSize, cursor }: InboxPage,
): { rows: MessageRow[]; nextCursor?: string } {
  const [, at, id] = /^(\d{1,16})\.(\d{1,15})$/.exec(cursor ?? '') ?? []
  const found = listPage(db, messages, and(isOf(player), FILTERS[filter](now), isShown(hidden)), {
    column: messages.at,
    row: messages.id,
    after: at === undefined ? undefined : { at: Number(at), row: Number(id) },
    size: pageSize + 1,
  })
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, ...(found.length > pageSize && last && { nextCursor: `${last.at}.${last.id}` }) }
}

/**
 * Finds a message of the player that is not finally deleted. Throws `CallError` 404
 * `message_not_found`.
 */
export function requireMessage({ db, player, now, hidden }: InboxScope, id: string): MessageRow {
  return (
    rowsOf(
      db,
      messages,
      { id: readId(id) },
      and(isOf(player), or(isNull(messages.deletedAt), isRestorable(now)), isShown(hidden)),
    ).find() ?? refuse('message_not_found')
  )
}

const readId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

export function readOne(scope: InboxScope, id: string): void {
  const row = requireMessage(scope, id)
  rowsOf(scope.db, messages, { id: row.id, readAt: null }).change({ readAt: scope.now })
}

/** Marks all messages as read up to the newest one that the player saw; later ones stay unread. */
export function readAll(scope: InboxScope, upTo: string): void {
  const { id, at } = requireMessage(scope, upTo)
  const isUpTo = sql`(${messages.at}, ${messages.id}) <= (${at}, ${id})`
  rowsOf(scope.db, messages, { readAt: null }, and(isOf(scope.player), isUpTo)).change({
    readAt: scope.now,
  })
}

/** Deletes messages, each only once: a second deletion would extend the time to restore it. */
export const deleteAll = ({ db, player, now }: InboxScope, ids: readonly string[]): number =>
  rowsOf(db, messages, { id: ids.map(readId), deletedAt: null }, isOf(player)).change({
    deletedAt: now,
  })

/** Restores messages that are not finally deleted yet. */
export const restoreAll = ({ db, player, now }: InboxScope, ids: readonly string[]): number =>
  rowsOf(db, messages, { id: ids.map(readId) }, and(isOf(player), isRestorable(now))).change({
    deletedAt: null,
  })

/** Counts unread messages, and questions with unread answers. */
export function countUnread({ db, player, hidden }: Omit<InboxScope, 'now'>): number {
  const unread = rowsOf(
    db,
    messages,
    { deletedAt: null, readAt: null },
    and(isOf(player), isShown(hidden)),
  ).count()
  const { merchant, username } = player
  const answered = rowsOf(db, questions, { merchant, username }, gt(questions.unseen, 0)).count()
  return unread + answered
}
