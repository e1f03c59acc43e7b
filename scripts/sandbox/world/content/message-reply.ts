import type * as v from 'valibot'
import type { Brand } from '#core/brand/schema.ts'
import type { MessageRewardSchema } from '#features/member/messages/schema.ts'
import { formatDay } from '#lib/periodFormats.ts'
import { LANGUAGES, type LanguageCode } from '#rules/languages.ts'
import type { Db } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { rewards } from '../../db/reward-tables.ts'
import type { MessageRow } from './inbox.ts'
import { fillWords, formatMoney } from '../../content/fill.ts'
import { describeKind, MESSAGE_KINDS, type MessageKind } from './message-words.ts'
import { writeUnits } from '../money/money.ts'
import { describePay } from '../money/reward-words.ts'
import { type RewardRow, stateOfReward } from '../money/rewards.ts'
import { writeTime } from '../days.ts'

const EXCERPT = 140

/**
 * Lists the kinds of messages that a merchant's players do not get, because their feature is off.
 */
export const hiddenKinds = ({ features }: Brand): MessageKind[] =>
  MESSAGE_KINDS.filter((kind) => {
    const { feature } = describeKind(kind)
    return feature !== undefined && !features[feature]
  })

interface Scope {
  db: Db
  brand: Brand
  language: LanguageCode
  now: number
}

/** Fills a message's text with its data; amounts and days are written in the reader's language. */
function fill(template: string, { data, kind }: MessageRow, { brand, language }: Scope): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = data[name]
    if (typeof value === 'number') {
      return formatMoney(Number(writeUnits(value, brand.currency)), brand.currency, language)
    }
    if (value === undefined) return whole
    if (name === 'day') return formatDay(String(value), LANGUAGES[language].locale)
    // Only an operator's text may contain HTML; other values lose its special characters.
    return kind === 'custom' ? String(value) : String(value).replace(/[<>&"]/g, '')
  })
}

const read = (words: Parameters<typeof fillWords>[0], row: MessageRow, scope: Scope) =>
  fill(fillWords(words, scope.brand, scope.language), row, scope)

/** Returns the beginning of a message as plain text. */
export const excerptOf = (html: string): string =>
  html
    .replace(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)>/gi, ' ')
    // A paragraph with only a link names an action, not the topic of the message, so it is removed.
    .replace(/<p><a\b[^>]*>[^<]*<\/a><\/p>/gi, ' ')
    // Inline tags are removed without a space; any other tag separates words.
    .replace(/<\/?(?:a|b|em|i|span|strong|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, EXCERPT)

const STATES = { claimed: 'CLAIMED', expired: 'EXPIRED', open: 'CLAIMABLE' } as const

function describeReward(
  row: RewardRow,
  { brand, now }: Scope,
): v.InferInput<typeof MessageRewardSchema> {
  return {
    ...describePay(row, brand.currency),
    currency: brand.currency,
    state: STATES[stateOfReward(row, now)],
    expiresAt: writeTime(row.expiresAt),
  }
}

/** Finds the rewards of messages, by the message's id. */
function findRewards(db: Db, rows: readonly MessageRow[]): Map<string, RewardRow> {
  const [first] = rows
  const ids = rows.filter(({ hasReward }) => hasReward).map(({ id }) => String(id))
  if (!first || ids.length === 0) return new Map()
  const { merchant, username } = first
  const found = rowsOf(db, rewards, {
    merchant,
    username,
    source: 'message',
    reference: ids,
  }).list()
  return new Map(found.map((row) => [row.reference, row]))
}

export const findReward = (db: Db, row: MessageRow): RewardRow | undefined =>
  findRewards(db, [row]).get(String(row.id))

/** Writes messages of one player in a language. */
export function describeMessages(scope: Scope, rows: readonly MessageRow[]) {
  const found = findRewards(scope.db, rows)
  return rows.map((row) => {
    const { topic, subject, body } = describeKind(row.kind)
    const content = read(body, row, scope)
    const reward = found.get(String(row.id))
    return {
      id: String(row.id),
      topic: row.data['topic'] === 'PROMOTION' ? ('PROMOTION' as const) : topic,
      subject: read(subject, row, scope),
      at: writeTime(row.at),
      read: row.readAt !== null,
      deleted: row.deletedAt !== null,
      reward: reward ? describeReward(reward, scope) : null,
      content,
      excerpt: excerptOf(content),
    }
  })
}
