import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from '../../db/drizzle.ts'
import { findRow, matches } from '../../db/rows.ts'
import type { MessageData } from '../../db/message-tables.ts'
import { messages, questions } from '../../db/message-tables.ts'
import type { Db } from '../../db/open.ts'
import type { MessageFilter } from '#features/member/messages/api.ts'
import { CallError } from '../../http/call-error.ts'
import type { MessageKind } from './message-words.ts'
import type { Person } from '../team/tree.ts'

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

const isShown = (hidden: readonly MessageKind[]) =>
  hidden.length > 0 ? notInArray(messages.kind, [...hidden]) : undefined

/** Lists a page of an inbox, the newest first, with the cursor of the next page. */
export function listInbox(
  { db, player, now, hidden }: InboxScope,
  {
    filter,
    pageSize,
    cursor,
  }: { filter: MessageFilter; pageSize: number; cursor?: string | undefined },
): { rows: MessageRow[]; nextCursor?: string } {
  const [, at, id] = /^(\d{1,16})\.(\d{1,15})$/.exec(cursor ?? '') ?? []
  const isBefore =
    at === undefined
      ? undefined
      : or(
          lt(messages.at, Number(at)),
          and(eq(messages.at, Number(at)), lt(messages.id, Number(id))),
        )
  const found = db
    .select()
    .from(messages)
    .where(and(isOf(player), FILTERS[filter](now), isShown(hidden), isBefore))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(pageSize + 1)
    .all()
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return { rows, ...(found.length > pageSize && last && { nextCursor: `${last.at}.${last.id}` }) }
}

/**
 * Finds a message of the player that is not finally deleted. Throws `CallError` 404
 * `message_not_found`.
 */
export function requireMessage({ db, player, now, hidden }: InboxScope, id: string): MessageRow {
  const row = findRow(
    db,
    messages,
    { id: readId(id) },
    and(isOf(player), or(isNull(messages.deletedAt), isRestorable(now)), isShown(hidden)),
  )
  if (row) return row
  throw new CallError(404, 'message_not_found', 'There is no such message.')
}

const readId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

export function readOne(scope: InboxScope, id: string): void {
  const row = requireMessage(scope, id)
  scope.db
    .update(messages)
    .set({ readAt: scope.now })
    .where(and(eq(messages.id, row.id), isNull(messages.readAt)))
    .run()
}

/** Marks all messages as read up to the newest one that the player saw; later ones stay unread. */
export function readAll(scope: InboxScope, upTo: string): void {
  const { id, at } = requireMessage(scope, upTo)
  scope.db
    .update(messages)
    .set({ readAt: scope.now })
    .where(
      and(
        isOf(scope.player),
        isNull(messages.readAt),
        or(lt(messages.at, at), and(eq(messages.at, at), sql`${messages.id} <= ${id}`)),
      ),
    )
    .run()
}

/** Deletes messages, each only once: a second deletion would extend the time to restore it. */
export const deleteAll = ({ db, player, now }: InboxScope, ids: readonly string[]): number =>
  db
    .update(messages)
    .set({ deletedAt: now })
    .where(and(isOf(player), inArray(messages.id, ids.map(readId)), isNull(messages.deletedAt)))
    .run().changes

/** Restores messages that are not finally deleted yet. */
export const restoreAll = ({ db, player, now }: InboxScope, ids: readonly string[]): number =>
  db
    .update(messages)
    .set({ deletedAt: null })
    .where(and(isOf(player), inArray(messages.id, ids.map(readId)), isRestorable(now)))
    .run().changes

/** Counts unread messages, and questions with unread answers. */
export function countUnread({ db, player, hidden }: Omit<InboxScope, 'now'>): number {
  const unread = db
    .select({ total: count() })
    .from(messages)
    .where(and(isOf(player), isNull(messages.deletedAt), isNull(messages.readAt), isShown(hidden)))
    .get()
  const answered = db
    .select({ total: count() })
    .from(questions)
    .where(
      and(
        matches(questions, { merchant: player.merchant, username: player.username }),
        gt(questions.unseen, 0),
      ),
    )
    .get()
  return (unread?.total ?? 0) + (answered?.total ?? 0)
}
