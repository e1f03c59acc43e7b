import { isLanguageCode, LANGUAGES } from '#rules/languages.ts'
import { quote } from '#lib/quote.ts'
import { UsageError } from '../brand/fault.ts'
import { findLanguage } from './table.ts'

export interface NewLanguage {
  code: string
  tag: string
  locale: string
  name: string
  /** Name in English, for our own docs. */
  englishName: string
  direction: 'ltr' | 'rtl'
  currency: string
  fallback: string
}

type Flags = Readonly<Record<string, string | boolean | undefined>>

/**
 * Describes a language that is to be added, by what `Intl` knows of its tag.
 *
 * @throws UsageError with every flag that is wrong
 */
export function describeLanguage(code: string, flags: Flags): NewLanguage {
  const text = (name: string) => flags[name] as string | undefined
  const wrong: string[] = []
  const tag = canonicalise(text('tag') ?? code.toLowerCase())
  if (!/^[A-Z]{2,3}(?:-[A-Z]{2})?$/.test(code))
    wrong.push(`The code is ${quote(code)}, must be like JA or PT-BR`)
  const known = findLanguage(code) ?? (tag && findLanguage(tag))
  if (known) wrong.push(`${code} is ${LANGUAGES[known].name}, which is there as ${known}`)
  const englishName = tag && new Intl.DisplayNames('en', { type: 'language' }).of(tag)
  if (!tag || englishName === tag)
    wrong.push(`No language has the tag ${quote(tag ?? text('tag') ?? code)}; give --tag`)
  const fallback = text('fallback') ?? 'EN'
  if (!isLanguageCode(fallback))
    wrong.push(
      `--fallback is ${quote(fallback)}, must be one of ${Object.keys(LANGUAGES).join(', ')}`,
    )
  const currency = text('currency') ?? 'USD'
  if (!Intl.supportedValuesOf('currency').includes(currency))
    wrong.push(`--currency is ${quote(currency)}, must be a code such as USD`)
  const name = (text('name') ?? ownName(tag)).trim()
  if (!/^[^\p{C}\p{Zl}\p{Zp}]{1,40}$/u.test(name))
    wrong.push(`--name is ${quote(name)}, must be one line of 1 to 40 characters`)
  const locale = text('locale') && canonicalise(text('locale')!)
  if (text('locale') && !locale)
    wrong.push(`--locale is ${quote(text('locale')!)}, must be a locale such as ja-JP`)
  if (wrong.length > 0 || !tag) throw new UsageError(wrong.join('\n'))
  return {
    code,
    tag,
    locale: locale || localeOf(tag),
    name,
    englishName: englishName!,
    direction: directionOf(tag),
    currency,
    fallback,
  }
}

const ownName = (tag: string | undefined) =>
  tag === undefined ? 'unknown' : new Intl.DisplayNames(tag, { type: 'language' }).of(tag)!

function canonicalise(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/**
 * Returns the tag's locale with a region, 24 hours, the civil calendar and Latin digits, which
 * players of money games expect; `Intl` would give each region its own.
 */
function localeOf(tag: string): string {
  const { region } = new Intl.Locale(tag).maximize()
  const plain = new Intl.Locale(tag, { region })
  const own = new Intl.DateTimeFormat(plain, { hour: 'numeric' }).resolvedOptions()
  return new Intl.Locale(plain, {
    ...(own.calendar !== 'gregory' && { calendar: 'gregory' }),
    ...(own.hourCycle !== 'h23' && { hourCycle: 'h23' }),
    ...(own.numberingSystem !== 'latn' && { numberingSystem: 'latn' }),
  }).toString()
}

/** The types of TypeScript's library do not know this method yet. */
type WithTextInfo = Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } }

const directionOf = (tag: string) => (new Intl.Locale(tag) as WithTextInfo).getTextInfo().direction
