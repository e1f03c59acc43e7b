import { readdirSync, readFileSync } from 'node:fs'
import { pair, place, type Brush } from './brush.ts'
import { MATERIALS, type Tone } from './colour.ts'
import { box, circle, closeLine, ellipse, mirrorHalf, open, polygon, ring, star } from './curve.ts'
import { MOTIFS } from './subjects/kit.ts'

/**
 * A node of a drawing. A shape is a text: the way of painting, the paint and measures, and mostly
 * the path that is painted.
 *
 *     solid main line=6 edge=7 gloss round mirror 0,-64 32,-62 0,94
 *     flat accent.light 0.5 circle 0 0 8 & box -4 -4 8 8
 *     stroke #fff 3 0.8 dash=2,8 open -18,44 0,40 18,44
 *     cord metal 11 6 M-17 66A19 19 0 1 0 17 66
 *     glow main.light 0 -16 104 104 0.6
 *     glint #fff 30 -40 20
 *     cabochon 0 -46 10 accent metal
 *
 * A group is a list whose first text says how its other nodes are drawn: `pair`, `all`,
 * `inside <path>`, `place x y scale turn flip` (several with `/` between), `fan count from to`,
 * `ring count radius turn`. `use <name> tone=main` draws another drawing, in which `use slot` stands
 * for the group's other nodes.
 */
type Node = string | Group
type Group = [head: string, ...content: Node[]]

const FOLDER = new URL('./drawings/', import.meta.url)
const DRAWINGS: Record<string, Node[]> = Object.assign(
  {},
  ...readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
)

/**
 * Colour tones by their names; of unknown type, since a picture's palette also holds other values.
 */
type Tones = Readonly<Record<string, unknown>>
/**
 * Parts of a drawing that code draws, by the names that `use` calls them; each part gets the tones
 * at its position.
 */
type Parts = Readonly<Record<string, (tones: Tones) => string>>
type Pen = { b: Brush; tones: Tones; parts: Parts }

/** Draws the drawing of this name from `drawings/`, around (0, 0). */
export function draw(name: string, b: Brush, tones: Tones, parts: Parts = {}): string {
  const nodes = DRAWINGS[name]
  if (!nodes) throw new SyntaxError(`There is no drawing "${name}"`)
  return drawAll(nodes, { b, tones, parts })
}

const drawAll = (nodes: Node[], pen: Pen) =>
  nodes
    .map((node) => (typeof node === 'string' ? drawShape(node, pen) : drawGroup(node, pen)))
    .join('')

function drawGroup([head, ...content]: Group, pen: Pen): string {
  const [verb, ...words] = head.split(' ')
  const all = () => drawAll(content, pen)
  // The positions of a fan or a ring show the group's nodes one after another; after the last node
  // comes the first again.
  const one = (index: number) => drawAll(content.slice(index % content.length).slice(0, 1), pen)
  switch (verb) {
    case 'all':
      return all()
    case 'pair':
      return pair(all())
    case 'inside':
      return pen.b.inside(readPath(words), all())
    case 'place':
      return words
        .join(' ')
        .split(' / ')
        .map((spot) => {
          const [x = '', y = '', scale = '1', turn = '0', flip] = spot.split(' ')
          return place(
            all(),
            readNumber(x),
            readNumber(y),
            readNumber(scale),
            readNumber(turn),
            flip === 'flip',
          )
        })
        .join('')
    case 'fan': {
      const [count = 0, from = 0, to = 0] = words.map(readNumber)
      const turn = (index: number) => from + ((to - from) * index) / (count - 1)
      return times(count, (index) => place(one(index), 0, 0, 1, turn(index)))
    }
    case 'ring': {
      const [count = 0, r = 0, turn] = words.map(readNumber)
      return ring(count, r, turn)
        .map(({ x, y, angle }, index) => place(one(index), x, y, 1, angle))
        .join('')
    }
    case 'use':
      return use(words, pen, all)
    default:
      throw new SyntaxError(`"${head}" begins no group`)
  }
}

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

/**
 * Draws another drawing, or a part that code draws; `slot` in it stands for the content of the
 * group.
 */
function use([name = '', ...changes]: string[], pen: Pen, slot: () => string): string {
  const changed = changes.map((change) => {
    const [key = '', tone = ''] = change.split('=')
    return [key, readTone(tone, pen)] as const
  })
  const tones = { ...pen.tones, ...Object.fromEntries(changed) }
  return pen.parts[name]?.(tones) ?? draw(name, pen.b, tones, { ...pen.parts, slot })
}

const FALLS = new Set(['down', 'round', 'metal'])

