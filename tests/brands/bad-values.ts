import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import type { BadCase } from './bad-case.ts'

const origin = (pattern: string, told: string): BadCase => ({
  what: `the origin ${pattern}`,
  change: (brand) => (brand.origins = { images: [pattern] }),
  told: `brand.json: $.origins.images[0]: is ${told}`,
})

const address = (url: string): BadCase => ({
  what: `the address ${url}`,
  change: (brand) => (brand.resources = { whatsapp: url }),
  told: `brand.json: $.resources.whatsapp: is the text "${url}", must be a full https address, with a host name and without a user name`,
})

const leading = (to: string, told: string): BadCase => ({
  what: `a slide that leads to ${to}`,
  change: (brand) => {
    brand.features = { vip: false, missions: false }
    brand.pictures = { hero: [{ picture: 'banner.svg', to }] }
  },
  told: `brand.json: $.pictures.hero[0].to: is ${JSON.stringify(to)}, ${told}`,
})

const invisible = (character: string, code: string): BadCase => ({
  what: `the invisible character U+${code} in its name`,
  change: (brand) => (brand.name = `Lu${character}cky`),
  told: `brand.json: $.name: holds the invisible character U+${code} after "Lu", remove it`,
})

const fieldRule = (
  field: 'email' | 'mobileNum' | 'birthday' | 'zalo',
  rule: { acceptedPattern?: string; patternId?: number; minLength?: number },
  told: string,
): BadCase => ({
  what: `the rule ${JSON.stringify(rule)} for its field ${field}`,
  change: (brand) => (brand.registration = { fields: { [field]: rule } }),
  told: `brand.json: $.registration.fields.${field}.${told}`,
})

const NO_VALUE =
  'for which the site finds no value that fits, so that it would ignore it; write it simpler, or leave it out'
const NO_VALUE_OF_KIND = 'which no value of this field fits, must be another or left out'
const SHARED = 'under which strangers have sites, must be a wildcard under a domain of your own'
const ORIGIN = 'must be an https origin without a path'

