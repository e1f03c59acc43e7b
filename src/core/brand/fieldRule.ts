import * as v from 'valibot'

/**
 * The rule for one registration field; the gateway decides the properties that a brand leaves out.
 */
export const FieldRuleSchema = v.strictObject({
  enabled: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
  ask: v.optional(v.picklist(['registration', 'later'])),
  acceptedPattern: v.optional(v.string()),
  patternId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255))),
})

const orUnsaid = <Schema extends v.GenericSchema>(schema: v.OptionalSchema<Schema, undefined>) =>
  v.fallback(schema, undefined)

const { entries } = FieldRuleSchema

/**
 * A rule for one registration field, as a gateway sends it. A malformed property is ignored, and
 * the others stay valid.
 */
const GatewayFieldRuleSchema = v.fallback(
  v.object({
    enabled: orUnsaid(entries.enabled),
    required: orUnsaid(entries.required),
    ask: orUnsaid(entries.ask),
    acceptedPattern: orUnsaid(entries.acceptedPattern),
    patternId: orUnsaid(entries.patternId),
    minLength: orUnsaid(entries.minLength),
    maxLength: orUnsaid(entries.maxLength),
  } satisfies Record<keyof typeof entries, v.GenericSchema>),
  {},
)

/**
 * A gateway's rules by the name of the registration field. If a rule is malformed, the rest of the
 * reply stays valid.
 */
export const GatewayFieldRulesSchema = v.fallback(v.record(v.string(), GatewayFieldRuleSchema), {})
export type FieldRules = v.InferOutput<typeof GatewayFieldRulesSchema>
