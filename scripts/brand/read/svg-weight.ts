import type { Element, Node } from '@xmldom/xmldom'
import { declarationsOf, parseRules } from './svg-styles.ts'

/**
 * Limit for the cost of a drawing. A step is about 0.1 ms of one processor at 512 × 512 pixels, so
 * the largest drawing takes two seconds; the sample brands need some hundred steps.
 */
const MOST_STEPS = 20_000

/** Most nested elements, including elements that a reference draws. */
const MAX_DEPTH = 100

/** Larger numbers overflow in drawing programs. */
const MAX_NUMBER = 10_000_000

/** Cost of a layer in steps, measured with the library that draws the icons. */
const LAYER = 10
const BLEND = 30
const MASK = 150
const CHARACTER = 10
const SHADOW = 750
const PRIMITIVES: Readonly<Record<string, number>> = {
  feFlood: 100,
  feOffset: 100,
  feMerge: 100,
  feColorMatrix: 100,
  feComponentTransfer: 100,
  feComposite: 100,
  feBlend: 100,
  feTile: 100,
  feDisplacementMap: 250,
  feGaussianBlur: 250,
  feDiffuseLighting: 250,
  feSpecularLighting: 250,
  feTurbulence: 250,
  feConvolveMatrix: 250,
  feDropShadow: SHADOW,
  feMorphology: 5000,
}
const OCTAVE = 160
const KERNEL_CELL = 25
const DATA_PER_STEP = 100
const DASHES_PER_STEP = 200

/** Elements that are drawn only where another element refers to them. */
const DEFINITIONS =
  /^(?:defs|symbol|pattern|mask|clipPath|marker|filter|linearGradient|radialGradient)$/
const SILENT = /^(?:style|title|desc|metadata)$/
const SHAPES = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath)$/
const TEXTS = /^(?:text|tspan|textPath)$/

/** Attributes whose numbers set the position or size of a shape. */
const GEOMETRY =
  /^(?:d|points|x|y|x1|y1|x2|y2|r|rx|ry|cx|cy|dx|dy|fx|fy|width|height|viewBox|(?:gradient|pattern)?[tT]ransform|refX|refY|marker(?:Width|Height)|stdDeviation|radius|scale|stroke-width|font-size|letter-spacing|pathLength|textLength)$/

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

const SVG = 'http://www.w3.org/2000/svg'

class TooMuch extends Error {}

/** Cost of drawing an element with all elements that it refers to. */
interface Weight {
  steps: number
  /** Number of shapes that an inherited pattern would fill. */
  shapes: number
  /** At least the number of corners, at each of which an inherited marker would be drawn. */
  vertices: number
  /** Approximate length of all outlines, along which an inherited dash pattern would run. */
  length: number
  /** Levels of elements below, including the element itself. */
  height: number
}

/**
 * Finds the reason why a drawing is too expensive, by counting before anything is drawn: a file of
 * 2 kB can require a billion shapes. The estimate is on the high side.
 *
 * @param elements all SVG elements of the drawing, the outermost first
 * @returns text that follows the word "which"
 */
export function findExcess(elements: readonly Element[]): string | undefined {
  const root = elements[0]!
  try {
    for (const element of elements) requireBounds(element)
    const weigh = createScale(elements)
    const { steps } = weigh(root, 1)
    if (steps <= MOST_STEPS) return undefined
    const heaviest = findHeaviest(root, (element) => weigh(element, 1).steps)
    return `takes ${countSteps(steps)} to draw, most of them for ${nameOf(heaviest)}, must take at most ${MOST_STEPS.toLocaleString('en')}; repeat, layer, filter and dash less`
  } catch (error) {
    if (error instanceof TooMuch) return error.message
    throw error
  }
}