function drawShape(text: string, pen: Pen): string {
  const { b } = pen
  const [verb = '', ...words] = text.split(' ')
  const motif = MOTIFS[verb]
  if (motif) {
    return motif(b, ...words.map((word) => (isNumber(word) ? Number(word) : readTone(word, pen))))
  }
  if (verb === 'use') return use(words, pen, () => '')
  const at = words.findIndex((word) => word in PATHS || word.startsWith('M'))
  const [paint = '', ...options] = at < 0 ? words : words.slice(0, at)
  const path = () => readPath(words.slice(at))
  const [first = 0, second, x, y, opacity] = options.filter(isNumber).map(Number)
  const named = Object.fromEntries(
    options.filter((word) => word.includes('=')).map((word) => word.split('=')),
  ) as Partial<Record<string, string>>
  switch (verb) {
    case 'solid':
      return b.solid(path(), readTone(paint, pen), {
        ...(named.line && { line: readNumber(named.line) }),
        ...(named.edge && { edge: readNumber(named.edge) }),
        gloss: options.includes('gloss'),
        fall: (options.find((word) => FALLS.has(word)) ?? 'slant') as 'slant',
      })
    case 'flat':
      return b.flat(path(), readColour(paint, pen), first || 1)
    case 'stroke': {
      const line = b.stroke(path(), readColour(paint, pen), first, second)
      return named.dash ? line.replace('/>', ` stroke-dasharray="${named.dash}"/>`) : line
    }
    // A stroke whose outline is a wider stroke below it.
    case 'cord': {
      const { deep, base } = readTone(paint, pen)
      return b.stroke(path(), deep, first) + b.stroke(path(), base, second ?? 0)
    }
    case 'glow':
      return b.glow(first, second ?? 0, x ?? 0, y ?? 0, readColour(paint, pen), opacity)
    case 'glint':
      return b.glint(first, second ?? 0, x ?? 0, readColour(paint, pen))
    default:
      throw new SyntaxError(`"${text}" is no shape`)
  }
}

const isNumber = (word: string) => word !== '' && !Number.isNaN(Number(word))

function readNumber(word: string): number {
  if (!isNumber(word)) throw new SyntaxError(`"${word}" is not a number`)
  return Number(word)
}

const measured = (write: (...sizes: never[]) => string) => (words: string[]) =>
  (write as (...sizes: number[]) => string)(...words.map(readNumber))
const pointed = (write: (points: string) => string) => (words: string[]) => write(words.join(' '))

const PATHS: Record<string, (words: string[]) => string> = {
  closed: pointed(closeLine),
  open: pointed(open),
  mirror: pointed(mirrorHalf),
  polygon: pointed(polygon),
  circle: measured(circle),
  ellipse: measured(ellipse),
  box: measured(box),
  star: measured(star),
}

/**
 * Returns the path data of one or more paths, which `&` separates; a path that begins with M is
 * path data already.
 */
function readPath(words: string[]): string {
  return words
    .join(' ')
    .split(' & ')
    .map((path) => {
      const [kind = '', ...rest] = path.split(' ')
      const write = PATHS[kind]
      if (!write && !kind.startsWith('M')) throw new SyntaxError(`"${path}" is no path`)
      return write ? write(rest) : path
    })
    .join('')
}

/** Tones that a drawing makes from another tone, such as `main/pale`. */
const CHANGES: Record<string, (tone: Tone) => Tone> = {
  pale: (tone) => ({ ...tone, base: tone.light, light: '#fff' }),
  worn: (tone) => ({ ...tone, light: tone.dark, base: tone.dark }),
  shade: (tone) => ({ ...tone, light: tone.base, base: tone.dark }),
  lit: (tone) => ({ ...tone, dark: tone.base }),
}

function readTone(word: string, { tones }: Pen): Tone {
  const [name = '', change] = word.split('/')
  const tone = (tones[name] ?? MATERIALS[name as keyof typeof MATERIALS]) as Tone | undefined
  const turned = tone && change ? CHANGES[change]?.(tone) : tone
  if (!turned) throw new SyntaxError(`"${word}" is not a tone`)
  return turned
}

/**
 * Reads a colour: `#fff`, `main.light`, `rim` for the light from behind, or `tan.light>tan.base`
 * for a gradient from top to bottom.
 */
function readColour(word: string, pen: Pen): string {
  if (word.startsWith('#')) return word
  if (word === 'rim') return pen.b.light.rim
  const [top = '', foot] = word.split('>')
  if (foot) {
    return pen.b.linear([
      [0, readColour(top, pen)],
      [1, readColour(foot, pen)],
    ])
  }
  const [name = '', shade = ''] = word.split('.')
  const colour = readTone(name, pen)[shade as keyof Tone]
  if (!colour) throw new SyntaxError(`"${word}" is not a colour`)
  return colour
}
