import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { GatewayFieldRulesSchema, type FieldRules } from '#core/brand/fieldRule.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '#core/brand/registrationFields.ts'
import { readFault } from '#parts/form/field-rules/faults.ts'
import { PATTERN_KINDS } from '#parts/form/field-rules/patterns.ts'
import { listRegisterFields, REGISTER_METHODS, type RegisterMode } from './registerFields.ts'
import { buildRegisterSchema } from './registerSchema.ts'
import { mergeRules } from '#parts/form/field-rules/rules.ts'
import { expectRule, HOSTILE, KINDS, SOURCES } from './rules.oracle.ts'
import { cleanValue } from '#parts/form/field-rules/values.ts'

/** Each check has 400 random runs, and 4000 in the full check (`npm test -- --full`). */
const RUNS = process.env.LIVERY_FULL === '1' ? 4000 : 400

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined, freq: 2 })

const rule = fc.record({
  enabled: optional(fc.boolean()),
  // Fields are mostly required, because the form shows hardly any field that is not.
  required: optional(fc.constantFrom(true, true, true, true, false)),
  acceptedPattern: fc.option(fc.constantFrom(...Object.keys(SOURCES), ...HOSTILE), {
    nil: undefined,
    freq: 1,
  }),
  patternId: optional(fc.integer({ min: 0, max: 22 })),
  minLength: optional(fc.integer({ min: 0, max: 30 })),
  maxLength: optional(fc.integer({ min: 1, max: 40 })),
})

const mode: fc.Arbitrary<RegisterMode> = fc.record({
  method: fc.constantFrom(...REGISTER_METHODS),
  sms: fc.boolean(),
  mobilePassword: fc.boolean(),
})

const day = { today: '2026-11-21', minimumAge: 18 }

