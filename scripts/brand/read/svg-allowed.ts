const words = (text: string) => new Set(text.trim().split(/\s+/))

/**
 * Allowed elements: they draw, describe or group; none of them loads, runs, links or moves
 * anything.
 */
export const ELEMENTS = words(`
  svg g defs symbol use style title desc metadata switch
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
`)

/** Allowed attributes without a namespace; `href` and `style` are checked by their values. */
export const ATTRIBUTES = words(`
  id class style href lang version baseProfile role aria-label aria-labelledby aria-hidden
  x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio
  transform pathLength rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result type mode operator values tableValues slope intercept
  amplitude exponent k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode
  kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation z scale xChannelSelector
  yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles
  requiredFeatures requiredExtensions systemLanguage enable-background data-name
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight glyph-orientation-horizontal
  glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-rendering transform-box transform-origin unicode-bidi vector-effect visibility white-space
  word-spacing writing-mode
`)

/** Namespaces in which drawing programs store their own notes; browsers ignore them. */
const NOTES = new Set([
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.serif.com/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://vectornator.io',
  'https://boxy-svg.com',
])

export const isNote = (namespace: string) =>
  NOTES.has(namespace) || namespace.startsWith('http://ns.adobe.com/')

/** Processing instructions of editors, which browsers ignore. */
export const INSTRUCTIONS = new Set(['xml', 'xpacket'])

/** Functions allowed in a style value; any other could name a picture or style sheet to load. */
export const FUNCTIONS = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate translatex translatey scale
  scalex scaley rotate skew skewx skewy calc blur brightness contrast drop-shadow grayscale
  hue-rotate invert opacity saturate sepia circle ellipse inset polygon path
`)
