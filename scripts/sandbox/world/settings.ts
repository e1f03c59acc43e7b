import type * as v from 'valibot'
import type { FieldRuleSchema } from '#core/brand/fieldRule.ts'
import { RESOURCE_TYPES } from '#core/brand/resourceTypes.ts'
import type { Brand } from '#core/brand/schema.ts'
import fieldRules from '../content/field-rules.json' with { type: 'json' }
import operator from '../content/resources.json' with { type: 'json' }

type Fields = Brand['registration']['fields']
export type FieldRule = v.InferOutput<typeof FieldRuleSchema>

/**
 * The gateway's own registration rules, which a brand's rules override; pattern kinds as in
 * docs/product.md §5.
 */
const FIELD_RULES = fieldRules as Fields

/** Overrides one rule by another; a pattern replaces the lower rule's pattern and its number. */
export function overRule<Rule extends object>(lower: FieldRule = {}, upper?: Rule) {
  const { acceptedPattern: _pattern, patternId: _id, ...rest } = lower
  const saysPattern = upper && ('acceptedPattern' in upper || 'patternId' in upper)
  return { ...(saysPattern ? rest : lower), ...upper }
}

/**
 * Merges the gateway's rules with a brand's own, which override them. A code by SMS is required if
 * the brand uses it.
 */
export function mergeFieldRules({ registration, features }: Brand): Record<string, FieldRule> {
  const { fields } = registration
  const names = new Set([...orderOf(Object.keys(fields)), ...Object.keys(FIELD_RULES)])
  const rules = ([...names] as (keyof Fields)[]).map((name) => [
    name,
    overRule(FIELD_RULES[name], fields[name]),
  ])
  const asksCode = { enabled: features.registrationSms, required: features.registrationSms }
  return {
    ...Object.fromEntries(rules),
    verificationCode: { maxLength: 6, ...fields.verificationCode, ...asksCode },
  }
}

const PAIR: readonly string[] = ['username', 'password']

/**
 * Orders the fields like the brand's form, with username and password first or next to each other.
 */
function orderOf(named: readonly string[]): readonly string[] {
  if (PAIR.every((name) => named.includes(name))) return named
  if (!PAIR.some((name) => named.includes(name))) return [...PAIR, ...named]
  return named.flatMap((name) => (PAIR.includes(name) ? PAIR : [name]))
}

/** Version and size of the operator's apps. */
const APPS: Readonly<Record<string, { version: string; bytes: number }>> = operator.apps

/**
 * Lists a merchant's links; those to its apps only if it offers them. A brand without its own gets
 * some with addresses on its main domain.
 */
export function listResources({ resources, domains, features }: Brand) {
  const given = Object.entries(resources).filter(([, url]) => url !== undefined)
  const entries: (readonly [string, string])[] = given.length
    ? given
    : operator.resources.map(
        (name) => [name, `https://go.${domains[0]}/${name.toLowerCase()}`] as const,
      )
  const offered = entries.filter(([name]) => features.appDownload || !APPS[name])
  return offered.map(([name, url]) => ({
    resourceType: RESOURCE_TYPES[name as keyof typeof RESOURCE_TYPES],
    url,
    ...APPS[name],
  }))
}
