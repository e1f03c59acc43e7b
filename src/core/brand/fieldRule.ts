import * as v from 'valibot'

/** Fields a registration form may ask for (specification §3, "Registration user"). */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'idNumber',
  'referralCode',
  'nickname',
  'fullName',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const

/** One field's rule; what is left out stays as the gateway says. */
export const FieldRuleSchema = v.strictObject({
  enabled: v.optional(v.boolean()),
  required: v.optional(v.boolean()),
  acceptedPattern: v.optional(v.string()),
  patternId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(255))),
})