function requireBounds(element: Element): void {
  let depth = 0
  for (let up: Node | null = element; up; up = up.parentNode) {
    if (++depth > MAX_DEPTH) throw tooDeep()
  }
  for (const { name, value } of element.attributes) {
    const far = GEOMETRY.test(name) && numbersOf(value).find((one) => Math.abs(one) > MAX_NUMBER)
    if (far === false || far === undefined) continue
    throw new TooMuch(
      `has the number ${far} in ${name} of ${nameOf(element)}, must stay within ±${MAX_NUMBER.toLocaleString('en')}`,
    )
  }
}

/** @returns a function that weighs an element at a depth, and remembers the result */
function createScale(elements: readonly Element[]): (element: Element, depth: number) => Weight {
  const rules = elements
    .filter(({ localName }) => localName === 'style')
    .flatMap(({ textContent }) => parseRules(textContent ?? ''))
  // Programs resolve a duplicate id differently, so both elements are weighed.
  const byId = Map.groupBy(elements, (element) => element.getAttribute('id') ?? '')
  const fontSize = Math.max(
    16,
    ...elements.flatMap((element) => sizesOf(declarationsOf(element, rules))),
  )
  const known = new Map<Element, Weight>()
  const open = new Set<Element>()

  const weigh = (element: Element, depth: number): Weight => {
    if (open.has(element)) throw new TooMuch(`has ${nameOf(element)}, which draws itself`)
    const weight = known.get(element)
    if (depth + (weight?.height ?? 1) - 1 > MAX_DEPTH) throw tooDeep()
    if (weight) return weight
    open.add(element)
    const found = add(element, depth)
    open.delete(element)
    known.set(element, found)
    return found
  }

  const add = (element: Element, depth: number): Weight => {
    const sum = weighAlone(element, fontSize)
    const below = (target: Element) => {
      const weight = weigh(target, depth + 1)
      sum.height = Math.max(sum.height, weight.height + 1)
      return weight
    }
    const include = (target: Element) => {
      const { steps, shapes, vertices, length } = below(target)
      sum.steps += steps
      sum.shapes += shapes
      sum.vertices += vertices
      sum.length += length
    }
    for (const child of childrenOf(element)) include(child)
    const link = element.getAttribute('href') || element.getAttributeNS(XLINK, 'href')
    for (const target of byId.get(link?.slice(1) || ' ') ?? []) include(target)
    const declarations = declarationsOf(element, rules)
    for (const [, id] of declarations.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)) {
      for (const target of byId.get(id!) ?? []) {
        sum.steps += stepsOfReference(target, below(target), sum)
      }
    }
    sum.steps += stepsOfEffects(declarations, sum.length)
    return sum
  }
  return weigh
}

const XLINK = 'http://www.w3.org/1999/xlink'

function weighAlone(element: Element, fontSize: number): Weight {
  const name = element.localName!
  const isShape = SHAPES.test(name)
  const attributes = [...element.attributes]
  const data = attributes.reduce((total, { value }) => total + value.length, 0)
  const geometry = isShape
    ? attributes.flatMap((one) => (GEOMETRY.test(one.name) ? numbersOf(one.value) : []))
    : []
  const characters = TEXTS.test(name) ? countCharacters(element) : 0
  const [order = 3, orderY = order] = numbersOf(element.getAttribute('order') ?? '')
  const [octaves = 1] = numbersOf(element.getAttribute('numOctaves') ?? '')
  return {
    steps:
      1 +
      data / DATA_PER_STEP +
      characters * CHARACTER +
      (PRIMITIVES[name] ?? 0) +
      (name === 'feConvolveMatrix' ? order * orderY * KERNEL_CELL : 0) +
      (name === 'feTurbulence' ? octaves * OCTAVE : 0),
    shapes: isShape ? 1 : 0,
    vertices: geometry.length,
    // An arc is at most three times as long as its numbers; the outline of a letter is eight times
    // as long as its height.
    length: 3 * geometry.reduce((sum, one) => sum + Math.abs(one), 0) + characters * 8 * fontSize,
    height: 1,
  }
}

