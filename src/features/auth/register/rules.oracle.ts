import type { FieldRules } from '#core/brand/fieldRule.ts'

/**
 * A second, simple implementation of the registration rules, independent of the tested code. It
 * counts characters and tries every length.
 */
type Rule = FieldRules[string]
type Check = (value: string) => boolean

const within = (value: string, ...allowed: ((c: string) => boolean)[]) =>
  [...value].every((c) => allowed.some((is) => is(c)))
const has = (value: string, is: (c: string) => boolean) => [...value].some(is)
const between = (low: number, high: number) => (c: string) => {
  const code = c.codePointAt(0) ?? 0
  return code >= low && code <= high
}

const lower = between(0x61, 0x7a)
const upper = between(0x41, 0x5a)
const digit = between(0x30, 0x39)
const letter = (c: string) => lower(c) || upper(c)
const space = (c: string) => c === ' '
const blank = (c: string) => c.trim() === ''
const script = (name: string) => {
  const regex = new RegExp(`\\p{Script=${name}}`, 'u')
  return (c: string) => regex.test(c)
}
const han = script('Han')
const hangul = script('Hangul')
const thai = script('Thai')
const punctuation = (c: string) => /\p{P}/u.test(c)

const realDay = (year: string, month: string, day: string) => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  date.setUTCFullYear(Number(year))
  const same = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return same && date.getUTCFullYear() === Number(year)
}
const isIso = (value: string) => {
  const [year = '', month = '', day = '', ...rest] = value.split('-')
  const shaped = rest.length === 0 && year.length === 4 && month.length === 2 && day.length === 2
  return shaped && within(year + month + day, digit) && realDay(year, month, day)
}

const isEmail = (value: string) => {
  const [local = '', host = '', ...rest] = value.split('@')
  const letters = (text: string) => text !== '' && within(text, letter, digit)
  const word = (c: string) => letter(c) || digit(c) || '_+-'.includes(c)
  const labels = host.split(/[.-]/)
  const top = host.split('.').at(-1) ?? ''
  return (
    rest.length === 0 &&
    local.split('.').every((part) => part !== '' && within(part, word)) &&
    labels.length > 1 &&
    labels.every(letters) &&
    top.length > 1 &&
    host.includes('.') &&
    within(top, letter)
  )
}

export const KINDS: Record<number, Check> = {
  1: () => true,
  2: (value) => letter(value[0] ?? '') && within(value, letter, digit),
  3: (value) => within(value, letter, han),
  4: (value) => within(value, digit, han),
  5: (value) => within(value, punctuation, han),
  6: isEmail,
  7: (value) => within(value, letter, digit),
  8: (value) => within(value, letter, digit) && has(value, letter) && has(value, digit),
  9: (value) => within(value, digit),
  10: (value) => within(value, letter, digit) && has(value, upper),
  11: (value) => within(value, letter, space),
  12: (value) => !has(value, blank),
  13: (value) => isIso(value) || isIso(`${value.slice(6)}-${value.slice(0, 5)}`),
  14: (value) => within(value, hangul),
  15: (value) => within(value, thai),
  16: (value) => within(value, thai, letter, space),
  17: (value) => within(value, upper, space) && has(value, upper),
  18: (value) => within(value, between(0x21, 0x7e)),
  19: (value) =>
    has(value, lower) &&
    has(value, upper) &&
    has(value, digit) &&
    has(value, (c) => !letter(c) && !digit(c) && !blank(c)) &&
    !has(value, blank),
  20: (value) => {
    const parts = value.split(' ')
    return parts.length > 1 && parts.every((part) => part !== '' && !has(part, blank))
  },
}

/** Regular expressions for the generated rules, each with a function that gives the same result. */
export const SOURCES: Record<string, Check> = {
  '*': () => true,
  '(?!)': () => false,
  '^$a': () => false,
  '^\\d+$': (value) => within(value, digit),
  '^[A-Za-z][A-Za-z0-9]*$': (value) => letter(value[0] ?? '') && within(value, letter, digit),
  '^0[689]\\d{8}$': (value) =>
    value.length === 10 &&
    within(value, digit) &&
    value.startsWith('0') &&
    ['6', '8', '9'].includes(value[1] ?? ''),
  '^VIP-[A-Z]{2}\\d{3,}$': (value) => {
    const [vip, code = '', ...rest] = value.split('-')
    const shaped = vip === 'VIP' && rest.length === 0 && code.length >= 5
    return shaped && within(code.slice(0, 2), upper) && within(code.slice(2), digit)
  },
}

/** Regular expressions that do not compile, or that would freeze the page. */
export const HOSTILE = [
  '[',
  '(',
  '*+',
  '\\',
  '(?<',
  '(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:(?:a{1000}){1000}){1000}',
  '^(?:a?){60}a{60}$',
  '^.*.*.*.*.*.*x$',
  '(.*)*\\1!',
  'a'.repeat(2000),
]

