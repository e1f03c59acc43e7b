const svg = (body: string, attributes = 'width="512" height="512"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`
const disc = '<circle cx="256" cy="256" r="250" fill="#7799dd"/>'
const filtered = (primitives: string) =>
  svg(`<filter id="f">${primitives}</filter><g filter="url(#f)">${disc}</g>`)

/**
 * Nested SVG definitions, each drawing the previous one several times, so that work grows
 * exponentially.
 */
const nest = (levels: number, leaf: string, wrap: (level: number) => string) =>
  [leaf, ...Array.from({ length: levels }, (_, at) => wrap(at))].join('')

const USES = nest(
  9,
  `<g id="n0">${disc}</g>`,
  (at) => `<g id="n${at + 1}">${`<use href="#n${at}"/>`.repeat(10)}</g>`,
)
const PATTERNS = nest(
  8,
  `<pattern id="n0" width="9" height="9" patternUnits="userSpaceOnUse">${disc}</pattern>`,
  (at) =>
    `<pattern id="n${at + 1}" width="9" height="9" patternUnits="userSpaceOnUse">${`<rect width="9" height="9" fill="url(#n${at})"/>`.repeat(8)}</pattern>`,
)
const MASKS = nest(
  6,
  `<mask id="n0">${disc}</mask>`,
  (at) =>
    `<mask id="n${at + 1}">${`<rect width="512" height="512" mask="url(#n${at})"/>`.repeat(6)}</mask>`,
)

const STEPS =
  /takes (?:[\d,]+|over a billion) steps to draw, most of them for <.+>, must take at most 20,000/

/**
 * Small SVG files that would keep a renderer busy for minutes or crash it, with the expected
 * message.
 */
export const HOSTILE: readonly (readonly [what: string, svg: string, told: string | RegExp])[] = [
  ['nested uses', svg(`<defs>${USES}</defs><use href="#n9"/>`), STEPS],
  ['nested patterns', svg(`${PATTERNS}<rect width="512" height="512" fill="url(#n8)"/>`), STEPS],
  [
    'nested patterns that a style sheet applies',
    svg(
      `${PATTERNS}<style>g .a>rect.b{fill:url(#n8)}</style><rect class="b" width="9" height="9"/>`,
    ),
    STEPS,
  ],
  ['nested masks', svg(`${MASKS}<rect width="512" height="512" mask="url(#n6)"/>`), STEPS],
  [
    'a pattern on a group of many shapes',
    svg(
      `<pattern id="p" width="9" height="9">${disc}</pattern><g fill="url(#p)">${disc.repeat(3000)}</g>`,
    ),
    STEPS,
  ],
  [
    'a marker at many corners',
    svg(
      `<marker id="m">${disc}</marker><path d="M0 0${'l5 5'.repeat(30_000)}" marker-mid="url(#m)"/>`,
    ),
    STEPS,
  ],
  ['a use of itself', svg(`<g id="a"><use href="#a"/></g>${disc}`), 'which draws itself'],
  [
    'two patterns that fill each other',
    svg(
      `<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect fill="url(#a)"/></pattern><rect width="9" height="9" fill="url(#a)"/>`,
    ),
    'which draws itself',
  ],
  ['deep groups', svg('<g>'.repeat(150) + disc + '</g>'.repeat(150)), 'over 100 deep'],
  [
    'a chain of uses',
    svg(
      `<g id="u0">${disc}</g>${Array.from({ length: 3000 }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join('')}`,
    ),
    'over 100 deep',
  ],
  ['a huge pattern', svg(`<pattern id="p" width="1e9"/>${disc}`), 'has the number 1000000000'],
  [
    'a pattern that overflows when it is drawn',
    svg(
      `<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(100000)">${disc}</pattern><rect width="512" height="512" fill="url(#p)"/>`,
    ),
    'which cannot be drawn',
  ],
  ['a huge view box', svg(disc, 'width="512" height="512" viewBox="0 0 1e38 1e38"'), '1e+38'],
  ['a huge size', svg(disc, 'width="1000000000" height="1000000000"'), 'has the number 1000000000'],
  [
    'a large size',
    svg(disc, 'width="40000" height="40000"'),
    'which has 40000 × 40000 pixels, must not have over 40 million',
  ],
  ['no size at all', svg(disc, 'width="0.001" height="0.001"'), 'cannot be read as a picture'],
  ['a thousand blurs', filtered('<feGaussianBlur stdDeviation="200"/>'.repeat(1000)), STEPS],
  ['a wide convolution', filtered(`<feConvolveMatrix order="40" kernelMatrix="1"/>`), STEPS],
  ['endless turbulence', filtered('<feTurbulence numOctaves="100000"/>'), STEPS],
  [
    'functions of a filter in a style',
    svg(disc.replace('/>', ` style="filter:${'blur(9px) '.repeat(40)}"/>`)),
    STEPS,
  ],
  ['layers', svg(`<g opacity=".9">${disc}</g>`.repeat(3000)), STEPS],
  [
    'blended layers of a style sheet',
    svg(`<style>circle{mix-blend-mode:multiply}</style>${disc.repeat(900)}`),
    STEPS,
  ],
  ['tiny dashes', svg(`<path d="M0 0H1000000" stroke="#79d" stroke-dasharray=".01"/>`), STEPS],
  [
    'tiny dashes that a shape inherits',
    svg(`<g style="stroke-dasharray:.001" stroke="#79d">${disc}</g>`.repeat(9)),
    STEPS,
  ],
  ['a very long text', svg(`<text x="9" y="99">${'ก'.repeat(50_000)}</text>`), STEPS],
  [
    'entities within entities',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    'which holds a DOCTYPE or ENTITY declaration',
  ],
]
