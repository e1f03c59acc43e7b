import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import sharp from 'sharp'
import type { BadCase } from './bad-case.ts'

const svg = (body: string, width = 512, height = 512) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`
const disc = '<circle cx="256" cy="256" r="250" fill="#7799dd"/>'

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7799dd' } })
    .png()
    .toBuffer()

const mark =
  (content: string): BadCase['spoil'] =>
  ({ write }) =>
    write('mark.svg', content)

/** Pictures that the brand check refuses, each with the expected error message. */
export const BAD_ARTWORK: BadCase[] = [
  {
    what: 'missing artwork',
    change: (brand) => (brand.logo.mark = 'nowhere.svg'),
    told: /brand\.json: \$\.logo\.mark: is "nowhere\.svg", which does not exist/,
  },
  {
    what: 'artwork in capital letters',
    change: (brand) => (brand.banner = 'Banner.SVG'),
    told: 'brand.json: $.banner: is the text "Banner.SVG", must be in lower case, as the file itself: "banner.svg"',
  },
  {
    what: 'artwork whose file has capital letters',
    spoil: ({ id, workspace }) =>
      renameSync(workspace.path(id, 'banner.svg'), workspace.path(id, 'Banner.svg')),
    told: 'brand.json: $.banner: is "banner.svg", which does not exist, but "Banner.svg" does; rename that file to lower case',
  },
  {
    what: 'artwork outside the folder',
    change: (brand) => (brand.banner = '../good/banner.svg'),
    told: 'brand.json: $.banner: is the text "../good/banner.svg", must name an .svg, .png, .webp, .jpg, .jpeg or .avif file in the brand folder',
  },
  {
    what: 'artwork that is a symbolic link out of the folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'mark.svg'))
      symlinkSync(workspace.path('good', 'mark.svg'), workspace.path(id, 'mark.svg'))
    },
    told: 'brand.json: $.logo.mark: is "mark.svg", which is a link out of the brand folder',
  },
  {
    what: 'artwork that is a folder',
    spoil: ({ id, workspace }) => {
      rmSync(workspace.path(id, 'mark.svg'))
      mkdirSync(workspace.path(id, 'mark.svg'))
    },
    told: 'brand.json: $.logo.mark: is "mark.svg", which is no file',
  },
  {
    what: 'an empty picture',
    spoil: ({ write }) => write('banner.svg', ''),
    told: 'brand.json: $.banner: is "banner.svg", whose content is no picture, must be a whole SVG file',
  },
  {
    what: 'a broken SVG',
    spoil: mark('<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><g><path'),
    told: 'brand.json: $.logo.mark: is "mark.svg", which is no well-formed XML, must be a whole SVG file',
  },
  {
    what: 'a truncated PNG',
    change: (brand) => (brand.logo.mark = 'mark.png'),
    spoil: async ({ write }) => write('mark.png', (await png(600, 600)).subarray(0, 400)),
    told: 'brand.json: $.logo.mark: is "mark.png", which cannot be read as a picture (it is cut short or damaged), must be a whole one',
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
    told: 'which holds a <image> element',
  },
  {
    what: 'an SVG with a link to another site',
    spoil: mark(svg('<use href="https://elsewhere.example/a.svg#b"/>')),
    told: 'which holds a link to something outside the picture',
  },
  {
    what: 'an SVG with entities',
    spoil: mark(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(disc)}`),
    told: 'which holds a DOCTYPE or ENTITY declaration',
  },
  {
    what: 'a picture that is too small',
    change: (brand) => (brand.logo.mark = 'mark.png'),
    spoil: async ({ write }) => write('mark.png', await png(256, 256)),
    told: 'brand.json: $.logo.mark: is "mark.png", which has 256 × 256 pixels, must have at least 512 × 512 or be an SVG',
  },
  {
    what: 'a picture with more pixels than are read',
    change: (brand) => (brand.banner = 'huge.png'),
    spoil: async ({ write }) => write('huge.png', await png(10_000, 4375)),
    told: 'brand.json: $.banner: is "huge.png", which has 10000 × 4375 pixels, must not have over 40 million; make it smaller',
  },
  {
    what: 'a logo mark that is not square',
    spoil: mark(svg(disc, 640, 512)),
    told: 'brand.json: $.logo.mark: is "mark.svg", which measures 640 × 512, must be square',
  },
  {
    what: 'a picture with a wrong file extension',
    change: (brand) => (brand.banner = 'banner.png'),
    spoil: ({ write }) => write('banner.png', svg(disc, 1600, 700)),
    told: 'brand.json: $.banner: is "banner.png", whose content holds SVG, must be a whole PNG file',
  },
  {
    what: 'a picture file that is too large',
    spoil: mark(svg(`${disc}<!--${'x'.repeat(300_000)}-->`)),
    told: 'brand.json: $.logo.mark: is "mark.svg", which has 294 kB, must not be over 256 kB',
  },
  {
    what: 'a logo in the colour of a header without a plate',
    change: (brand) => {
      Object.assign(brand.theme, { header: 'coloured-bare', exact: true, primary: '#7799dd' })
      delete brand.logo.markDark
    },
    spoil: mark(svg(disc)),
    told: /brand\.json: \$\.logo\.mark: is "mark\.svg", of which a part reaches 1\.\d:1 on the header in light mode \(#7799dd\) and needs 2:1; draw it in darker colours/,
  },
  {
    what: 'a logo that is lost on the second colour of a header without a plate',
    change: (brand) => {
      Object.assign(brand.theme, { header: 'gradient-bare', exact: true, primary: '#7799dd' })
      delete brand.logo.markDark
    },
    spoil: mark(svg(disc)),
    told: /brand\.json: \$\.logo\.mark: is "mark\.svg", of which a part reaches 1\.\d:1 on the header in light mode \(#(?!7799dd)[0-9a-f]{6}\) and needs 2:1/,
  },
  {
    what: 'a dark logo on a dark page',
    change: (brand) => delete brand.logo.markDark,
    spoil: mark(svg('<circle cx="256" cy="256" r="250" fill="#15171c"/>')),
    told: /brand\.json: \$\.logo\.mark: is "mark\.svg", of which a part reaches 1\.\d:1 on the page in dark mode \(#[0-9a-f]{6}\) and needs 2:1; add logo\.markDark in lighter colours/,
  },
]
