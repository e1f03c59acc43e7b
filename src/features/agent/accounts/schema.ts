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

/** What a downline is: an agent may have downlines of its own. */
export const DOWNLINE_KINDS = ['PLAYER', 'AGENT'] as const
export type DownlineKind = (typeof DOWNLINE_KINDS)[number]
const KindSchema = v.picklist(DOWNLINE_KINDS)

/** The code of an invitation link, as its agent writes it. */
export const CODE = /^[A-Z0-9]{4,16}$/
/** The longest name of a channel. */
export const CHANNEL_LENGTH = 40
/** The most registrations that a link can be limited to. */
export const MOST_USES = 100_000

/** Whether a link takes newcomers, and why not (docs/product.md §12.5). */
export const LINK_STATES = ['ACTIVE', 'PAUSED', 'EXPIRED', 'USED_UP'] as const
export type LinkState = (typeof LINK_STATES)[number] | 'UNKNOWN'

export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
export const DaySchema = v.pipe(v.string(), v.isoDate())

const CodeSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

const resultEntries = {
  /** Visitors who came, each once a day. */
  opens: CountSchema,
  registrations: CountSchema,
  /** Newcomers who have deposited. */
  firstDeposits: CountSchema,
  /** Valid bets of the newcomers. */
  validBet: AmountSchema,
}
export const ResultsSchema = v.object(resultEntries)
export type Results = v.InferOutput<typeof ResultsSchema>

export const InvitationSchema = v.object({
  id: IdSchema,
  code: CodeSchema,
  kind: KindSchema,
  channel: NameSchema,
  /** What newcomers get; never more than their agent has when they come. */
  rates: RatesSchema,
  state: optionalField(v.picklist([...LINK_STATES, 'UNKNOWN']), 'UNKNOWN'),
  createdAt: TimestampSchema,
  /** The last day on which it works, in the merchant's zone; null if it has no end. */
  lastDay: optionalField(v.nullable(DaySchema), null),
  /** How many may register by it; null if there is no limit. */
  usesLimit: optionalField(v.nullable(CountSchema), null),
  results: ResultsSchema,
})
export type Invitation = v.InferOutput<typeof InvitationSchema>

export const InvitationsSchema = v.object({
  currency: CurrencySchema,
  list: listOf(InvitationSchema),
})

/** What of a link its agent chooses, and may change later. */
export const linkEntries = {
  channel: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHANNEL_LENGTH)),
  rates: RatesSchema,
  lastDay: v.nullable(DaySchema),
  usesLimit: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES))),
}

export const NewInvitationSchema = v.object({
  ...linkEntries,
  kind: KindSchema,
  /** Left out, the gateway makes one. */
  code: v.optional(v.pipe(v.string(), v.regex(CODE))),
})
export type NewInvitation = v.InferOutput<typeof NewInvitationSchema>

export const LinkDaysSchema = v.object({
  currency: CurrencySchema,
  totals: ResultsSchema,
  days: listOf(v.object({ day: DaySchema, ...resultEntries })),
})
export type LinkDay = v.InferOutput<typeof LinkDaysSchema>['days'][number]

/** What an agent may give newcomers. */
export const AccountTermsSchema = v.object({
  /** The agent's own rates: nobody below has a higher one. */
  rates: RatesSchema,
  /** The code that is the agent's without a link; whoever comes by it has no rates. */
  ownCode: optionalField(v.nullable(CodeSchema), null),
  /** False at the deepest level that a team may have. */
  mayOpen: optionalField(v.boolean(), true),
  /** How many links there are, and how many there may be. */
  links: CountSchema,
  mostLinks: CountSchema,
})
export type AccountTerms = v.InferOutput<typeof AccountTermsSchema>

/** An account that an agent has opened. */
export const OpenedAccountSchema = v.object({
  id: IdSchema,
  account: NameSchema,
  nickname: optionalField(v.nullable(NameSchema), null),
  kind: KindSchema,
  rates: RatesSchema,
  at: TimestampSchema,
  /** Whether its owner has chosen a password; until then the agent may hand over another. */
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

/** What of a new account is kept on the device until the answer is known: all but the password. */
export const EnteredSchema = v.omit(NewAccountSchema, ['password'])
export type Entered = v.InferOutput<typeof EnteredSchema>