/** Returns the steps of a reference in a style, which depend on the element that it names. */
function stepsOfReference(target: Element, weight: Weight, user: Weight): number {
  switch (target.localName) {
    case 'linearGradient':
    case 'radialGradient':
      return weight.steps
    case 'pattern':
      return (weight.steps + LAYER) * user.shapes
    case 'marker':
      return (weight.steps + LAYER) * user.vertices
    case 'mask':
      return weight.steps + MASK
    default:
      return weight.steps + LAYER
  }
}

const declared = (property: string) =>
  new RegExp(`(?:^|[;{\\s])(?:${property})\\s*:\\s*([^;}]+)`, 'gi')

const OPACITY = declared('opacity')
const BLENDING = declared('mix-blend-mode|isolation')
const FILTER = declared('filter')
const DASHES = declared('stroke-dasharray')
const FONT = declared('font|font-size')

const valuesOf = (declarations: string, property: RegExp) =>
  [...declarations.matchAll(property)].map(([, value]) => value!)

function stepsOfEffects(declarations: string, length: number): number {
  const read = (property: RegExp) => valuesOf(declarations, property)
  const isLayered = read(OPACITY).some((value) => !/^(?:1(?:\.0*)?|100%)\s*$/.test(value))
  const isBlended = read(BLENDING).length > 0
  const functions = read(FILTER).flatMap((value) => value.match(/[\w-]+\((?!\s*["']?#)/g) ?? [])
  const dashes = read(DASHES).flatMap((value) => {
    const lengths = numbersOf(value)
    const mean = lengths.reduce((sum, one) => sum + Math.abs(one), 0) / lengths.length
    return mean > 0 ? [length / mean] : []
  })
  return (
    (isLayered ? LAYER : 0) +
    (isBlended ? BLEND : 0) +
    functions.length * SHADOW +
    Math.max(0, ...dashes) / DASHES_PER_STEP
  )
}

const sizesOf = (declarations: string) => valuesOf(declarations, FONT).flatMap(numbersOf)

/** Lists the elements that an element draws in its own position. */
function* childrenOf({ firstChild }: Element): Generator<Element> {
  for (let child = firstChild; child; child = child.nextSibling) {
    const { localName, namespaceURI } = child as Element
    if (namespaceURI !== SVG || !localName) continue
    if (!DEFINITIONS.test(localName) && !SILENT.test(localName)) yield child as Element
  }
}

function findHeaviest(root: Element, stepsOf: (element: Element) => number): Element {
  const heavy = [...childrenOf(root)].find((child) => stepsOf(child) > MOST_STEPS)
  return heavy ? findHeaviest(heavy, stepsOf) : root
}

function countCharacters(element: Element): number {
  let count = 0
  for (let child = element.firstChild; child; child = child.nextSibling) {
    const { nodeType, TEXT_NODE, CDATA_SECTION_NODE } = child
    if (nodeType === TEXT_NODE || nodeType === CDATA_SECTION_NODE)
      count += child.nodeValue!.trim().length
  }
  return count
}

const numbersOf = (text: string) => (text.match(NUMBER) ?? []).map(Number)

const tooDeep = () =>
  new TooMuch(`nests elements over ${MAX_DEPTH} deep, references counted, must be flatter`)

const countSteps = (steps: number) =>
  steps < 1e9 ? `${Math.round(steps).toLocaleString('en')} steps` : 'over a billion steps'

/** Attributes by which an author recognises an element in a fault message. */
const MARKS = 'id href xlink:href filter mask marker-mid stroke-dasharray class fill'.split(' ')

/** Describes an element by its tag and one attribute: <use href="#a">. */
function nameOf(element: Element): string {
  const mark = MARKS.find((name) => element.getAttribute(name))
  const value = mark && element.getAttribute(mark)!.slice(0, 40)
  return mark ? `<${element.nodeName} ${mark}=${JSON.stringify(value)}>` : `<${element.nodeName}>`
}
