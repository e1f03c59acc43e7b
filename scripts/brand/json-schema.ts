import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import { CHOICE_NAMES, CHOICES } from '#core/brand/choices.ts'
import { FEATURES } from '#core/brand/features.ts'
import { LOOK_NAMES, LOOKS } from '#core/brand/looks.ts'
import { PICTURE_KEYS, PICTURE_SLOTS, PictureSchema } from '#core/brand/pictures.ts'
import { type BrandFile, BrandSchema, MODES } from '#core/brand/schema.ts'
import type { SeedName } from '#core/brand/theme.ts'
import FACES from '#themes/faces.json' with { type: 'json' }
import TOKENS from '#themes/tokens.json' with { type: 'json' }
import { CHOICES_PAGE, writeChoicesPage } from './choices-page.ts'
import { formatJson } from './format-json.ts'
import { JSON_SCHEMA_FILE, THEMES } from './places.ts'
import { describeProperties, textOfKey } from './schema-keys.ts'
import { listThemeSchemas } from './theme/json-schema.ts'

/** Descriptions of brand keys that editors show as tooltips. */
const DESCRIPTIONS: Record<keyof BrandFile, string> = {
  $schema: 'Where editors find this schema: ../brand.schema.json',
  id: 'Name of the brand folder; also its address in the sandbox, <id>.localhost',
  name: 'What players call the site',
  merchant: "The merchant code under which the gateway knows this brand; no other brand's",
  platform: 'Always WEB',
  lotteryType: 'Kind of lottery that the gateway serves',
  domains: 'Hosts of the site, the main one first',
  mirrorDomains: 'Other hosts that players may try when the main one is blocked',
  secureSubdomains:
    'Has browsers use https for all subdomains of the domains, too (HSTS); set it only if each of them has TLS',
  mirrorsWhenBlocked:
    'Offers the mirrors also to visitors whose region is blocked; a licence may forbid that',
  serviceWorker:
    'Keeps the site’s files on the device, so that it opens without a network; off by default, which removes what was kept',
  languages: 'Languages offered, in the order of the selector; the selector itself leaves out CN',
  defaultLanguage: 'Language of a first visit',
  currency: 'Currency of players’ balances',
  timeZone: "Zone of the brand's days, such as Asia/Bangkok; the currency's country by default",
  socketPath: "Path of the gateway's socket",
  gatewayKeyThumbprint: 'RFC 7638 thumbprint that a key of the gateway must have',
  theme: 'Seed colours, a look, and single choices that replace those of the look',
  logo: 'Square mark (icons come from it) and wordmark; dark variants are drawn on dark surfaces',
  banner:
    'Stands under the gateway’s banners until they load, and is the first picture of home without pictures.hero; 16:7',
  pictures: 'Own pictures by slot (docs/pictures.md)',
  accountTypes:
    'Account types by which the gateway says who is an agent or a trial; all others are members',
  features: 'What the site can do; what is off here, the gateway cannot turn on',
  homeRows:
    'Rows of the home page; the gateway may choose their order. The strips offer (a promotion) and providers (a line of vendors) have the places that the choice home gives them, unless this list names one of them',
  registration: 'Defaults of the registration form; the gateway may narrow them',
  resources: 'Addresses of app downloads and social channels',
  customerService: 'Where players find help',
  origins: 'Outside origins that pages may load from; one leading wildcard is allowed',
  verification: 'Who checks that a visitor is human, and phone numbers',
  telemetry:
    'Who is told of errors, speed and steps of visits (docs/telemetry.md); nobody by default',
  vendorNames: 'Names that vendors go by where the currency is the given one',
  legal: 'Licence, minimum age, footer texts and the disclaimer that follows them',
  seo: 'Title and description of each offered language',
  wording: 'Own words for messages of the product, by English source and context',
}

const describeSeed = (name: SeedName) =>
  `${TOKENS.seeds[name]}; one for both modes, or one for each`

/** Descriptions of the keys of the theme that say its colours. */
const COLOUR_DESCRIPTIONS = {
  primary: describeSeed('primary'),
  accent: describeSeed('accent'),
  neutral: describeSeed('neutral'),
  exact:
    'Uses primary and accent as given; words, lines and tints change around them instead. A grey that cannot be seen on the page is inverted',
  tokens: 'Colours that replace computed ones, by mode and token; checked like all others',
}

const ACCOUNT_TYPE_DESCRIPTIONS: Record<keyof typeof ACCOUNT_TYPES, string> = {
  agents: 'Types of all agents, who lead a team and use the agent center',
  officeAgents: 'Those of them who have no wallet and do not play, and see the agent center only',
  trials: 'Types of trial players, who play with play money',
}

const PICTURE_LISTS = {
  hero: 'Slides at the top of the home page, at most 5; docs/pictures.md has their shape for each hero and heroHeight',
  tiers: 'Emblems of the VIP levels, the lowest first, square and transparent',
  categories: 'Pictures of the categories of games by their code, square and transparent',
  screenshots:
    'The site as browsers show it before they install it, at most 8; those of a phone all of one shape, those of a desk, too',
}

