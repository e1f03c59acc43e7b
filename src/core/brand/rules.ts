import type { LanguageCode } from '#core/locale/languages.ts'
import { FEATURE_NAMES, FEATURES, type FeatureName } from './features.ts'
import type { Brand } from './schema.ts'

export interface BrandFault {
  /** JSON path in brand.json. */
  path: string
  message: string
}

/** Fields that a feature cannot do without, by the feature. */
const FIELDS_OF_FEATURES = {
  usernameRegistration: ['username'],
  mobileRegistration: ['mobileNum'],
  registrationSms: ['verificationCode'],
  mobilePasswordRegistration: ['password'],
} as const satisfies Partial<Record<FeatureName, readonly string[]>>

/** Rules between the fields of a brand whose shape is right; every fault, none thrown. */
export function findBrandFaults(brand: Brand): BrandFault[] {
  return [
    ...idFaults(brand),
    ...languageFaults(brand),
    ...featureFaults(brand),
    ...fieldRuleFaults(brand),
    ...otherFaults(brand),
  ]
}

/** Names of the sandbox's own hosts, `<name>.localhost`. */
const RESERVED_IDS = ['gateway', 'games']

function* idFaults({ id }: Brand): Generator<BrandFault> {
  if (!RESERVED_IDS.includes(id)) return
  yield { path: '$.id', message: `is "${id}", which the sandbox keeps for itself, must be another` }
}

function* languageFaults(brand: Brand): Generator<BrandFault> {
  const offered = brand.languages.join(', ')
  if (!brand.languages.includes(brand.defaultLanguage)) {
    yield {
      path: '$.defaultLanguage',
      message: `is "${brand.defaultLanguage}", must be one of the languages offered (${offered})`,
    }
  }
  for (const code of brand.languages) {
    if (!brand.seo[code]) {
      yield {
        path: `$.seo.${code}`,
        message: `is missing, must give a title and a description since ${code} is offered`,
      }
    }
  }
  const texts = { 'legal.footer': brand.legal.footer, seo: brand.seo, wording: brand.wording }
  for (const [name, byLanguage] of Object.entries(texts)) {
    for (const code of Object.keys(byLanguage) as LanguageCode[]) {
      if (brand.languages.includes(code)) continue
      yield {
        path: `$.${name}.${code}`,
        message: `is for a language that is not offered, must be one of ${offered}`,
      }
    }
  }
}

function* featureFaults({ features, contracts, registration }: Brand): Generator<BrandFault> {
  for (const name of FEATURE_NAMES) {
    if (!features[name]) continue
    const { needs = [] } = FEATURES[name] as { needs?: readonly FeatureName[] }
    for (const needed of needs.filter((other) => !features[other])) {
      yield {
        path: `$.features.${name}`,
        message: `is on but needs ${needed}, which is off; turn ${needed} on or ${name} off`,
      }
    }
  }
  for (const [name, on] of Object.entries(contracts)) {
    if (on && !features.agents) {
      yield {
        path: `$.contracts.${name}`,
        message: 'is on but needs features.agents, which is off; turn agents on or this off',
      }
    }
  }
  for (const [feature, fields] of Object.entries(FIELDS_OF_FEATURES)) {
    if (!features[feature as FeatureName]) continue
    for (const field of fields) {
      if (registration.fields[field]?.enabled !== false) continue
      yield {
        path: `$.registration.fields.${field}.enabled`,
        message: `is false, must be true since features.${feature} is on`,
      }
    }
  }
}

function* fieldRuleFaults({ registration }: Brand): Generator<BrandFault> {
  for (const [field, rule] of Object.entries(registration.fields)) {
    const path = `$.registration.fields.${field}`
    const { minLength, maxLength, acceptedPattern, enabled, required } = rule
    if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
      yield {
        path: `${path}.minLength`,
        message: `is ${minLength}, must not be greater than maxLength (${maxLength})`,
      }
    }
    if (required && enabled === false) {
      yield {
        path: `${path}.required`,
        message: 'is true for a field that is not shown, must be false or the field enabled',
      }
    }
    // Specification §5: "*" stands for any characters.
    if (acceptedPattern !== undefined && acceptedPattern !== '*' && !isPattern(acceptedPattern)) {
      yield {
        path: `${path}.acceptedPattern`,
        message: `is ${JSON.stringify(acceptedPattern)}, must be a regular expression or "*"`,
      }
    }
  }
}

function* otherFaults(brand: Brand): Generator<BrandFault> {
  const { defaultMode, modes } = brand.theme
  if (!modes.includes(defaultMode)) {
    yield {
      path: '$.theme.defaultMode',
      message: `is "${defaultMode}", must be one of the modes offered (${modes.join(', ')})`,
    }
  }
  for (const [index, domain] of brand.mirrorDomains.entries()) {
    if (brand.domains.includes(domain)) {
      yield {
        path: `$.mirrorDomains[${index}]`,
        message: `is "${domain}", which already stands in domains; name it once`,
      }
    }
  }
  for (const [index, { vendors, prefixes }] of brand.vendorNames.entries()) {
    if (vendors.length + prefixes.length > 0) continue
    yield {
      path: `$.vendorNames[${index}]`,
      message: 'names no vendor, must list vendors or prefixes',
    }
  }
}

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source))
  } catch {
    return false
  }
}
