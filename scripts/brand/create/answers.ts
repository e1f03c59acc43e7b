import { createHash } from 'node:crypto'
import { formatHex } from 'culori'
import { CHOICE_NAMES, toDashes, type Choices, valuesOf } from '#core/brand/choices.ts'
import { LOOK_NAMES, LOOKS, type LookName } from '#core/brand/looks.ts'
import { MODES, type Mode } from '#core/brand/schema.ts'
import { LANGUAGE_CODES, type LanguageCode } from '#rules/languages.ts'
import { factsOf, findLanguage } from '../../language/table.ts'
import { UsageError } from '../fault.ts'
import { findNearest } from '../read/nearest.ts'

/** An operator's decisions about a new brand. */
export interface Answers {
  name: string
  merchant: string
  domain: string
  languages: LanguageCode[]
  defaultLanguage: LanguageCode
  currency: string
  mode: Mode
  /** Primary colour of the brand, `#rrggbb`. */
  primary: string
  accent: string
  neutral: string
  look: LookName
  /** Choices that replace those of the look. */
  choices: Partial<Choices>
}

type Flags = Record<string, string | boolean | undefined>

/** A flag whose value does not exist; the message says what would be right. */
export interface WrongFlag {
  flag: string
  message: string
}

/**
 * Suggests design choices and colours for a new brand; the same id always gets the same.
 *
 * @throws UsageError with every flag whose value does not exist
 */
export function suggestAnswers(id: string, flags: Flags): Answers {
  const { answers, wrong } = readAnswers(id, flags)
  if (wrong.length === 0) return answers
  throw new UsageError(wrong.map(({ flag, message }) => `--${flag} ${message}`).join('\n'))
}

/** Reads answers from flags; suggestions stand in for flags that are missing or wrong. */
export function readAnswers(id: string, flags: Flags): { answers: Answers; wrong: WrongFlag[] } {
  const wrong: WrongFlag[] = []
  const pick = <Choice extends string>(
    flag: string,
    choices: readonly Choice[],
    given: string | undefined,
  ): Choice | undefined => {
    if (given === undefined) return undefined
    const found = choices.find((choice) => choice === given)
    if (!found) wrong.push({ flag, message: refuse(choices, given) })
    return found
  }
  const bytes = createHash('sha256').update(id).digest()
  const text = (name: string) =>
    flags[name] === '' ? undefined : (flags[name] as string | undefined)
  const names = text('languages')
    ?.split(/[\s,]+/)
    .filter(Boolean)
  if (names?.length === 0) {
    wrong.push({ flag: 'languages', message: 'names none, must name at least one' })
  }
  const known = names?.flatMap(
    (name) => pick('languages', LANGUAGE_CODES, findLanguage(name) ?? name.toUpperCase()) ?? [],
  )
  const languages = known?.length ? [...new Set(known)] : [...LANGUAGE_CODES]
  const preferred = known?.[0] ?? 'TH'
  const defaultName = text('default-language')
  const defaultLanguage = pick(
    'default-language',
    languages,
    defaultName && (findLanguage(defaultName) ?? defaultName.toUpperCase()),
  )
  const hue = (bytes[0]! / 256) * 360
  const seed = (l: number, c: number, h: number) => formatHex({ mode: 'oklch', l, c, h: h % 360 })!
  const choices = CHOICE_NAMES.flatMap((name) => {
    const flag = toDashes(name)
    const value = pick<string>(flag, valuesOf(name), text(flag))
    return value === undefined ? [] : [[name, value]]
  })
  const look = pick('look', LOOK_NAMES, text('look')) ?? LOOK_NAMES[bytes[2]! % LOOK_NAMES.length]!
  const answers = {
    name: text('name') ?? titleOf(id),
    merchant: text('merchant') ?? id.replaceAll('-', '_'),
    domain: text('domain') ?? `${id}.example`,
    languages,
    defaultLanguage: defaultLanguage ?? preferred,
    currency: text('currency') ?? factsOf(defaultLanguage ?? preferred).currency,
    mode: pick('mode', MODES, text('mode')) ?? LOOKS[look].mode,
    primary: text('primary') ?? seed(0.68, 0.15, hue),
    accent: text('accent') ?? seed(0.62, 0.17, hue + 120 + bytes[1]! / 2),
    neutral: text('neutral') ?? seed(0.4, 0.02, hue),
    look,
    choices: Object.fromEntries(choices) as Partial<Choices>,
  }
  return { answers, wrong }
}

/** Where each part of the design of a new brand comes from if no flag says it, and its key. */
const SUGGESTED = {
  primary: { key: 'theme.primary', from: 'is made from the id' },
  accent: { key: 'theme.accent', from: 'is made from the id, whatever the primary' },
  neutral: { key: 'theme.neutral', from: 'is made from the id, whatever the primary' },
  look: { key: 'theme.look', from: 'is chosen by the id (docs/looks.md shows all)' },
  mode: { key: 'theme.defaultMode', from: 'is that of the look' },
} as const satisfies Partial<Record<keyof Answers, object>>

/** Says in one line each what nobody chose of a new brand's design, and how to change it. */
export const tellSuggested = (flags: Flags, answers: Answers): string[] =>
  (Object.keys(SUGGESTED) as (keyof typeof SUGGESTED)[])
    .filter((name) => !flags[name])
    .map((name) => {
      const { key, from } = SUGGESTED[name]
      return `${name} ${answers[name]} ${from}; change it by --${name}, or ${key} in brand.json`
    })

function refuse(choices: readonly string[], given: string): string {
  const nearest = findNearest(given, choices)
  const hint = nearest ? `did you mean ${nearest}?` : `must be one of ${choices.join(', ')}`
  return `is "${given}", ${hint}`
}

export const titleOf = (id: string) => id.split('-').map(capitalise).join(' ')

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
