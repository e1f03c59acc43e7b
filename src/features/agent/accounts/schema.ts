import * as v from 'valibot'
import { listOf, optionalField } from '#core/contract/tolerant.ts'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  NameSchema,
  TimestampSchema,
} from '#core/contract/values.ts'
import { RatesSchema } from '../schema.ts'

/** Kinds of downlines; only an agent may have downlines too. */
export const DOWNLINE_KINDS = ['PLAYER', 'AGENT'] as const
export type DownlineKind = (typeof DOWNLINE_KINDS)[number]
const KindSchema = v.picklist(DOWNLINE_KINDS)

/** Format of an invitation link's code, which its agent may choose. */
export const CODE = /^[A-Z0-9]{4,16}$/
/** Most characters in the name of a link's channel. */
export const CHANNEL_LENGTH = 40
/** Highest limit of registrations that a link can have. */
export const MOST_USES = 100_000

/** Whether a link accepts newcomers, and why not (docs/product.md §12.5). */
export const LINK_STATES = ['ACTIVE', 'PAUSED', 'EXPIRED', 'USED_UP'] as const
export type LinkState = (typeof LINK_STATES)[number] | 'UNKNOWN'

export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const DaySchema = v.pipe(v.string(), v.isoDate())

const CodeSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

const resultEntries = {
  /** Number of visitors who opened the link; each visitor counts once a day. */
  opens: CountSchema,
  registrations: CountSchema,
  /** Number of the link's newcomers with at least one deposit. */
  firstDeposits: CountSchema,
  /** Sum of the valid bets of the newcomers who registered through the link. */
  validBet: AmountSchema,
}
export const ResultsSchema = v.object(resultEntries)
export type Results = v.InferOutput<typeof ResultsSchema>

export const InvitationSchema = v.object({
  id: IdSchema,
  code: CodeSchema,
  kind: KindSchema,
  channel: NameSchema,
  /** Rates that a link's newcomers get, never more than the agent's own at that time. */
  rates: RatesSchema,
  state: optionalField(v.picklist([...LINK_STATES, 'UNKNOWN']), 'UNKNOWN'),
  createdAt: TimestampSchema,
  /** Last day on which the link works, in the merchant's time zone; null if it has no end. */
  lastDay: optionalField(v.nullable(DaySchema), null),
  /** Most newcomers who can register through the link; null if there is no limit. */
  usesLimit: optionalField(v.nullable(CountSchema), null),
  results: ResultsSchema,
})
export type Invitation = v.InferOutput<typeof InvitationSchema>

export const InvitationsSchema = v.object({
  currency: CurrencySchema,
  list: listOf(InvitationSchema),
})

/** Fields of an invitation link that its agent chooses and may change later. */
export const linkEntries = {
  channel: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHANNEL_LENGTH)),
  rates: RatesSchema,
  lastDay: v.nullable(DaySchema),
  usesLimit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES))),
}

export const NewInvitationSchema = v.object({
  ...linkEntries,
  kind: KindSchema,
  /** Code of the new link; if left out, the gateway makes one. */
  code: v.optional(v.pipe(v.string(), v.regex(CODE))),
})
export type NewInvitation = v.InferOutput<typeof NewInvitationSchema>

export const LinkDaysSchema = v.object({
  currency: CurrencySchema,
  totals: ResultsSchema,
  days: listOf(v.object({ day: DaySchema, ...resultEntries })),
})
export type LinkDay = v.InferOutput<typeof LinkDaysSchema>['days'][number]

/** Limits on the accounts and links that an agent can create. */
export const AccountTermsSchema = v.object({
  /** The agent's own rates. No downline has a higher rate. */
  rates: RatesSchema,
  /** The agent's own invitation code. Newcomers who use it get no rates; null if there is none. */
  ownCode: optionalField(v.nullable(CodeSchema), null),
  /** False if the agent is at the deepest level that a team may have. */
  mayOpen: optionalField(v.boolean(), true),
  /** Number of invitation links that the agent has, and the most that the agent may have. */
  links: CountSchema,
  mostLinks: CountSchema,
})
export type AccountTerms = v.InferOutput<typeof AccountTermsSchema>

/** An account that an agent opened for a downline. */
export const OpenedAccountSchema = v.object({
  id: IdSchema,
  account: NameSchema,
  nickname: optionalField(v.nullable(NameSchema), null),
  kind: KindSchema,
  rates: RatesSchema,
  at: TimestampSchema,
  /**
   * Whether the owner has chosen a password; before that, the agent may make a new first
   * password.
   */
  taken: optionalField(v.boolean(), true),
})
export type OpenedAccount = v.InferOutput<typeof OpenedAccountSchema>

export const NewAccountSchema = v.object({
  kind: KindSchema,
  username: v.pipe(v.string(), v.maxLength(255)),
  password: v.pipe(v.string(), v.maxLength(255)),
  nickname: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))),
  rates: RatesSchema,
})

/**
 * Values of a new account that the device keeps until the reply arrives; the password is left
 * out.
 */
export const EnteredSchema = v.omit(NewAccountSchema, ['password'])
export type Entered = v.InferOutput<typeof EnteredSchema>
