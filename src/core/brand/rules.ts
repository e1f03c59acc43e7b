import type { LanguageCode } from '#rules/languages.ts'
import { quote } from '#lib/quote.ts'
import { matchesOrigin } from '#lib/urls.ts'
import { ACCOUNT_TYPES } from './accountTypes.ts'
import { FEATURE_NAMES, FEATURES, type FeatureName } from './features.ts'
import type { BrandFault } from './brandFault.ts'
import {
  ageFaults,
  disclaimerFaults,
  licenceFaults,
  slideAgeFaults,
  wordingAgeFaults,
} from './legalRules.ts'
import { findPictureFaults } from './pictures.ts'
import { fieldRuleFaults } from './fieldRuleFaults.ts'
import { COMPOSITIONS } from './compositions.ts'
import { HOME_ROWS, type HomeRow, isStrip } from './homeRows.ts'
import { type Brand, MODES } from './schema.ts'

/** The registration fields that a feature needs, by the feature's name. */
const FIELDS_OF_FEATURES = {
  usernameRegistration: ['username'],
  mobileRegistration: ['mobileNum'],
  registrationSms: ['verificationCode'],
  mobilePasswordRegistration: ['password'],
} as const satisfies Partial<Record<FeatureName, readonly string[]>>

type Rule = (brand: Partial<Brand>) => Iterable<BrandFault>

/**
 * Wraps a rule between keys of brand.json. The rule reports nothing if one of its keys could not be
 * read, since that key has a fault of its own.
 */
const rule =
  <Key extends keyof Brand>(
    keys: readonly Key[],
    find: (brand: Pick<Brand, Key>) => Iterable<BrandFault>,
  ): Rule =>
  (brand) =>
    keys.every((key) => brand[key] !== undefined) ? find(brand as Pick<Brand, Key>) : []

const RULES: readonly Rule[] = [
  rule(['id'], idFaults),
  rule(['languages', 'defaultLanguage'], defaultLanguageFaults),
  rule(['languages', 'seo'], seoFaults),
  ...(['legal', 'seo', 'wording'] as const).map((name) =>
    rule(['languages', name], (brand) => offeredFaults(brand, name)),
  ),
  rule(['languages', 'pictures'], ({ languages, pictures }) =>
    findPictureFaults(languages, pictures),
  ),
  rule(['accountTypes'], accountTypeFaults),
  rule(['features'], featureFaults),
  rule(['features', 'registration'], requiredFieldFaults),
  rule(['registration'], fieldRuleFaults),
  rule(['theme'], modeFaults),
  rule(['theme', 'pictures', 'homeRows'], unseenSlideFaults),
  rule(['features', 'homeRows'], homeRowFaults),
  rule(['domains', 'mirrorDomains'], mirrorFaults),
  rule(['vendorNames'], vendorNameFaults),
  rule(['customerService', 'origins'], serviceFaults),
  rule(['legal', 'seo'], ageFaults),
  rule(['legal', 'pictures'], slideAgeFaults),
  rule(['legal', 'wording'], wordingAgeFaults),
  rule(['languages', 'legal'], disclaimerFaults),
  rule(['legal', 'domains', 'mirrorDomains'], licenceFaults),
]

/**
 * Checks the rules between the fields of a brand; returns every fault and never throws.
 *
 * @param brand the fields that passed the schema: all of them, or only those that could be read
 */
export function findBrandFaults(brand: Partial<Brand>): BrandFault[] {
  return RULES.flatMap((find) => [...find(brand)])
}

/**
 * Names that no brand may have as its id, since the sandbox's own hosts use them as
 * `<name>.localhost`.
 */
const RESERVED_IDS = ['gateway', 'games']

function* idFaults({ id }: Pick<Brand, 'id'>): Generator<BrandFault> {
  if (!RESERVED_IDS.includes(id)) return
  yield { path: '$.id', message: `is "${id}", which the sandbox keeps for itself, must be another` }
}

function* defaultLanguageFaults({
  languages,
  defaultLanguage,
}: Pick<Brand, 'languages' | 'defaultLanguage'>): Generator<BrandFault> {
  if (languages.includes(defaultLanguage)) return
  yield {
    path: '$.defaultLanguage',
    message: `is "${defaultLanguage}", must be one of the languages offered (${languages.join(', ')})`,
  }
}

function* seoFaults({ languages, seo }: Pick<Brand, 'languages' | 'seo'>): Generator<BrandFault> {
  for (const code of languages.filter((one) => !seo[one])) {
    yield {
      path: `$.seo.${code}`,
      message: `is missing, must give a title and a description since ${code} is offered`,
    }
  }
}

/**
 * Lists a fault for each language that has a text in brand.json, although the brand does not offer
 * it.
 */
function* offeredFaults<Name extends 'legal' | 'seo' | 'wording'>(
  brand: Pick<Brand, 'languages' | Name>,
  name: Name,
): Generator<BrandFault> {
  const texts = brand[name]
  const lists: [path: string, byLanguage: object][] =
    'footer' in texts
      ? [
          [`${name}.footer`, texts.footer],
          [`${name}.disclaimer`, texts.disclaimer],
        ]
      : [[name, texts]]
  for (const [path, byLanguage] of lists) {
    for (const code of Object.keys(byLanguage) as LanguageCode[]) {
      if (brand.languages.includes(code)) continue
      yield {
        path: `$.${path}.${code}`,
        message: `is for a language that is not offered, must be one of ${brand.languages.join(', ')}`,
      }
    }
  }
}

