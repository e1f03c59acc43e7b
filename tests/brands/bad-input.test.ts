import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Draft, type Run, STACK_FRAME, Workspace } from './workspace.ts'

interface Case {
  what: string
  /** Changes the brand file. */
  change?: (brand: Draft) => void
  /** Changes files of the brand's folder. */
  spoil?: (place: { id: string; workspace: Workspace; write: Write }) => void | Promise<void>
  /** What must be told, after `brands/<id>/`. */
  told: string | RegExp
}

type Write = (name: string, content: string | Uint8Array) => void

const svg = (body: string, width = 512, height = 512) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`
const disc = '<circle cx="256" cy="256" r="250" fill="#7799dd"/>'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7799dd' } })
    .png()
    .toBuffer()

const file =
  (text: string): Case['spoil'] =>
  ({ write }) =>
    write('brand.json', text)
const mark =
  (content: string): Case['spoil'] =>
  ({ write }) =>
    write('mark.svg', content)

const CASES: Case[] = [
  {
    what: 'an empty file',
    spoil: file(''),
    told: 'brand.json: is empty, must hold a JSON object',
  },
  {
    what: 'a file of blanks',
    spoil: file(' \n'),
    told: 'brand.json: is empty, must hold a JSON object',
  },
  {
    what: 'a truncated file',
    spoil: file('{\n  "id": "x",\n  "name": "Exam'),
    told: 'brand.json:3:16: ends too early, the JSON object must be whole',
  },
  {
    what: 'a truncated object',
    spoil: file('{ "id": "x"'),
    told: 'brand.json:1:12: ends too early, the JSON object must be whole',
  },
  {
    what: 'a trailing comma',
    spoil: file('{\n  "id": "x",\n}'),
    told: 'brand.json:3:1: is not JSON: expected double-quoted property name',
  },
  {
    what: 'no JSON at all',
    spoil: file('id = x'),
    told: "brand.json: is not JSON: unexpected token 'i'",
  },
  {
    what: 'bytes that are not text',
    spoil: ({ write }) => write('brand.json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
    told: 'brand.json: is not UTF-8 text, must be JSON saved as UTF-8',
  },
  { what: 'a list', spoil: file('[]'), told: 'brand.json: holds a list, must hold a JSON object' },
  { what: 'null', spoil: file('null'), told: 'brand.json: holds null, must hold a JSON object' },
  {
    what: 'a text',
    spoil: file('"brand"'),
    told: 'brand.json: holds the text "brand", must hold a JSON object',
  },
  {
    what: '__proto__',
    spoil: file('{ "id": "x", "__proto__": { "features": {} } }'),
    told: 'brand.json: $.__proto__: is a key that is refused, remove it',
  },
  {
    what: 'constructor, deep inside',
    spoil: file('{ "theme": { "constructor": 1 } }'),
    told: 'brand.json: $.theme.constructor: is a key that is refused, remove it',
  },
  {
    what: 'no brand file',
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
    what: 'a wrong type',
    change: (brand) => (brand.features = { agents: 'yes' } as never),
    told: 'brand.json: $.features.agents: is the text "yes", must be true or false',
  },
  {
    what: 'a number for a list',
    change: (brand) => (brand.domains = 3 as never),
    told: 'brand.json: $.domains: is the number 3, must be a list',
  },
  {
    what: 'an id that is not its folder',
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
    told: 'brand.json: $.languages: must not name the same thing twice',
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
    what: 'no search texts for an offered language',
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
    what: 'contracts without agents',
    change: (brand) => {
      brand.features = { agents: false }
      brand.contracts = { dividend: true }
    },
    told: 'brand.json: $.contracts.dividend: is on but needs features.agents, which is off; turn agents on or this off',
  },
  {
    what: 'a registration that hides its own field',
    change: (brand) => (brand.registration = { fields: { username: { enabled: false } } }),
    told: 'brand.json: $.registration.fields.username.enabled: is false, must be true since features.usernameRegistration is on',
  },
  {
    what: 'a field rule upside down',
    change: (brand) =>
      (brand.registration = { fields: { password: { minLength: 20, maxLength: 8 } } }),
    told: 'brand.json: $.registration.fields.password.minLength: is 20, must not be greater than maxLength (8)',
  },
  {
    what: 'a pattern that is none',
    change: (brand) => (brand.registration = { fields: { zalo: { acceptedPattern: '[a-' } } }),
    told: 'brand.json: $.registration.fields.zalo.acceptedPattern: is "[a-", must be a regular expression or "*"',
  },
  {
    what: 'a default mode that is not offered',
    change: (brand) => (brand.theme.modes = ['light']),
    told: 'brand.json: $.theme.defaultMode: is "dark", must be one of the modes offered (light)',
  },
  {
    what: 'a colour name',
    change: (brand) => (brand.theme.accent = 'red'),
    told: 'brand.json: $.theme.accent: is the text "red", must be a colour written as six hexadecimal digits',
  },
  {
    what: 'a colour out of reach of its contrast',
    change: (brand) => (brand.theme.primary = '#fdfdfd'),
    told: /brand\.json: \$\.theme\.primary: primary on surface in light mode reaches [\d.]+:1 and needs 3:1, even with the lightness of "#fdfdfd" shifted by 0\.2/,
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
    what: 'a duplicate merchant code in other letters',
    change: (brand) => (brand.merchant = 'M_TWIN'),
    told: 'brand.json: $.merchant: is "M_TWIN", which brands/twin/brand.json has too; each brand needs its own',
  },
  {
    what: "a mirror that is another brand's domain",
    change: (brand) => (brand.mirrorDomains = ['twin.example']),
    told: 'brand.json: $.mirrorDomains[0]: is "twin.example", which brands/twin/brand.json has too',
  },
  {
    what: 'a wording of an unknown text',
    change: (brand) => (brand.wording = { EN: [{ source: 'Hot gamez', text: 'Top' }] }),
    told: 'brand.json: $.wording.EN[0].source: is "Hot gamez", which no screen shows; did you mean "Hot games"?',
  },
  {
    what: 'a wording without its context',
    change: (brand) => (brand.wording = { TH: [{ source: 'Account', text: 'บัญชี' }] }),
    told: 'brand.json: $.wording.TH[0].context: is missing, must be "bottom bar" for "Account"',
  },
  {
    what: 'a wording that loses a placeholder',
    change: (brand) =>
      (brand.wording = { EN: [{ source: '{name}: coming soon', text: 'Coming soon' }] }),
    told: 'brand.json: $.wording.EN[0].text: lacks {name}, must keep every placeholder',
  },
  {
    what: 'a wording that invents a placeholder',
    change: (brand) => (brand.wording = { EN: [{ source: 'About us', text: 'About {me}' }] }),
    told: 'brand.json: $.wording.EN[0].text: holds {me}, which "About us" does not have',
  },
  {
    what: 'missing artwork',
    change: (brand) => (brand.logo.mark = 'nowhere.svg'),
    told: /brand\.json: \$\.logo\.mark: is "nowhere\.svg", which does not exist/,
  },
  {
    what: 'artwork outside the folder',
    change: (brand) => (brand.banner = '../good/banner.svg'),
    told: 'brand.json: $.banner: is the text "../good/banner.svg", must name an .svg, .png, .webp or .jpg file in the brand folder',
  },
  {
    what: 'artwork that is a link out of the folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'mark.svg'))
      symlinkSync(workspace.path('good', 'mark.svg'), workspace.path(id, 'mark.svg'))
    },
    told: 'brand.json: $.logo.mark: is "mark.svg", which is a link out of the brand folder',
  },
  {
    what: 'an empty picture',
    spoil: ({ write }) => write('banner.svg', ''),
    told: 'brand.json: $.banner: is "banner.svg", whose content is no picture, must be a whole SVG file',
  },
  {
    what: 'a broken SVG',
    spoil: mark('<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><g><path'),
    told: 'brand.json: $.logo.mark: is "mark.svg", which cannot be read as a picture',
  },
  {
    what: 'a cut PNG',
    change: (brand) => (brand.logo.mark = 'mark.png'),
    spoil: async ({ write }) => write('mark.png', (await png(600, 600)).subarray(0, 400)),
    told: 'brand.json: $.logo.mark: is "mark.png", which cannot be read as a picture',
  },
  {
    what: 'an SVG with script',
    spoil: mark(svg(`${disc}<script>alert(1)</script>`)),
    told: 'brand.json: $.logo.mark: is "mark.svg", which holds a <script> element, must be a still drawing of its own',
  },
  {
    what: 'an SVG with an event handler',
    spoil: mark(svg(`<circle onload="alert(1)" r="9"/>`)),
    told: 'which holds an event handler attribute',
  },
  {
    what: 'an SVG with foreign content',
    spoil: mark(svg('<foreignObject><p>hi</p></foreignObject>')),
    told: 'which holds a <foreignObject> element',
  },
  {
    what: 'an SVG that loads another picture',
    spoil: mark(svg('<image href="https://elsewhere.example/a.png"/>')),
    told: 'which holds a link to something outside the picture',
  },
  {
    what: 'an SVG that carries a data address',
    spoil: mark(svg('<image xlink:href="data:image/png;base64,AA"/>')),
    told: 'which holds a link to something outside the picture',
  },
  {
    what: 'an SVG with entities',
    spoil: mark(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(disc)}`),
    told: 'which holds a DOCTYPE or ENTITY declaration',
  },
  {
    what: 'a picture too small',
    change: (brand) => (brand.logo.mark = 'mark.png'),
    spoil: async ({ write }) => write('mark.png', await png(256, 256)),
    told: 'brand.json: $.logo.mark: is "mark.png", which has 256 × 256 pixels, must have 512 × 512 or be an SVG',
  },
  {
    what: 'a mark that is not square',
    spoil: mark(svg(disc, 640, 512)),
    told: 'brand.json: $.logo.mark: is "mark.svg", which measures 640 × 512, must be square',
  },
  {
    what: 'a picture under a false name',
    change: (brand) => (brand.banner = 'banner.png'),
    spoil: ({ write }) => write('banner.png', svg(disc, 1600, 700)),
    told: 'brand.json: $.banner: is "banner.png", whose content holds SVG, must be a whole PNG file',
  },
  {
    what: 'a picture too heavy',
    spoil: mark(svg(`${disc}<!--${'x'.repeat(300_000)}-->`)),
    told: 'brand.json: $.logo.mark: is "mark.svg", which has 294 kB, must not be over 256 kB',
  },
  {
    what: 'a dark logo on a dark header',
    change: (brand) => delete brand.logo.markDark,
    spoil: mark(svg('<circle cx="256" cy="256" r="250" fill="#15171c"/>')),
    told: /brand\.json: \$\.logo\.mark: is "mark\.svg", of which a part reaches 1\.\d:1 on the dark header \(#[0-9a-f]{6}\) and needs 2:1; add logo\.markDark in lighter colours/,
  },
  {
    what: 'an overlay whose variable is not set',
    spoil: ({ write }) => write('sandbox.json', '{ "gateway": "http://${LIVERY_UNSET}" }'),
    told: 'sandbox.json: $.gateway: needs the environment variable LIVERY_UNSET, which is not set and has no default',
  },
  {
    what: 'an overlay that overlays too much',
    spoil: ({ write }) => write('sandbox.json', '{ "features": {} }'),
    told: 'sandbox.json: $.features: is not a known key, must be one of $schema, gateway, domains, origins',
  },
]

