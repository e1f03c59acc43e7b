import { LANGUAGES } from '#rules/languages.ts'

/**
 * What the keys inside the parts of `brand.json` mean, by the end of their path; editors show it.
 * The keys that a table of the product names, such as tokens and features, have their text there.
 */
const KEYS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(LANGUAGES).map(([code, { name }]) => [code, `In ${name}`] as const),
  ),
  dark: 'In the dark mode',
  light: 'In the light mode',
  'theme.defaultMode': 'Mode of a first visit',
  'theme.modes': 'Modes that players may choose; both by default',
  'fonts.display': 'Face of headings; letters that its files lack come from displayFace',
  'fonts.body': 'Face of texts; letters that its files lack come from bodyFace',
  family: 'Name of the face',
  generic: 'Kind of face that stands in until the files are there',
  files: 'Files of the face, at most 8, each with other letters or of another weight',
  'files[].file': 'A .woff2 file in the brand folder, which the brand may serve by its licence',
  weight: 'Weight of the letters, from 100 to 900; 400 for texts',
  subset:
    'Letters for which the file is loaded; all by default. latin has the signs of currencies, too',
  'logo.mark': 'Square logo for light surfaces; icons come from it',
  'logo.wordmark': 'Wide logo for light surfaces, in header and footer',
  'logo.markDark': 'Square logo for dark surfaces; mark by default',
  'logo.wordmarkDark': 'Wide logo for dark surfaces; wordmark by default',
  'hero[].picture':
    'Picture of the slide, whose shape follows hero and heroHeight (table in docs/pictures.md); its words stand on the side that words names',
  'hero[].title': 'Large words of the slide, in every offered language',
  'hero[].text': 'Words below the title, in every offered language',
  'hero[].action': 'Words of the button, in every offered language; needs to',
  'hero[].to': 'Where the slide leads: a path such as /promotions, or an https address',
  'screenshots[].file': 'A picture of the site, such as "npm run gallery -- --window" takes it',
  'screenshots[].alt': 'What it shows, by language; the default language is its label',
  'scrim.tone': 'Whether the scrim is light or dark',
  'scrim.strength': 'Least strength in percent; more if the contrast of the words needs it',
  'registration.fields': 'Rules of the fields, in the order of the form',
  enabled: 'Whether players are asked for it; false is final, true the gateway may turn off',
  required: 'Whether it must be filled in; a required field stands in the registration form',
  ask: 'When a field that may be empty is asked for: in the registration form, or later in the security center, which is the default except for invitation codes',
  acceptedPattern: 'Regular expression that the value must match; "*" allows anything',
  patternId: 'Number of a kind of value (docs/product.md §5)',
  minLength: 'Fewest characters of the value',
  maxLength: 'Most characters of the value',
  'resources.android': 'Where the app for Android is downloaded',
  'resources.ios': 'Where the app for iOS is downloaded',
  'resources.iosLite': 'Where the light app for iOS is downloaded',
  'resources.whatsapp': 'Address of the channel in WhatsApp',
  'resources.facebook': 'Address of the page in Facebook',
  'resources.telegram': 'Address of the channel in Telegram',
  'resources.youtube': 'Address of the channel in YouTube',
  'resources.twitter': 'Address of the account in X, formerly Twitter',
  'resources.tiktok': 'Address of the account in TikTok',
  'resources.instagram': 'Address of the account in Instagram',
  'resources.line': 'Address of the account in LINE',
  'customerService.type': 'Opens in a window beside the page, or as a link in a new tab',
  'customerService.url':
    'Address of the help, unless the gateway sends one whose origin is allowed',
  'customerService.email': 'Address for letters to customer service',
  'customerService.displayKey':
    'Key that decrypts the address of customer service, which the gateway sends encrypted',
  'origins.images': 'Origins of pictures',
  'origins.games': 'Origins of the pages of games',
  'origins.social': 'Origins of the login pages of social networks',
  'origins.chat': 'Origins of the live chat',
  'origins.payments': 'Origins of the pages of payment providers',
  'verification.human': 'Who checks that a visitor is human',
  'verification.phone': 'Who sends the code to a phone number',
  provider: 'Name of the service',
  siteKey: 'Public key of the site at Turnstile',
  apiKey: 'Public key of the project at Firebase',
  authDomain: 'Host of the project’s sign-in at Firebase',
  projectId: 'Id of the project at Firebase',
  appId: 'Id of the app at Firebase',
  'telemetry.destinations': 'Where reports go; the security policy allows exactly these origins',
  'telemetry.sample': 'Share of the visits that are reported; 1, which is all, by default',
  'telemetry.consent':
    'Whether a visitor is asked before anything is sent (ask, the default), or not (none)',
  'destinations[].kind':
    'json and otlp get everything, sentry the errors, plausible and matomo views and steps',
  'destinations[].url': 'Full address that takes the reports',
  'destinations[].dsn': 'DSN of the project at Sentry, which holds a public key only',
  'destinations[].site': 'Name of the site at Plausible, number of the site at Matomo',
  'vendorNames[].currency': 'Currency of the brands in which the vendors have the name',
  'vendorNames[].vendors': 'Codes of the vendors',
  'vendorNames[].prefixes': 'Beginnings of codes of more vendors',
  'vendorNames[].name': 'The name that players see',
  'legal.licence': 'Words that name the licence',
  'legal.licenceUrl': 'Page of the regulator that confirms the licence',
  'legal.minimumAge': 'Least age of players, at least 18',
  'legal.footer': 'Statement of risk and age, in place of the product’s own',
  'legal.disclaimer': 'Follows the footer: the operator is not liable for breaches of local law',
  'legal.withoutDisclaimer': 'Leaves the disclaimer out, where a jurisdiction forbids it',
  title: 'Title of the site, for search and shared links',
  description: 'Description of the site, for search and shared links',
  source: 'English text of the message',
  context: 'Context of the message, if it has one',
  '[].text': 'The brand’s own words',
}

interface Node {
  description?: string
  properties?: Record<string, Node>
  anyOf?: Node[]
  oneOf?: Node[]
  items?: Node
  additionalProperties?: Node | boolean
}

/**
 * Visits every property of a JSON Schema, with a path such as `$.pictures.hero[].to`. A visitor
 * that returns a text describes the property with it.
 */
export function describeProperties(
  node: Node,
  describe: (path: string, description: string | undefined) => string | undefined,
  path = '$',
): void {
  const { properties = {}, anyOf = [], oneOf = [], items, additionalProperties: others } = node
  for (const [name, child] of Object.entries(properties)) {
    const inner = `${path}.${name}`
    const text = describe(inner, child.description)
    if (text !== undefined) properties[name] = { description: text, ...child }
    describeProperties(properties[name]!, describe, inner)
  }
  for (const one of [...anyOf, ...oneOf]) describeProperties(one, describe, path)
  if (items) describeProperties(items, describe, `${path}[]`)
  if (typeof others === 'object') describeProperties(others, describe, `${path}.*`)
}

/** The text for a key of the brand file at the path. */
export const textOfKey = (path: string) => textOfEnd(KEYS, path)

/** The text for a key at the path; the longest end of a path that is known decides. */
export function textOfEnd(texts: Readonly<Record<string, string>>, path: string) {
  const isEnd = (end: string) => `.${path}`.endsWith(end.startsWith('[') ? end : `.${end}`)
  const ends = Object.keys(texts).filter(isEnd)
  return texts[ends.toSorted((one, other) => other.length - one.length)[0] ?? '']
}