const longName = (length: number, c: string) => c.repeat(length)

/**
 * Sample texts for every pattern kind, every expression and every field, in each length from 1 to
 * 60.
 */
const CANDIDATES = [
  ...Array.from({ length: 60 }, (_, at) => at + 1).flatMap((length) => [
    ...['a', 'A', '7', '中', '가', 'ก'].map((c) => longName(length, c)),
    'a1'.repeat(length).slice(0, length),
    '7402'.repeat(length).slice(0, length),
    'A1'.repeat(length).slice(0, length),
    'Aa1!'.repeat(length).slice(0, length),
    `A ${'A'.repeat(length)}`,
    `${'a'.repeat(length)}@a.co`,
    `VIP-AA${'1'.repeat(length + 2)}`,
  ]),
  '0611111111',
  '1980-05-17',
  '05-17-1980',
]

/**
 * Whether a code repeats one to three digits, has no digit alone, or counts up or down with 0 at an
 * end only.
 */
function isGuessed(code: string): boolean {
  const digits = [...code].map(Number)
  if (code === '' || !within(code, digit)) return false
  const isPeriod = (period: number) =>
    code.length > period &&
    code.length % period === 0 &&
    digits.every((one, at) => one === digits[at % period])
  const counts = (step: number) =>
    digits.every((one, at) => at === 0 || one === (digits[at - 1]! + step + 10) % 10) &&
    digits.slice(1, -1).every((one) => one !== 0)
  const isAlone = (one: number, at: number) => one !== digits[at - 1] && one !== digits[at + 1]
  return [1, 2, 3].some(isPeriod) || !digits.some(isAlone) || [1, -1].some(counts)
}

/** Whether a value is valid for its field before any rule applies. */
export function suits(field: string, value: string, hasRule: boolean): boolean {
  switch (field) {
    case 'password':
      return !blank(value[0] ?? '') && !blank(value.at(-1) ?? '')
    case 'paymentPassword':
      return suits('password', value, hasRule) && !isGuessed(value)
    case 'mobileNum':
      return within(value, digit) && value.length >= 4 && value.length <= 20
    case 'email':
      return isEmail(value)
    case 'birthday':
      return isIso(value) && Number(value.slice(0, 4)) >= 1900
    case 'payeeName': {
      const latin = script('Latin')
      const marked = [...value.normalize('NFD')].some(
        (c, at, all) => /\p{M}/u.test(c) && latin(all[at - 1] ?? ''),
      )
      if (marked || has(value, (c) => latin(c) && !letter(c))) return false
      if (hasRule) return true
      const isName = (c: string) => /[\p{L}\p{M}]/u.test(c) || ".'’·- ".includes(c)
      const needsSpace = has(value, latin) || has(value, thai)
      const hasLetter = has(value, (c) => /\p{L}/u.test(c))
      return within(value, isName) && hasLetter && (!needsSpace || has(value, space))
    }
    default:
      return true
  }
}

export interface Verdict {
  enabled: boolean
  required: boolean
  accepts: Check
}

/**
 * Computes the rule that should apply to a field from the rules of the brand, the settings and the
 * checks.
 */
export function expectRule(field: string, brand: Rule, settings: Rule, checks: Rule): Verdict {
  const defaults: Rule =
    {
      username: { enabled: true, required: true, maxLength: 64 },
      password: { enabled: true, required: true },
      email: { patternId: 6 },
    }[field] ?? {}
  const layers = [checks, settings, brand, defaults]
  const first = <Key extends keyof Rule>(key: Key, among = layers) =>
    among.find((layer) => layer[key] !== undefined)?.[key]

  const required = first('required') === true
  const enabled = brand.enabled !== false && (first('enabled') ?? required)

  let low = first('minLength') ?? 0
  let high = first('maxLength') ?? 255
  if (low > high) {
    low = first('minLength', [checks, settings]) ?? 0
    high = first('maxLength', [checks, settings]) ?? 255
  }
  if (low > high) [low, high] = [0, 255]

  const source = [[checks, settings], [brand], [defaults]].find((group) =>
    group.some((layer) => layer.acceptedPattern !== undefined || layer.patternId !== undefined),
  )
  const expression = source && first('acceptedPattern', source)
  const id = source && first('patternId', source)
  const check = expression === '*' ? undefined : (SOURCES[expression ?? ''] ?? KINDS[id ?? 0])

  const sized = (value: string) => value.length >= low && value.length <= high
  const fit = (value: string) => value.length <= 255
  const tries: Check[] = [
    (value) => sized(value) && (check?.(value) ?? true) && suits(field, value, Boolean(check)),
    (value) => fit(value) && (check?.(value) ?? true) && suits(field, value, Boolean(check)),
    (value) => sized(value) && suits(field, value, false),
    (value) => fit(value) && suits(field, value, false),
  ]
  const accepts = tries.find((accept) => CANDIDATES.some(accept)) as Check
  return { enabled, required, accepts }
}