/** Values of the right type that the brand check refuses, with the expected messages. */
export const BAD_VALUES: BadCase[] = [
  address('https://*'),
  address('https://*.com'),
  {
    what: 'an address with a password',
    change: (brand) => (brand.resources = { whatsapp: 'https://user:pw@host.example' }),
    told: 'brand.json: $.resources.whatsapp: holds a user with a password, but the site is public',
  },
  address('https://localhost/x'),
  leading('/promotion', 'which no page of the site answers; did you mean "/promotions"?'),
  leading('/nowhere/at/all', 'which no page of the site answers; must be one of /'),
  leading(
    '/member#depositv',
    'which no page of the site answers; did you mean "/member#depositv2"?',
  ),
  leading('/VIP/', 'but features.vip is off; turn it on, or lead to another page'),
  leading('/member#missionLeaderboard', 'but features.missions is off; turn it on'),
  leading('/\\evil.example', 'which browsers may read as another site, must be a path'),
  fieldRule('email', { patternId: 15 }, `patternId: is 15, ${NO_VALUE_OF_KIND}`),
  fieldRule('mobileNum', { patternId: 13 }, `patternId: is 13, ${NO_VALUE_OF_KIND}`),
  fieldRule('birthday', { patternId: 9 }, `patternId: is 9, ${NO_VALUE_OF_KIND}`),
  fieldRule(
    'zalo',
    { patternId: 99 },
    'patternId: is 99, which no kind of text has, must be 1 to 20',
  ),
  fieldRule('zalo', { acceptedPattern: '^a$b' }, `acceptedPattern: is "^a$b", ${NO_VALUE}`),
  fieldRule(
    'zalo',
    { acceptedPattern: '/^[0-9]{9}$/' },
    `acceptedPattern: is "/^[0-9]{9}$/", ${NO_VALUE}`,
  ),
  fieldRule(
    'zalo',
    { acceptedPattern: '^[0-9]{5}$', minLength: 8 },
    'acceptedPattern: is "^[0-9]{5}$", which no value fits with minLength 8, change one of them',
  ),
  {
    what: 'an app that lies at an address of its own site without a page',
    change: (brand) =>
      (brand.resources = {
        android: `https://${brand.domains[0]}/apps`,
        ios: `https://${brand.domains[0]}/files/game.ipa`,
      }),
    told: /brand\.json: \$\.resources\.android: is "https:[^"]+\/apps", which no page of the site answers; did you mean "\/app"\?$/,
  },
  {
    what: 'an overlay with a domain that is a mirror of the brand',
    change: (brand) => (brand.mirrorDomains = ['one.mirror.example']),
    spoil: ({ write }) => write('sandbox.json', '{ "domains": ["one.mirror.example"] }'),
    told: /sandbox\.json: makes a fault of brands\/case-\d+\/brand\.json: \$\.mirrorDomains\[0\] is "one\.mirror\.example", which already stands in domains/,
  },
  {
    what: 'an overlay with a mirror that is a domain of the brand',
    change: (brand) => (brand.domains = ['two.mirror.example']),
    spoil: ({ write }) => write('sandbox.json', '{ "mirrorDomains": ["two.mirror.example"] }'),
    told: 'sandbox.json: $.mirrorDomains[0]: is "two.mirror.example", which already stands in domains; name it once',
  },
  {
    what: 'an overlay on whose domain no page answers a slide',
    change: (brand) =>
      (brand.pictures = { hero: [{ picture: 'banner.svg', to: 'https://stage.example/promo' }] }),
    spoil: ({ write }) => write('sandbox.json', '{ "domains": ["stage.example"] }'),
    told: /sandbox\.json: makes a fault of brands\/case-\d+\/brand\.json: \$\.pictures\.hero\[0\]\.to is "https:\/\/stage\.example\/promo", which no page/,
  },
  {
    what: 'an overlay with more origins than a header holds',
    spoil: ({ write }) =>
      write(
        'sandbox.json',
        JSON.stringify({
          origins: { games: Array.from({ length: 200 }, (_, n) => `https://g${n}.games.example`) },
        }),
      ),
    told: 'sandbox.json: $.origins.games: has 200 entries, too many for the header Content-Security-Policy',
  },
  {
    what: 'more slides than a site shows',
    change: (brand) =>
      (brand.pictures = { hero: Array.from({ length: 6 }, () => ({ picture: 'banner.svg' })) }),
    told: 'brand.json: $.pictures.hero: has 6, must not have over 5 entries',
  },
  {
    what: 'a name of blanks',
    change: (brand) => (brand.name = '   '),
    told: 'brand.json: $.name: is the text "   ", which holds only blanks, must hold a text',
  },
  {
    what: 'a name that is too long between blanks',
    change: (brand) => (brand.name = ` ${'x'.repeat(41)} `),
    told: /brand\.json: \$\.name: is the text " x{41} ", must not be longer than 40 characters$/,
  },
  {
    what: 'a name of two lines',
    change: (brand) => (brand.name = 'Lo\ntus'),
    told: 'brand.json: $.name: is the text "Lo\\ntus", which has a line break or a tab, must be one line',
  },
  {
    what: 'a name with an element',
    change: (brand) => (brand.name = '<b>Co</b>'),
    told: 'brand.json: $.name: is the text "<b>Co</b>", which holds markup, must be plain words',
  },
  {
    what: 'an address whose host looks like another',
    change: (brand) => (brand.resources = { line: 'https://l\u0456ne.me/x' }),
    told: 'brand.json: $.resources.line: is the text "https://l\u0456ne.me/x", must have a host of plain letters',
  },
  {
    what: 'colours for a mode that is not offered',
    change: (brand) =>
      Object.assign(brand.theme, {
        modes: ['light'],
        defaultMode: 'light',
        tokens: { dark: { text: '#ffffff' } },
      }),
    told: 'brand.json: $.theme.tokens.dark: is for a mode that is not offered, must be one of light',
  },
  {
    what: 'slides without a hero',
    change: (brand) => {
      brand.theme.hero = 'none'
      brand.pictures = { hero: [{ picture: 'banner.svg' }] }
    },
    told: 'brand.json: $.pictures.hero: is given although theme.hero is "none"',
  },
  {
    what: 'a row of the home page whose feature is off',
    change: (brand) => {
      brand.features = { winnerBoard: false }
      brand.homeRows = ['winners']
    },
    told: 'brand.json: $.homeRows[0]: is "winners", but features.winnerBoard is off; turn it on',
  },
  {
    what: 'a crypto currency',
    change: (brand) => (brand.currency = 'BTC'),
    told: 'brand.json: $.currency: is the text "BTC", must be no crypto currency: that is a way to pay',
  },
  ...['XYZ', 'TBH', 'XXX'].map((currency): BadCase => ({
    what: `the currency ${currency}`,
    change: (brand) => (brand.currency = currency),
    told: `brand.json: $.currency: is the text "${currency}", must be the code of a currency that exists (ISO 4217), such as "THB"`,
  })),
  invisible('\u202e', '202E'),
  invisible('\u200b', '200B'),
  invisible('\u2066', '2066'),
  invisible('\u00ad', '00AD'),
  invisible('\ufeff', 'FEFF'),
  invisible('\u3164', '3164'),
  invisible('\u2800', '2800'),
  invisible('\u034f', '034F'),
  {
    what: 'an invisible character at the start of a footer',
    change: (brand) => (brand.legal = { footer: { EN: '\u200dPlay fair.' } }),
    told: 'brand.json: $.legal.footer.EN: holds the invisible character U+200D at its start, remove it',
  },
  origin('https://*.com', `the text "https://*.com", ${ORIGIN}`),
  origin('https://*.co.uk', `"https://*.co.uk", ${SHARED}`),
  origin('https://*.github.io:8443', `"https://*.github.io:8443", ${SHARED}`),
  origin('https://*', `the text "https://*", ${ORIGIN}`),
  origin('http://localhost:4100', `the text "http://localhost:4100", ${ORIGIN}`),
  {
    what: 'an overlay’s wildcard under a public suffix',
    spoil: ({ write }) =>
      write('sandbox.json', '{ "origins": { "games": ["https://*.web.app"] } }'),
    told: `sandbox.json: $.origins.games[0]: is "https://*.web.app", ${SHARED}`,
  },
  {
    what: 'a public suffix as domain',
    change: (brand) => (brand.mirrorDomains = ['vercel.app']),
    told: 'brand.json: $.mirrorDomains[0]: is "vercel.app", under which strangers have sites, must be a host of your own',
  },
  {
    what: 'origins that no code loads from',
    change: (brand) => (brand.origins = { captcha: ['https://captcha.example'] } as never),
    told: 'brand.json: $.origins.captcha: is not a known key, must be one of images, games, chat',
  },
  {
    what: 'a socket on another host',
    change: (brand) => (brand.socketPath = '//evil.example'),
    told: 'brand.json: $.socketPath: is the text "//evil.example", must be a path such as "/wps/socket"',
  },
  {
    what: 'a zone that does not exist',
    change: (brand) => (brand.timeZone = 'Asia/Bangkock'),
    told: 'brand.json: $.timeZone: is the text "Asia/Bangkock", must be the name of an IANA time zone, such as "Asia/Bangkok"',
  },
  {
    what: 'a customer service address outside the chat origins',
    change: (brand) => (brand.customerService = { url: 'https://care.example/chat' }),
    told: 'brand.json: $.customerService.url: is "https://care.example/chat", must lie within origins.chat (none)',
  },
  {
    what: 'an overlong value',
    change: (brand) => (brand.socketPath = 'x'.repeat(100_000)),
    told: /brand\.json: \$\.socketPath: is the text "x{60}…" \(100000 characters\), must be a path such as "\/wps\/socket"$/,
  },
  {
    what: 'an overlong key',
    change: (brand) => (brand['y'.repeat(100_000)] = true),
    told: /brand\.json: \$\["y{60}…" \(100000 characters\)\]: is not a known key/,
  },
  {
    what: 'a pattern that freezes the page',
    change: (brand) =>
      (brand.registration = { fields: { zalo: { acceptedPattern: '^[\\c]?(\\w+)+$[x]*' } } }),
    told: 'brand.json: $.registration.fields.zalo.acceptedPattern: is "^[\\\\c]?(\\\\w+)+$[x]*", which could freeze the page over a long value',
  },
  {
    what: 'an empty list of features',
    change: (brand) => (brand.features = [] as never),
    told: 'brand.json: $.features: is a list, must be an object with agents,',
  },
  {
    what: 'a licence that the brand itself verifies',
    change: (brand) =>
      (brand.legal = { licence: 'No. 1', licenceUrl: `https://licences.${brand.domains[0]}/1` }),
    told: /brand\.json: \$\.legal\.licenceUrl: is "https:\/\/licences\.[^"]+", a page of the brand's own domain .*, must be a page of the regulator/,
  },
  {
    what: 'the address of a licence without the licence',
    change: (brand) => (brand.legal = { licenceUrl: 'https://regulator.example/1' }),
    told: 'brand.json: $.legal.licenceUrl: is given without a licence, must come with legal.licence',
  },
  {
    what: 'a list instead of the legal texts',
    change: (brand) => (brand.legal = [{ licence: 'No. 1' }] as never),
    told: 'brand.json: $.legal: is a list, must be an object with licence, licenceUrl, minimumAge, footer',
  },
  {
    what: 'a list instead of a nested object',
    change: (brand) => (brand.registration = { fields: { zalo: [] } } as never),
    told: 'brand.json: $.registration.fields.zalo: is a list, must be an object with enabled,',
  },
  {
    what: 'a duplicate key',
    spoil: ({ write }) =>
      write('brand.json', '{\n  "legal": { "minimumAge": 21 },\n  "legal": {}\n}'),
    told: 'brand.json: $.legal: stands on lines 2 and 3, must stand once',
  },
  {
    what: 'a duplicate key in an object of a list',
    spoil: ({ write }) =>
      write('sandbox.json', '{ "a": [1, { "b": "}", "c": [], "\\u0062": 2 }] }'),
    told: 'sandbox.json: $.a[1].b: stands on lines 1 and 1, must stand once',
  },
  {
    what: 'a footer with another minimum age',
    change: (brand) => {
      brand.legal!.minimumAge = 21
      brand.legal!.footer!.KO = '만 19세 미만은 이용할 수 없습니다.'
    },
    told: 'brand.json: $.legal.footer.KO: states the age 19, must be legal.minimumAge (21); write {minimumAge} for it',
  },
  {
    what: 'a footer with another minimum age in words',
    change: (brand) => (brand.legal!.footer!.EN = 'For players aged twenty-one and over.'),
    told: 'brand.json: $.legal.footer.EN: states the age 21, must be legal.minimumAge (18)',
  },
  {
    what: 'a slide with another minimum age',
    change: (brand) => {
      brand.legal!.minimumAge = 21
      const words = Object.fromEntries(brand.languages.map((code) => [code, '18+ only']))
      brand.pictures = { hero: [{ picture: 'banner.svg', text: { ...words, EN: 'For 21+' } }] }
    },
    told: 'brand.json: $.pictures.hero[0].text.TH: states the age 18, must be legal.minimumAge (21)',
  },
  {
    what: 'wording with another minimum age',
    change: (brand) => (brand.wording = { EN: [{ source: 'About us', text: 'The 21+ club' }] }),
    told: 'brand.json: $.wording.EN[0].text: states the age 21, must be legal.minimumAge (18)',
  },
  {
    what: 'a footer without a disclaimer',
    change: (brand) => delete brand.legal!.disclaimer!.VI,
    told: 'brand.json: $.legal.disclaimer.VI: is missing, must say beside legal.footer.VI that you are not liable for breaches of local law; if the jurisdiction forbids that, set legal.withoutDisclaimer',
  },
  {
    what: 'a disclaimer without a footer',
    change: (brand) => delete brand.legal!.footer!.KO,
    told: 'brand.json: $.legal.disclaimer.KO: is given without legal.footer.KO, must come with it',
  },
  {
    what: 'a disclaimer although its jurisdiction forbids one',
    change: (brand) => (brand.legal!.withoutDisclaimer = true),
    told: 'brand.json: $.legal.disclaimer.EN: is given although legal.withoutDisclaimer is true, remove one',
  },
  {
    what: 'neither a footer of its own nor a disclaimer',
    change: (brand) => (brand.legal = { withoutDisclaimer: true }),
    told: 'brand.json: $.legal.footer.EN: is missing, must be given since the product',
  },
  {
    what: 'an unknown placeholder in a footer',
    change: (brand) => (brand.legal!.footer!.EN = 'From {age} on.'),
    told: 'brand.json: $.legal.footer.EN: holds "{age}", but the only placeholder is {minimumAge}',
  },
  {
    what: 'a placeholder in a title',
    change: (brand) => (brand.seo!.EN!.title = 'Games from {minimumAge}'),
    told: 'brand.json: $.seo.EN.title: holds "{minimumAge}", but it has no placeholders',
  },
  {
    what: 'a brand folder that is a symbolic link to itself',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id), { recursive: true })
      symlinkSync(id, workspace.path(id))
    },
    told: /^brands\/case-\d+: is a link that leads back to itself/,
  },
  {
    what: 'a brand file that is a symbolic link to itself',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'brand.json'))
      symlinkSync('brand.json', workspace.path(id, 'brand.json'))
    },
    told: 'brand.json: is a link that leads back to itself',
  },
  {
    what: 'an overlay that is a symbolic link to itself',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'sandbox.json'))
      symlinkSync('sandbox.json', workspace.path(id, 'sandbox.json'))
    },
    told: 'sandbox.json: is a link that leads back to itself',
  },
  {
    what: 'a brand file that is a symbolic link out of its folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'brand.json'))
      symlinkSync(workspace.path('good', 'brand.json'), workspace.path(id, 'brand.json'))
    },
    told: 'brand.json: is a link out of the brand folder; put the file itself there',
  },
  {
    what: 'an overlay that is a symbolic link out of its folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'sandbox.json'))
      symlinkSync('../good/sandbox.json', workspace.path(id, 'sandbox.json'))
    },
    told: 'sandbox.json: is a link out of the brand folder; put the file itself there',
  },
  {
    what: 'a brand file that is a named pipe',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'brand.json'))
      execFileSync('mkfifo', [workspace.path(id, 'brand.json')])
    },
    told: 'brand.json: is no file, must be a file of JSON',
  },
  {
    what: '400,000 wording overrides',
    change: (brand) =>
      (brand.wording = {
        EN: Array.from({ length: 400_000 }, () => ({ source: 'No', text: 'x' })),
      }),
    told: /brand\.json: has \d+ kB, must not be over 1024 kB/,
  },
  {
    what: 'more wording overrides than texts',
    change: (brand) =>
      (brand.wording = {
        EN: Array.from({ length: 9000 }, (_, n) => ({ source: `Not ${n}`, text: 'x' })),
      }),
    told: 'brand.json: has 8900 more faults like these',
  },
  {
    what: 'a brand file nested too deeply',
    spoil: ({ write }) => write('brand.json', `{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
    told: 'is nested over 32 levels deep',
  },
]
