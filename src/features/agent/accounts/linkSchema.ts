import * as v from 'valibot'
import { readNumber } from '#lib/amounts.ts'
import { REQUIRED, writeFault } from '#parts/form/field-rules/faults.ts'
import { isIsoDay } from '#parts/form/field-rules/patterns.ts'
import { makeRateEntries, NO_RATES, typeRates } from '../rates.ts'
import { type Rates, RateTextsSchema } from '../schema.ts'
import {
  CHANNEL_LENGTH,
  CODE,
  DOWNLINE_KINDS,
  type Invitation,
  MOST_USES,
  type NewInvitation,
} from './schema.ts'

/** How long an invitation link works: a number of days, to a chosen day, or without end. */
export const SPANS = ['', '7', '30', '90', 'day'] as const
export type Span = (typeof SPANS)[number]

/** Values of the form for an invitation link. */
export const LinkFieldsSchema = v.object({
  kind: v.picklist(DOWNLINE_KINDS),
  channel: v.string(),
  code: v.string(),
  span: v.picklist(SPANS),
  lastDay: v.string(),
  usesLimit: v.string(),
  ...RateTextsSchema.entries,
})
export type LinkFields = v.InferOutput<typeof LinkFieldsSchema>

const PATTERN = writeFault({ kind: 'pattern' })

/** Returns the form's values for an existing invitation link, or for a new one. */
export const linkFields = (link: Invitation | undefined, rates: Rates): LinkFields => ({
  kind: link?.kind ?? 'PLAYER',
  channel: link?.channel ?? '',
  code: link?.code ?? '',
  span: link?.lastDay ? 'day' : '',
  lastDay: link?.lastDay ?? '',
  usesLimit: link?.usesLimit === null || link === undefined ? '' : String(link.usesLimit),
  ...typeRates(link?.rates ?? rates),
})

interface Facts {
  own: Rates
  locale: string
  /** Returns today as a day in the merchant's time zone. */
  today: () => string
  /**
   * Last day that the link has now. It may stay in the form even if it is past; null for a link
   * without one.
   */
  lastDay: string | null
  isNew: boolean
}

export const buildLinkSchema = ({ own, locale, today, lastDay: before, isNew }: Facts) =>
  v.pipe(
    v.object({
      kind: v.picklist(DOWNLINE_KINDS),
      channel: v.pipe(v.string(), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(CHANNEL_LENGTH)),
      code: v.pipe(
        v.string(),
        v.trim(),
        v.transform((code) => code.toUpperCase()),
        v.check((code) => !isNew || code === '' || CODE.test(code), PATTERN),
      ),
      span: v.picklist(SPANS),
      lastDay: v.string(),
      usesLimit: v.pipe(
        v.string(),
        v.trim(),
        v.rawTransform<string, number | null>(({ dataset, addIssue, NEVER }) => {
          const limit = readLimit(dataset.value, locale)
          if (limit !== undefined) return limit
          addIssue({ message: PATTERN })
          return NEVER
        }),
      ),
      ...makeRateEntries({ min: NO_RATES, max: own }, locale),
    }),
    v.forward(
      v.partialCheck(
        [['span'], ['lastDay']],
        ({ span, lastDay }) => span !== 'day' || lastDay !== '',
        REQUIRED,
      ),
      ['lastDay'],
    ),
    v.forward(
      v.partialCheck(
        [['span'], ['lastDay']],
        ({ span, lastDay: day }) =>
          span !== 'day' || day === '' || (isIsoDay(day) && (day >= today() || day === before)),
        PATTERN,
      ),
      ['lastDay'],
    ),
    v.transform(({ kind, channel, code, span, lastDay, usesLimit, ...rates }): NewInvitation => ({
      kind,
      channel,
      rates,
      lastDay: readLastDay(span, lastDay, today()),
      usesLimit,
      ...(isNew && code !== '' && { code }),
    })),
  )

/** Reads a typed limit: null if it is empty, undefined if it is no number of people in bounds. */
function readLimit(text: string, locale: string): number | null | undefined {
  if (text === '') return null
  const read = readNumber(text, 0, locale)
  if (typeof read === 'string') return undefined
  const limit = Number(read.amount)
  return limit >= 1 && limit <= MOST_USES ? limit : undefined
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Calculates the last day of a link from the chosen duration. Today is the first day of that
 * duration.
 */
function readLastDay(span: Span, day: string, today: string): string | null {
  if (span === '') return null
  if (span === 'day') return day
  const last = Date.parse(`${today}T00:00:00Z`) + (Number(span) - 1) * DAY_MS
  return new Date(last).toISOString().slice(0, 10)
}
