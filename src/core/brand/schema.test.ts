import * as v from 'valibot'
import { expect, it } from 'vitest'
import { BrandSchema, OverlaidBrandSchema, OverlaySchema } from './schema.ts'
import { ThemeSchema } from './theme.ts'

it.each(['https://[x', 'https://wa.me:abc', 'http://wa.me/', 'wa.me'])(
  'the brand schema refuses the address %s, which browsers do not open',
  (address) => {
    const { resources } = BrandSchema.entries
    expect(v.safeParse(resources, { whatsapp: address }).success).toBe(false)
    expect(v.safeParse(resources, { whatsapp: 'https://wa.me/1' }).success).toBe(true)
  },
)

it.each([[[]], [['play.example', 'play.example']]])(
  'the schema of a brand’s environment file refuses the domains %j',
  (domains) => {
    expect(v.safeParse(OverlaySchema, { domains }).success).toBe(false)
    expect(v.safeParse(OverlaySchema, { domains: ['play.example'] }).success).toBe(true)
  },
)

it('only a brand’s environment file may have a plain http origin on localhost', () => {
  const origins = { games: ['http://games.localhost:4100'] }
  expect(v.safeParse(BrandSchema.entries.origins, origins).success).toBe(false)
  expect(v.safeParse(OverlaySchema, { origins }).success).toBe(true)
  expect(v.safeParse(OverlaidBrandSchema.entries.origins, origins).success).toBe(true)
})

it('the field rules of the registration keep their order from the brand file', () => {
  const fields = { birthday: {}, username: {}, email: {} }
  const { registration } = BrandSchema.entries
  expect(Object.keys(v.parse(registration, { fields }).fields)).toEqual(Object.keys(fields))
  expect(v.safeParse(registration, { fields: { colour: {} } }).success).toBe(false)
})

/** What a theme had before there were looks, and what each key was by default. */
const SEEDS = { primary: '#d4af37', accent: '#b3184a', neutral: '#3a1420' }
const FIRST_DEFAULTS = {
  displayFace: 'kanit',
  corner: 'soft',
  density: 'cosy',
  tileShape: 'portrait',
  hero: 'framed',
  elevation: 'raised',
  glow: 'none',
}
/** How sites looked then in all that has become a choice since. */
const UNCHOSEN = {
  look: 'classic',
  bodyFace: 'system',
  pageWidth: 'regular',
  card: 'plain',
  heading: 'plate',
  button: 'solid',
  field: 'outline',
  iconWeight: 'regular',
  icons: 'line',
  divider: 'line',
  pattern: 'none',
  motion: 'calm',
  colourUse: 'balanced',
  categoryIcons: 'rainbow',
  shell: 'menu',
  header: 'surface',
  logoPlace: 'start',
  phoneNav: 'bar',
  footer: 'columns',
  footerColour: 'use',
  heroHeight: 'low',
  bannerShade: 'dark',
  artTone: 'natural',
  home: 'shelves',
  sectionColour: 'use',
  tileSize: 'regular',
  tileWords: 'below',
  tileFrame: 'none',
  tileBadge: 'flag',
  tileBadgePlace: 'corner',
  tileActions: 'shown',
  typeScale: 'regular',
  textSize: 'regular',
  headingCase: 'written',
  headingTracking: 'regular',
  headingWeight: 'regular',
  lineWeight: 'regular',
  numerals: 'lining',
}

it('a brand file from before the looks stays valid and looks as it did', () => {
  const bare = v.parse(ThemeSchema, { defaultMode: 'dark', ...SEEDS })
  expect(bare).toEqual({
    defaultMode: 'dark',
    modes: ['dark', 'light'],
    ...SEEDS,
    ...FIRST_DEFAULTS,
    ...UNCHOSEN,
  })
  const chosen = {
    displayFace: 'trirong',
    corner: 'round',
    density: 'roomy',
    tileShape: 'arch',
    hero: 'spotlight',
    elevation: 'layered',
    glow: 'soft',
  }
  const full = v.parse(ThemeSchema, { defaultMode: 'dark', ...SEEDS, ...chosen })
  expect(full).toEqual({ ...bare, ...chosen })
})