/** Generates the JSON Schema of `brand.json`, the content of `brands/brand.schema.json`. */
export async function writeBrandJsonSchema(): Promise<string> {
  const schema = toJsonSchema(BrandSchema, {
    typeMode: 'input',
    // The schema leaves out rules that JSON Schema cannot express, such as "no entry twice"; the
    // brand script reports them.
    errorMode: 'ignore',
    definitions: { picture: PictureSchema },
  })
  const properties = schema.properties as Record<
    string,
    { description?: string; properties?: Record<string, object> }
  >
  for (const [name, description] of Object.entries(DESCRIPTIONS)) {
    properties[name] = { description, ...properties[name] }
  }
  const features = properties['features']!.properties!
  for (const [name, { summary }] of Object.entries(FEATURES)) {
    features[name] = { description: summary, ...features[name] }
  }
  const types = properties['accountTypes']!.properties!
  for (const [name, description] of Object.entries(ACCOUNT_TYPE_DESCRIPTIONS)) {
    types[name] = { description, ...types[name] }
  }
  describeTheme(properties['theme']!.properties!)
  const slots = properties['pictures']!.properties!
  for (const [name, summary] of Object.entries({ ...PICTURE_SLOTS, ...PICTURE_LISTS })) {
    slots[name] = { description: summary, ...slots[name] }
  }
  const [, picture] = (schema.$defs!['picture'] as { anyOf: [object, (typeof properties)[string]] })
    .anyOf
  for (const [name, summary] of Object.entries(PICTURE_KEYS)) {
    picture.properties![name] = { description: summary, ...picture.properties![name] }
  }
  for (const part of [schema, ...Object.values(schema.$defs!)]) {
    describeProperties(part as object, (path, text) => text ?? textOfKey(path))
  }
  return formatJson('brand.schema.json', {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Brand',
    ...schema,
  })
}

/** Adds what each token, each look and each value of a choice means. */
function describeTheme(theme: Record<string, object>): void {
  const { properties: modes } = theme['tokens'] as Record<string, Record<string, object>>
  for (const mode of MODES) {
    const { additionalProperties: color } = modes![mode] as Record<string, object>
    const described = Object.entries(TOKENS.colors).map(([token, description]) => [
      token,
      { description, ...color },
    ])
    modes![mode] = { ...modes![mode], properties: Object.fromEntries(described) }
  }
  for (const [name, description] of Object.entries(COLOUR_DESCRIPTIONS)) {
    theme[name] = { description, ...theme[name] }
  }
  const list = (entries: [string, string][]) =>
    entries.map(([value, text]) => `${value} – ${text}`).join('\n')
  const looks = LOOK_NAMES.map((name): [string, string] => [name, LOOKS[name].summary])
  theme['look'] = {
    description: `A complete set of the choices below\n${list(looks)}`,
    ...theme['look'],
  }
  theme['fonts'] = {
    description:
      'Font files of the brand, for headings (display) and for texts (body); letters that they lack come from the chosen faces (docs/brands.md §1)',
    ...theme['fonts'],
  }
  for (const name of CHOICE_NAMES) {
    const { summary, values } = CHOICES[name]
    const texts = Object.entries<string>(values).map(([value, text]): [string, string] => [
      value,
      name === 'displayFace'
        ? `${text}; ${namePartners(value as keyof typeof FACES.display)}`
        : text,
    ])
    const description = `${summary}; the look's own by default\n${list(texts)}`
    theme[name] = { description, ...theme[name] }
  }
}

/** Names a face's partners for Korean and Chinese, and its weights beside the regular one. */
function namePartners(face: keyof typeof FACES.display): string {
  const { hangul, han, ...rest } = FACES.display[face]
  const weights = ['light', 'heavy'].filter((weight) => weight in rest)
  const write = (name: string) =>
    name
      .replace(/(?:^|-)([a-z])/g, (_all, first) => ` ${first.toUpperCase()}`)
      .trim()
      .replace(/\b(?:Kr|Sc|Zcool)\b/g, (part) => part.toUpperCase())
  const partners = `Korean in ${write(hangul)}, Chinese in ${write(han)}`
  return weights.length > 0 ? `${partners}; also ${weights.join(' and ')}` : partners
}

/**
 * Generates every JSON Schema that editors use, by its file: for brands, and for theme files; and
 * the page of words that says the same of choices.
 */
export async function writeJsonSchemas(): Promise<Map<string, string>> {
  const schemas = new Map([
    [JSON_SCHEMA_FILE, await writeBrandJsonSchema()],
    [CHOICES_PAGE, await writeChoicesPage()],
  ])
  for (const [path, schema] of listThemeSchemas()) {
    schemas.set(join(THEMES, path), await formatJson(path, schema))
  }
  return schemas
}

/** Lists the generated files that differ from what the rules of the check say now. */
export async function listStaleSchemas(): Promise<string[]> {
  const schemas = [...(await writeJsonSchemas())]
  return schemas.filter(([file, text]) => readIfThere(file) !== text).map(([file]) => file)
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