function* featureFaults({ features }: Pick<Brand, 'features'>): Generator<BrandFault> {
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
}

function* accountTypeFaults({ accountTypes }: Pick<Brand, 'accountTypes'>): Generator<BrandFault> {
  const { agents, officeAgents, trials } = accountTypes
  const given = `agents (${agents.join(', ')})`
  for (const [index, type] of officeAgents.entries()) {
    if (agents.includes(type)) continue
    if (hasDefault(accountTypes, 'officeAgents')) {
      yield {
        path: '$.accountTypes.officeAgents',
        message: `is ${officeAgents.join(', ')}, the default of a line left out; write the line, with types out of ${given}, or []`,
      }
      break
    }
    yield {
      path: `$.accountTypes.officeAgents[${index}]`,
      message: `is ${type}, must be one of ${given}`,
    }
  }
  for (const [index, type] of trials.entries()) {
    if (!agents.includes(type)) continue
    if (hasDefault(accountTypes, 'trials')) {
      yield {
        path: '$.accountTypes.trials',
        message: `is ${trials.join(', ')}, the default of a line left out, which already stands in ${given}; write the line, with types of trials`,
      }
      break
    }
    yield {
      path: `$.accountTypes.trials[${index}]`,
      message: `is ${type}, which already stands in agents; an account has one kind`,
    }
  }
}

/** Whether a list is the one that holds in a brand file without its line. */
const hasDefault = (types: Brand['accountTypes'], name: 'officeAgents' | 'trials') =>
  types[name].join() === ACCOUNT_TYPES[name].join()

function* requiredFieldFaults({
  features,
  registration,
}: Pick<Brand, 'features' | 'registration'>): Generator<BrandFault> {
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

function* modeFaults({ theme }: Pick<Brand, 'theme'>): Generator<BrandFault> {
  const { defaultMode, modes, tokens = {} } = theme
  for (const mode of MODES.filter((one) => tokens[one] && !modes.includes(one))) {
    yield {
      path: `$.theme.tokens.${mode}`,
      message: `is for a mode that is not offered, must be one of ${modes.join(', ')}`,
    }
  }
  if (modes.includes(defaultMode)) return
  yield {
    path: '$.theme.defaultMode',
    message: `is "${defaultMode}", must be one of the modes offered (${modes.join(', ')})`,
  }
}

/** Slides show at the top of the home page, or in its strip with an offer. */
function* unseenSlideFaults({
  theme,
  pictures,
  homeRows,
}: Pick<Brand, 'theme' | 'pictures' | 'homeRows'>): Generator<BrandFault> {
  if (theme.hero !== 'none' || pictures.hero.length === 0) return
  const composed = COMPOSITIONS[theme.home].strips.map(([, strip]) => strip)
  const strips = homeRows.some(isStrip) ? homeRows : composed
  if (strips.includes('offer')) return
  yield {
    path: '$.pictures.hero',
    message:
      'is given although theme.hero is "none", must be left out, or the hero be another, or homeRows name "offer"',
  }
}

/** The rows of the home page that a feature fills. */
const FEATURES_OF_ROWS: Partial<Record<HomeRow, FeatureName>> = {
  winners: 'winnerBoard',
  ELOTT: 'lottery',
}

/** A row without its feature is never shown; only the default list may name it. */
function* homeRowFaults({
  features,
  homeRows,
}: Pick<Brand, 'features' | 'homeRows'>): Generator<BrandFault> {
  if (homeRows.join() === HOME_ROWS.join()) return
  for (const [index, row] of homeRows.entries()) {
    const feature = FEATURES_OF_ROWS[row]
    if (feature === undefined || features[feature]) continue
    yield {
      path: `$.homeRows[${index}]`,
      message: `is "${row}", but features.${feature} is off; turn it on, or name another row`,
    }
  }
}

function* mirrorFaults({
  domains,
  mirrorDomains,
}: Pick<Brand, 'domains' | 'mirrorDomains'>): Generator<BrandFault> {
  for (const [index, domain] of mirrorDomains.entries()) {
    if (!domains.includes(domain)) continue
    yield {
      path: `$.mirrorDomains[${index}]`,
      message: `is "${domain}", which already stands in domains; name it once`,
    }
  }
}

function* vendorNameFaults({ vendorNames }: Pick<Brand, 'vendorNames'>): Generator<BrandFault> {
  for (const [index, { vendors, prefixes }] of vendorNames.entries()) {
    if (vendors.length + prefixes.length > 0) continue
    yield {
      path: `$.vendorNames[${index}]`,
      message: 'names no vendor, must list vendors or prefixes',
    }
  }
}

function* serviceFaults({
  customerService: { url },
  origins,
}: Pick<Brand, 'customerService' | 'origins'>): Generator<BrandFault> {
  if (url === undefined || matchesOrigin(new URL(url).origin, origins.chat)) return
  yield {
    path: '$.customerService.url',
    message: `is ${quote(url)}, must lie within origins.chat (${origins.chat.join(', ') || 'none'})`,
  }
}