const value = fc.oneof(
  fc.string({ maxLength: 45 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[A-Za-z0-9]{1,30}$/),
  fc.stringMatching(/^[\u0e01-\u0e2e ]{1,20}$/),
  fc.stringMatching(/^[가-힣 ]{1,20}$/),
  fc.stringMatching(/^[A-Z][a-zé]{1,8}( [A-Z][a-z]{1,8}){0,2}$/),
  fc.stringMatching(/^\d{3,22}$/),
  fc.stringMatching(/^(19[5-9]\d|200[0-4])-(0\d|1[0-2])-[0-3]\d$/),
  fc.constantFrom('Aa1!aaaa', '0812345678', 'VIP-AB123', 'a@b.co', '05-17-1980', ' a1 ', '中文名'),
)

/** Validates values with the schema under test; returns the errors by field. */
function validate(rules: ReturnType<typeof mergeRules>, as: RegisterMode, values: unknown) {
  const result = v.safeParse(buildRegisterSchema(rules, as, day), values)
  const issues = result.success ? [] : result.issues
  return new Map(
    issues.map((issue) => [v.getDotPath(issue as never) as string, readFault(issue.message)]),
  )
}

describe('registration rules (property test):', () => {
  test('random registration rules and values get the same verdict from an independent reference', () => {
    const seen = { accepted: 0, refused: 0, hidden: 0 }
    fc.assert(
      fc.property(
        fc.constantFrom<RegistrationField>(
          ...(['payeeName', 'email', 'qqNum', 'line', 'nickname', 'fullName', 'address'] as const),
          ...(['username', 'password', 'paymentPassword', 'mobileNum', 'idNumber'] as const),
        ),
        rule,
        rule,
        rule,
        fc.oneof(value, fc.constant('')),
        (field, brand, settings, checks, typed) => {
          const rules = mergeRules({ [field]: brand }, { [field]: settings }, { [field]: checks })
          const as: RegisterMode = { method: 'username', sms: false, mobilePassword: false }
          const expected = expectRule(field, brand, settings, checks)
          const essential = field === 'username' || field === 'password'
          const required = essential || expected.required || field === 'paymentPassword'
          // The registration form leaves out fields that may stay empty.
          const shown = essential || (expected.enabled && required)
          const sent = cleanValue(field, typed)

          const fields = listRegisterFields(rules, as)
          expect(fields.some(({ name }) => name === field)).toBe(shown)
          const fault = validate(rules, as, { [field]: typed, terms: true }).get(field)
          const right = !shown || (sent === '' ? !required : expected.accepts(sent))
          expect(fault === undefined, `${JSON.stringify(sent)} ${JSON.stringify(fault)}`).toBe(
            right,
          )
          seen[shown ? (right ? 'accepted' : 'refused') : 'hidden'] += 1
        },
      ),
      { numRuns: RUNS * 5 },
    )
    // Each verdict must occur often: a generator with a single outcome would prove nothing.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS / 10)
  })

  test('random registration rules always allow at least one valid value', () => {
    const ruleSet = fc.dictionary(fc.constantFrom(...REGISTRATION_FIELDS), rule, { maxKeys: 27 })
    fc.assert(
      fc.property(ruleSet, ruleSet, ruleSet, mode, (brand, settings, checks, as) => {
        const rules = mergeRules(brand, settings, checks)
        const entry: Record<string, unknown> = {
          terms: true,
          captcha: { captchaId: '1', captcha: 'x' },
        }
        for (const { name } of listRegisterFields(rules, as)) {
          if (name !== 'captcha')
            entry[name] = POSSIBLE.find((text) => accepts(rules, as, name, text))
        }
        entry.confirmPassword = entry.password
        expect(validate(rules, as, entry)).toEqual(new Map())
      }),
      { numRuns: RUNS / 8 },
    )
  })

  test('invalid registration rules cause neither an exception nor an endless loop', () => {
    const junkRule = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          enabled: fc.jsonValue(),
          required: fc.jsonValue(),
          acceptedPattern: fc.oneof(fc.string(), fc.constantFrom(...HOSTILE), fc.jsonValue()),
          patternId: fc.oneof(fc.double(), fc.jsonValue()),
          minLength: fc.oneof(fc.double(), fc.integer(), fc.jsonValue()),
          maxLength: fc.oneof(fc.double(), fc.integer(), fc.jsonValue()),
        },
        { requiredKeys: [] },
      ),
    )
    const names = fc.oneof(fc.constantFrom(...REGISTRATION_FIELDS), fc.string())
    const junk = fc.oneof(fc.dictionary(names, junkRule), fc.jsonValue())
    const read = (rules: unknown): FieldRules => v.parse(GatewayFieldRulesSchema, rules)
    const began = process.threadCpuUsage()
    fc.assert(
      fc.property(junk, junk, mode, fc.dictionary(names, fc.jsonValue()), (a, b, as, entry) => {
        const rules = mergeRules({}, read(a), read(b))
        const shown = listRegisterFields(rules, as).map(({ name }) => name)
        expect(shown).toEqual(
          expect.arrayContaining(
            as.method === 'username' ? ['username', 'password'] : ['mobileNum'],
          ),
        )
        validate(rules, as, entry)
      }),
      { numRuns: RUNS },
    )
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(RUNS * 20)
  })
})

/** Sample texts of all kinds and lengths that the generated rules can require. */
const POSSIBLE = [
  '1980-05-17',
  '05-17-1980',
  '0812345678',
  ...Array.from({ length: 41 }, (_, at) => at + 1).flatMap((length) => [
    ...['a1', '7402', 'a', 'A', 'Aa1!', 'A1', '中', '가', 'ก'].map((text) =>
      text.repeat(length).slice(0, length),
    ),
    `A ${'A'.repeat(length)}`,
    `${'a'.repeat(length)}@a.co`,
    `VIP-AA${'1'.repeat(length + 2)}`,
  ]),
]

function accepts(
  rules: ReturnType<typeof mergeRules>,
  as: RegisterMode,
  name: RegistrationField,
  text: string,
): boolean {
  const faults = validate(rules, as, { mobileNum: '0812345678', [name]: text })
  return !faults.has(name) || name === 'confirmPassword'
}

test('the independent reference for registration rules covers every pattern kind', () => {
  expect(Object.keys(KINDS)).toEqual(Object.keys(PATTERN_KINDS))
})
