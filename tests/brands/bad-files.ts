import { mkdirSync, rmSync } from 'node:fs'
import type { BadCase } from './bad-case.ts'
import type { Draft } from './workspace.ts'

const file =
  (text: string): BadCase['spoil'] =>
  ({ write }) =>
    write('brand.json', text)

/** Brand files and environment files that the check refuses, with the expected messages. */
export const BAD_FILES: BadCase[] = [
  {
    what: 'an empty brand file',
    spoil: file(''),
    told: 'brand.json: is empty, must hold a JSON object',
  },
  {
    what: 'a brand file of blanks',
    spoil: file(' \n'),
    told: 'brand.json: is empty, must hold a JSON object',
  },
  {
    what: 'a truncated brand file',
    spoil: file('{\n  "id": "x",\n  "name": "Exam'),
    told: 'brand.json:3:16: ends too early, the JSON object must be whole',
  },
  {
    what: 'a brand file with a truncated object',
    spoil: file('{ "id": "x"'),
    told: 'brand.json:1:12: ends too early, the JSON object must be whole',
  },
  {
    what: 'a brand file with a trailing comma',
    spoil: file('{\n  "id": "x",\n}'),
    told: 'brand.json:3:1: is not JSON: expected double-quoted property name',
  },
  {
    what: 'a brand file that is not JSON',
    spoil: file('id = x'),
    told: /brand\.json:1:1: is not JSON: unexpected token 'i'$/,
  },
  {
    what: 'a brand file with a text without quotes',
    spoil: file('{\n  "id": "x",\n  "currency": THB,\n  "name": "X"\n}'),
    told: /brand\.json:3:15: is not JSON: unexpected token 'T'$/,
  },
  {
    what: 'a brand file with a comment',
    spoil: file('\n// A comment\n{ "id": "x" }'),
    told: /brand\.json:2:1: is not JSON: unexpected token '\/'$/,
  },
  {
    what: 'a brand file that is not text',
    spoil: ({ write }) => write('brand.json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    told: 'brand.json: is not UTF-8 text, must be JSON saved as UTF-8',
  },
  {
    what: 'a brand file that holds a list',
    spoil: file('[]'),
    told: 'brand.json: holds a list, must hold a JSON object',
  },
  {
    what: 'a brand file that holds null',
    spoil: file('null'),
    told: 'brand.json: holds null, must hold a JSON object',
  },
  {
    what: 'a brand file that holds a string',
    spoil: file('"brand"'),
    told: 'brand.json: holds the text "brand", must hold a JSON object',
  },
  {
    what: 'a key __proto__',
    spoil: file('{ "id": "x", "__proto__": { "features": {} } }'),
    told: 'brand.json: $.__proto__: is a key that is refused, remove it',
  },
  {
    what: 'a nested key constructor',
    spoil: file('{ "theme": { "constructor": 1 } }'),
    told: 'brand.json: $.theme.constructor: is a key that is refused, remove it',
  },
  {
    what: 'a missing brand file',
    spoil: ({ id, workspace }) => rmSync(workspace.path(id, 'brand.json')),
    told: 'brand.json: does not exist, each brand folder needs one',
  },
  {
    what: 'an unknown key',
    change: (brand) => (brand['merchnat'] = 'x'),
    told: 'brand.json: $.merchnat: is not a known key, did you mean "merchant"?',
  },
  {
    what: 'an unknown feature',
    change: (brand) => (brand.features = { lotery: false } as never),
    told: 'brand.json: $.features.lotery: is not a known key, did you mean "lottery"?',
  },
  {
    what: 'a missing key',
    change: (brand) => delete (brand as Partial<Draft>).currency,
    told: 'brand.json: $.currency: is missing, must be a text',
  },
  {
    what: 'a value of a wrong type',
    change: (brand) => (brand.features = { agents: 'yes' } as never),
    told: 'brand.json: $.features.agents: is the text "yes", must be true or false',
  },
  {
    what: 'a number instead of a list',
    change: (brand) => (brand.domains = 3 as never),
    told: 'brand.json: $.domains: is the number 3, must be a list',
  },
  {
    what: 'an id that differs from its folder',
    change: (brand) => (brand.id = 'another'),
    told: /brand\.json: \$\.id: is "another", must be the name of its folder \("case-\d+"\)/,
  },
  {
    what: 'an unknown language',
    change: (brand) => (brand.languages = ['TH', 'FR'] as never),
    told: 'brand.json: $.languages[1]: is the text "FR", must be one of TH, EN, VI, KO, CN',
  },
  {
    what: 'a language named twice',
    change: (brand) => (brand.languages = ['TH', 'EN', 'EN', 'VI', 'KO', 'CN']),
    told: 'brand.json: $.languages[2]: is the text "EN", which already stands at [1], must stand once',
  },
  {
    what: 'a default language that is not offered',
    change: (brand) => {
      brand.languages = ['EN', 'KO']
      brand.seo = { EN: brand.seo!.EN!, KO: brand.seo!.KO! }
      brand.legal = {}
    },
    told: 'brand.json: $.defaultLanguage: is "TH", must be one of the languages offered (EN, KO)',
  },
  {
    what: 'missing search texts for an offered language',
    change: (brand) => delete brand.seo!.VI,
    told: 'brand.json: $.seo.VI: is missing, must give a title and a description since VI is offered',
  },
  {
    what: 'texts for a language that is not offered',
    change: (brand) => (brand.languages = ['TH', 'EN', 'VI', 'KO']),
    told: 'brand.json: $.seo.CN: is for a language that is not offered, must be one of TH, EN, VI, KO',
  },
  {
    what: 'a feature whose prerequisite is off',
    change: (brand) => (brand.features = { promotions: false }),
    told: 'brand.json: $.features.referral: is on but needs promotions, which is off; turn promotions on or referral off',
  },
  {
    what: 'a registration that hides the field it needs',
    change: (brand) => (brand.registration = { fields: { username: { enabled: false } } }),
    told: 'brand.json: $.registration.fields.username.enabled: is false, must be true since features.usernameRegistration is on',
  },
  {
    what: 'a field rule with a minimum above its maximum',
    change: (brand) =>
      (brand.registration = { fields: { password: { minLength: 20, maxLength: 8 } } }),
    told: 'brand.json: $.registration.fields.password.minLength: is 20, must not be greater than maxLength (8)',
  },
  {
    what: 'an invalid pattern',
    change: (brand) => (brand.registration = { fields: { zalo: { acceptedPattern: '[a-' } } }),
    told: 'brand.json: $.registration.fields.zalo.acceptedPattern: is "[a-", must be a regular expression or "*"',
  },
  {
    what: 'a default mode that is not offered',
    change: (brand) => (brand.theme.modes = ['light']),
    told: 'brand.json: $.theme.defaultMode: is "dark", must be one of the modes offered (light)',
  },
  {
    what: 'a colour given by name',
    change: (brand) => (brand.theme.accent = 'red'),
    told: 'brand.json: $.theme.accent: is the text "red", must be a colour written as six hexadecimal digits',
  },
  {
    what: 'a colour that cannot reach its contrast',
    change: (brand) => Object.assign(brand.theme, { primary: '#08003a', exact: false }),
    told: /brand\.json: \$\.theme\.primary: primary on surface in dark mode reaches [\d.]+:1 and needs 3:1, even with the lightness of "#08003a" shifted by 0\.2/,
  },
  {
    what: 'a host with a scheme',
    change: (brand) => (brand.domains = ['https://a.example']),
    told: 'brand.json: $.domains[0]: is the text "https://a.example", must be a host name in lower case',
  },
  {
    what: 'an origin over plain http',
    change: (brand) => (brand.origins = { games: ['http://games.example'] }),
    told: 'brand.json: $.origins.games[0]: is the text "http://games.example", must be an https origin without a path',
  },
  {
    what: 'an unknown verification provider',
    change: (brand) => (brand.verification = { human: { provider: 'turnstyle' } } as never),
    told: 'brand.json: $.verification.human.provider: is the text "turnstyle", did you mean "turnstile"?',
  },
  {
    what: 'a duplicate merchant code in other letter case',
    change: (brand) => (brand.merchant = 'M_TWIN'),
    told: 'brand.json: $.merchant: is "M_TWIN", which brands/twin/brand.json has too; each brand needs its own',
  },
  {
    what: "a mirror that is another brand's domain",
    change: (brand) => (brand.mirrorDomains = ['twin.example']),
    told: 'brand.json: $.mirrorDomains[0]: is "twin.example", which brands/twin/brand.json has too',
  },
  {
    what: 'a wording override of an unknown text',
    change: (brand) => (brand.wording = { EN: [{ source: 'Hot gamez', text: 'Top' }] }),
    told: 'brand.json: $.wording.EN[0].source: is "Hot gamez", which no screen shows; did you mean "Hot games"?',
  },
  {
    what: 'a wording override without its context',
    change: (brand) => (brand.wording = { TH: [{ source: 'Slots', text: 'สล็อต' }] }),
    told: 'brand.json: $.wording.TH[0].context: is missing, must be "game category", "kind of game" for "Slots"',
  },
  {
    what: 'a wording override that omits a placeholder',
    change: (brand) => (brand.wording = { EN: [{ source: 'Account of {name}', text: 'Account' }] }),
    told: 'brand.json: $.wording.EN[0].text: lacks {name}, must keep every placeholder',
  },
  {
    what: 'a wording override with an unknown placeholder',
    change: (brand) => (brand.wording = { EN: [{ source: 'About us', text: 'About {me}' }] }),
    told: 'brand.json: $.wording.EN[0].text: holds {me}, which "About us" does not have',
  },
  {
    what: 'an overlay whose variable is not set',
    spoil: ({ write }) => write('sandbox.json', '{ "gateway": "https://${LIVERY_UNSET}" }'),
    told: 'sandbox.json: $.gateway: needs the environment variable LIVERY_UNSET, which is not set and has no default',
  },
  ...['http://api.example.com', 'http://10.0.0.1:8080', 'http://localhost.example'].map(
    (gateway): BadCase => ({
      what: `an overlay with the gateway ${gateway}`,
      spoil: ({ write }) => write('sandbox.json', JSON.stringify({ gateway })),
      told: `sandbox.json: $.gateway: is the text "${gateway}", must be an https origin without a path`,
    }),
  ),
  {
    what: 'an overlay with an origin over plain http',
    spoil: ({ write }) =>
      write('sandbox.json', '{ "origins": { "games": ["http://games.example"] } }'),
    told: 'sandbox.json: $.origins.games[0]: is the text "http://games.example", must be an https origin without a path',
  },
  {
    what: "an overlay with another brand's domain",
    spoil: ({ write, workspace }) => {
      workspace.copy('good', 'heir')
      write('sandbox.json', '{ "domains": ["heir.example"] }')
    },
    told: 'sandbox.json: $.domains[0]: is "heir.example", which brands/heir/brand.json has too',
  },
  {
    what: 'a brand file that is a folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'brand.json'))
      mkdirSync(workspace.path(id, 'brand.json'))
    },
    told: 'brand.json: is a folder, must be a file of JSON',
  },
  {
    what: 'an overlay with a key that overlays may not have',
    spoil: ({ write }) => write('sandbox.json', '{ "currency": "USD" }'),
    told: 'sandbox.json: $.currency: is not a known key, must be one of $schema, gateway, gatewayKeyThumbprint, merchant,',
  },
]