describe('broken brands beside a good one', () => {
  const workspace = new Workspace()
  let result: Run

  beforeAll(async () => {
    await workspace.create('good', '--merchant', 'Good', '--primary', '#5b8def')
    workspace.copy('good', 'twin')
    for (const [index, { change, spoil }] of CASES.entries()) {
      const id = `case-${index}`
      workspace.copy('good', id, change)
      await spoil?.({ id, workspace, write: (...given) => workspace.write(id, ...given) })
    }
    mkdirSync(join(workspace.brands, '.hidden'))
    writeFileSync(join(workspace.brands, 'note.txt'), 'not a brand')
    result = await workspace.run('build', '--brands', 'brands', '--out', 'out', '--env', 'sandbox')
  }, 120_000)
  afterAll(() => workspace.remove())

  test.each(CASES.map((one, index) => [one.what, `case-${index}`, one.told] as const))(
    'tells %s',
    (_what, id, told) => {
      const lines = result.stderr.split('\n').filter((line) => line.startsWith(`brands/${id}/`))
      const matching = lines.filter((line) =>
        typeof told === 'string' ? line.includes(told) : told.test(line),
      )
      expect(matching, lines.join('\n') || 'nothing was told').toHaveLength(1)
    },
  )

  test('shows no stack trace and ends with 1', () => {
    expect(result.code).toBe(1)
    expect(result.stderr).not.toMatch(STACK_FRAME)
  })

  test('emits the good one all the same', () => {
    expect(result.stdout).toMatch(/^good stamped/m)
  })

  test('tells the other brand too what is shared with it, and the good one nothing', () => {
    const told = (id: string) =>
      result.stderr.split('\n').filter((line) => line.startsWith(`brands/${id}/`))
    expect(told('good')).toEqual([])
    expect(told('twin')).toEqual([
      expect.stringMatching(
        /: \$\.merchant: is "m_twin", which brands\/case-\d+\/brand\.json has too/,
      ),
      expect.stringMatching(/: \$\.domains\[0\]: is "twin\.example", which brands\/case-\d+\//),
    ])
  })
})
