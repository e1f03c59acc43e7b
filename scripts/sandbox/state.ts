import * as v from 'valibot'
import { SystemStatusSchema } from '#core/system/schema.ts'
import { DEFAULT_RULES, RuleChangeSchema, type Rules } from './rules.ts'

/** Faults that a tester can give a call; a number is an HTTP status with an error body. */
export const FAULT_KINDS = [
  'empty',
  'truncated',
  'html',
  'wrong_types',
  'wrong_meaning',
  'reset',
  'hang',
  'bad_cipher',
] as const
export const FAULT_STATUSES = [401, 403, 404, 409, 422, 429, 500, 502, 503, 504] as const

const StatusFaultSchema = v.pipe(v.number(), v.integer(), v.minValue(401), v.maxValue(504))
const FaultSchema = v.union([v.picklist(FAULT_KINDS), StatusFaultSchema])
export type Fault = v.InferOutput<typeof FaultSchema>

const TEN_YEARS = 3652 * 24 * 60 * 60 * 1000

const SettingsSchema = v.object({
  systemStatus: SystemStatusSchema,
  /** Delay in milliseconds before each reply. */
  delay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)),
  /** Milliseconds by which the gateway's clock is ahead; at most ten years either way. */
  clockOffset: v.pipe(v.number(), v.integer(), v.minValue(-TEN_YEARS), v.maxValue(TEN_YEARS)),
  /** Faults by `<METHOD> <path>`, such as `GET /wps/system/status`. */
  faults: v.record(v.string(), FaultSchema),
  rules: RuleChangeSchema,
})
type Own = Partial<v.InferOutput<typeof SettingsSchema>>
export type Settings = Required<Own> & { rules: Rules }

/** Body of `PUT /sandbox/state`; without a merchant it applies to all of them. */
export const StateChangeSchema = v.strictObject({
  merchant: v.optional(v.string()),
  ...v.partial(SettingsSchema).entries,
})
export type StateChange = v.InferOutput<typeof StateChangeSchema>

/** Settings that a tester has made, kept until the sandbox stops or they are reset. */
export class SandboxState {
  #all: Own = {}
  #merchants = new Map<string, Own>()

  /** Replaces the settings and the single rules that the change names, for one merchant or all. */
  change({ merchant, ...settings }: StateChange): void {
    if (merchant === undefined) this.#all = merge(this.#all, settings)
    else this.#merchants.set(merchant, merge(this.#merchants.get(merchant) ?? {}, settings))
  }

  /** Resets the settings of one merchant, or all settings. */
  reset(merchant?: string): void {
    if (merchant !== undefined) this.#merchants.delete(merchant)
    else {
      this.#all = {}
      this.#merchants.clear()
    }
  }

  /** Returns the settings that apply to a merchant: its own override those for all. */
  of(merchant: string): Settings {
    const own = this.#merchants.get(merchant)
    return {
      systemStatus: own?.systemStatus ?? this.#all.systemStatus ?? 0,
      delay: own?.delay ?? this.#all.delay ?? 0,
      clockOffset: own?.clockOffset ?? this.#all.clockOffset ?? 0,
      faults: { ...this.#all.faults, ...own?.faults },
      rules: { ...DEFAULT_RULES, ...this.#all.rules, ...own?.rules },
    }
  }

  /** Returns the time of the gateway's clock for a merchant's players. */
  now(merchant: string): Date {
    return new Date(Date.now() + this.of(merchant).clockOffset)
  }

  toJSON() {
    return { all: this.#all, merchants: Object.fromEntries(this.#merchants) }
  }
}

const merge = (own: Own, change: Own): Own => ({
  ...own,
  ...change,
  ...(change.rules && { rules: { ...own.rules, ...change.rules } }),
})
