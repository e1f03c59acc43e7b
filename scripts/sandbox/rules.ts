import * as v from 'valibot'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import { HOME_ROWS } from '#core/brand/homeRows.ts'
import { TimestampSchema } from '#core/contract/values.ts'
import { WITHDRAWAL_FACTORS } from '#features/member/withdraw/schema.ts'

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const VendorRuleSchema = v.strictObject({
  state: v.picklist(['open', 'maintenance', 'restricted', 'failing']),
  /** When a maintenance is over, ISO 8601; not known if left out. */
  endsAt: v.optional(TimestampSchema),
})

const RulesSchema = v.strictObject({
  /** Wrong tries with an account name after which a login needs the captcha. */
  captchaAfter: whole(0, 1000),
  /** Wrong tries with an account name that lock it, whether or not it exists. */
  lockAfter: whole(1, 100_000),
  lockMinutes: whole(1, 1440),
  /** Wrong tries, trials and registrations, each from one address before it waits as for a lock. */
  addressLimit: whole(1, 1_000_000),
  /** Seconds without a call after which a session ends. */
  idleSeconds: whole(1, 2_000_000),
  /** Seconds after which a session ends, used or not. */
  absoluteSeconds: whole(1, 10_000_000),
  /** Whether a login from a new address needs a second factor. */
  secondFactor: v.boolean(),
  /** 0 lets a password live for ever. */
  maxPasswordAgeDays: whole(0, 36_500),
  /** Answers `unknown_account` instead of hiding that an account does not exist. */
  tellUnknownAccounts: v.boolean(),
  /** Whether each login needs a human check. */
  loginNeedsHuman: v.boolean(),
  /** Address that every visitor seems to come from; null for the real one. */
  pretendIp: v.nullable(v.union([v.pipe(v.string(), v.ipv4()), v.pipe(v.string(), v.ipv6())])),
  /** SMS that may be sent in 24 hours; null for any number. */
  smsQuota: v.nullable(whole(0, 1_000_000)),
  /** Minutes before another code may be asked for; 0 is at once. */
  codeMinutes: whole(0, 1440),
  /** Registration rules by field, over the merchant's own; sent as they are, right or wrong. */
  fields: v.nullable(v.unknown()),
  /** Whether each vendor keeps players' money apart; null as the merchant has it. */
  separateWallets: v.nullable(v.boolean()),
  /** Whether there is anything to announce in a popup. */
  announcementPopups: v.boolean(),
  /** Whether each round of the demo games wins big. */
  bigWins: v.boolean(),
  /** Days of seeded history that demo accounts and the demo team get at their first call. */
  inventedDays: whole(1, 120),
  /** Minutes after which a payout counts as received by the player. */
  confirmMinutes: whole(0, 100_000),
  /** Whether a player may cancel a withdrawal that nobody has approved. */
  withdrawalCancel: v.boolean(),
  /** Second proof besides the payment password, from players who have set it up; null for none. */
  withdrawalFactor: v.nullable(v.picklist(WITHDRAWAL_FACTORS)),
  /** Whether a withdrawal needs a phone number. */
  withdrawalPhone: v.boolean(),
  /** Fee of each withdrawal in baht; null for the merchant's own fee. */
  withdrawalFee: v.nullable(whole(0, 1_000_000)),
  /** Largest withdrawal in baht; null for the merchant's own limit. */
  withdrawalMost: v.nullable(whole(1, 1_000_000)),
  /** The merchant's whitelabel flags; those left out are on. */
  flags: v.partial(v.strictObject(v.entriesFromList(FEATURE_NAMES, v.boolean()))),
  /** Order of the rows of the home page; unlisted rows follow in the brand's order. */
  homeRows: v.array(v.picklist(HOME_ROWS)),
  /** Whether the gateway has a list of its own for games that are like another one. */
  similarGames: v.boolean(),
  /** The ways to deposit that are in maintenance, by their ids. */
  closedDeposits: v.record(
    v.string(),
    v.strictObject({
      /** When it is over, ISO 8601; not known if left out. */
      endsAt: v.optional(TimestampSchema),
    }),
  ),
  /** The state of vendors by their codes; others keep that of the demo data. */
  vendors: v.record(v.string(), VendorRuleSchema),
})
export type Rules = v.InferOutput<typeof RulesSchema>

/** Rules to change; those left out stay. */
export const RuleChangeSchema = v.partial(RulesSchema)

export const DEFAULT_RULES: Rules = {
  captchaAfter: 2,
  lockAfter: 5,
  lockMinutes: 5,
  addressLimit: 100,
  idleSeconds: 30 * 60,
  absoluteSeconds: 12 * 60 * 60,
  secondFactor: true,
  maxPasswordAgeDays: 365,
  tellUnknownAccounts: false,
  loginNeedsHuman: false,
  pretendIp: null,
  smsQuota: null,
  codeMinutes: 1,
  fields: null,
  separateWallets: null,
  announcementPopups: true,
  bigWins: false,
  inventedDays: 120,
  confirmMinutes: 30,
  withdrawalCancel: false,
  withdrawalFactor: 'authenticator',
  withdrawalPhone: false,
  withdrawalFee: null,
  withdrawalMost: null,
  flags: {},
  homeRows: [],
  similarGames: true,
  closedDeposits: {},
  vendors: {},
}
