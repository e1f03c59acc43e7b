import * as v from 'valibot'
import { FEATURE_NAMES } from '#core/brand/features.ts'
import { HOME_ROW_NAMES } from '#core/brand/homeRows.ts'
import { TimestampSchema } from '#core/contract/values.ts'
import { WITHDRAWAL_FACTORS } from '#features/member/withdraw/schema.ts'

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const VendorRuleSchema = v.strictObject({
  state: v.picklist(['open', 'maintenance', 'restricted', 'failing']),
  /** End of the maintenance in ISO 8601; left out if it is not known. */
  endsAt: v.optional(TimestampSchema),
})

/** The rules of a merchant, each with its default. */
const RulesSchema = v.strictObject({
  /** Number of wrong tries with an account name after which a login needs the captcha. */
  captchaAfter: v.optional(whole(0, 1000), 2),
  /** Number of wrong tries after which an account name is locked, whether or not it exists. */
  lockAfter: v.optional(whole(1, 100_000), 5),
  lockMinutes: v.optional(whole(1, 1440), 5),
  /**
   * Number of wrong tries, trials and registrations, each from one IP address, after which it must
   * wait as for a lock.
   */
  addressLimit: v.optional(whole(1, 1_000_000), 100),
  /** Seconds without a call after which a session ends. */
  idleSeconds: v.optional(whole(1, 2_000_000), 30 * 60),
  /** Seconds after which a session ends, even if it is used. */
  absoluteSeconds: v.optional(whole(1, 10_000_000), 12 * 60 * 60),
  /** Whether a login from a new address needs a second factor. */
  secondFactor: v.optional(v.boolean(), true),
  /** Days after which a password expires; with 0 it never does. */
  maxPasswordAgeDays: v.optional(whole(0, 36_500), 365),
  /** Whether a login reveals with `unknown_account` that an account does not exist. */
  tellUnknownAccounts: v.optional(v.boolean(), false),
  /** Whether each login needs the human check. */
  loginNeedsHuman: v.optional(v.boolean(), false),
  /** IP address that every visitor seems to have; null for the real one. */
  pretendIp: v.optional(
    v.nullable(v.union([v.pipe(v.string(), v.ipv4()), v.pipe(v.string(), v.ipv6())])),
    null,
  ),
  /** Whether payment pages lie at a host that no brand allows. */
  strangePayments: v.optional(v.boolean(), false),
  /** Number of SMS that may be sent in 24 hours; null for no limit. */
  smsQuota: v.optional(v.nullable(whole(0, 1_000_000)), null),
  /** Minutes before another code may be requested; 0 for no wait. */
  codeMinutes: v.optional(whole(0, 1440), 1),
  /** Seconds before another captcha picture may be requested; 0 for no wait. */
  captchaSeconds: v.optional(whole(0, 3600), 1),
  /** Registration rules by field, in place of the merchant's own; sent unchecked, valid or not. */
  fields: v.optional(v.nullable(v.unknown()), null),
  /**
   * Whether each vendor keeps players' money in a wallet of its own; null for the merchant's
   * default.
   */
  separateWallets: v.optional(v.nullable(v.boolean()), null),
  /** Whether there are announcements that open as a popup. */
  announcementPopups: v.optional(v.boolean(), true),
  /** Whether each round of the demo games is a big win. */
  bigWins: v.optional(v.boolean(), false),
  /** Days of seeded history that demo accounts and the demo team get at their first call. */
  inventedDays: v.optional(whole(1, 120), 120),
  /** Minutes after which a payout counts as received by the player. */
  confirmMinutes: v.optional(whole(0, 100_000), 30),
  /** Whether a player may cancel a withdrawal that is not approved yet. */
  withdrawalCancel: v.optional(v.boolean(), false),
  /** Second proof besides the payment password, for players who have set it up; null for none. */
  withdrawalFactor: v.optional(v.nullable(v.picklist(WITHDRAWAL_FACTORS)), 'authenticator'),
  /** Whether a withdrawal requires a bound phone number. */
  withdrawalPhone: v.optional(v.boolean(), false),
  /** Fee of each withdrawal in baht; null for the merchant's own fee. */
  withdrawalFee: v.optional(v.nullable(whole(0, 1_000_000)), null),
  /** Largest withdrawal in baht; null for the merchant's own limit. */
  withdrawalMost: v.optional(v.nullable(whole(1, 1_000_000)), null),
  /** The merchant's whitelabel flags; a flag that is left out is on. */
  flags: v.optional(v.partial(v.strictObject(v.entriesFromList(FEATURE_NAMES, v.boolean()))), {}),
  /** Order of the rows of the home page; unlisted rows follow in the brand's order. */
  homeRows: v.optional(v.array(v.picklist(HOME_ROW_NAMES)), []),
  /** Whether the gateway has its own list of similar games. */
  similarGames: v.optional(v.boolean(), true),
  /** The payment methods for deposits that are in maintenance, by their ids. */
  closedDeposits: v.optional(
    v.record(
      v.string(),
      v.strictObject({
        /** End of the maintenance in ISO 8601; left out if it is not known. */
        endsAt: v.optional(TimestampSchema),
      }),
    ),
    {},
  ),
  /** States of vendors by their codes; other vendors keep their state from the demo data. */
  vendors: v.optional(v.record(v.string(), VendorRuleSchema), {}),
})
export type Rules = v.InferOutput<typeof RulesSchema>

/** Rules to change; rules that are left out stay unchanged. */
export const RuleChangeSchema = v.partial(RulesSchema)

export const DEFAULT_RULES: Rules = v.parse(RulesSchema, {})
