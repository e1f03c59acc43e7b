import sharp from 'sharp'

/** A way of making a picture, such as an engraving or a print. */
export type Technique = keyof typeof SHADERS

/** Colours of a picture in a technique, as `#rrggbb`. */
export interface Inks {
  /** The empty ground, on which the site's words stand. */
  ground: string
  primary: string
  accent: string
  dark: string
  light: string
}

/** Red, green and blue, 0–255. */
type Rgb = readonly [number, number, number]

/** A picture in raw pixels, four bytes each. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** What a technique knows of one place of the figures. */
interface Spot {
  x: number
  y: number
  /** Brightness, opacity and strength of colour of the figures here, 0–1. */
  light: number
  cover: number
  colour: number
  /** How much the brightness changes here, 0–1: high on outlines. */
  edge: number
  own: Rgb
}

type Shade = (spot: Spot) => Rgb

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const blend = (from: Rgb, to: Rgb, share: number): Rgb => {
  const part = Math.min(1, Math.max(0, share))
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ]
}

/** 0 below `from`, 1 above `to`, smooth between: the soft edge of a printed line. */
const ramp = (value: number, from: number, to: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Distance to the middle of the nearest of parallel lines, 0 in the middle to 1 between two. */
const wave = (value: number) => Math.abs(value - Math.floor(value) - 0.5) * 2

interface Frame {
  width: number
  height: number
  inks: Inks
  /** Middle of the figures and their reach, in pixels. */
  x: number
  y: number
  reach: number
}

/** Fine lines on a dark plate that swell with the light, in gold. */
function engrave({ inks, x: cx, y: cy, reach }: Frame): Shade {
  const [ground, ink, bright] = [rgb(inks.ground), rgb(inks.primary), rgb(inks.light)]
  const pitch = reach / 62
  return ({ x, y, light, cover, edge }) => {
    const [dx, dy] = [x - cx, y - cy]
    const away = Math.hypot(dx, dy) / reach
    const rays = wave((Math.atan2(dy, dx) / Math.PI) * 60)
    const halo = ramp(rays, 0.72, 0.95) * ramp(away, 0.35, 0.7) * (1 - ramp(away, 0.9, 1.9)) * 0.55
    const line = wave((y + Math.sin(x / (reach / 5)) * pitch * 1.2 + light * pitch * 2.4) / pitch)
    const cross = wave((x + y * 0.4) / pitch)
    const lit = ramp(line, 0.98 - light * 1.05, 1.16 - light * 1.05)
    const hatch = light > 0.62 ? ramp(cross, 1.5 - light, 1.7 - light) : 0
    const drawn = Math.max(lit, hatch, ramp(edge, 0.25, 0.5))
    const behind = blend(ground, ink, halo)
    const body = blend(blend(ground, [0, 0, 0], 0.35), blend(ink, bright, light * light), drawn)
    return blend(behind, body, cover)
  }
}

/** Black dots of a newspaper, with a spot of colour that is printed a little beside. */
function print({ inks, x: cx, y: cy, reach, height }: Frame): Shade {
  const [paper, ink, spot] = [rgb(inks.ground), rgb(inks.dark), rgb(inks.accent)]
  const pitch = height / 88
  return ({ x, y, light, cover, edge }) => {
    const disc = ramp(reach * 0.86 - Math.hypot(x - cx, y - cy), -1, 1)
    const [u, v] = [(x + y) / pitch / Math.SQRT2, (x - y) / pitch / Math.SQRT2]
    const dot = Math.hypot(u - Math.round(u), v - Math.round(v))
    const dark = 1 - light ** 0.8
    const size = Math.sqrt(dark) * 0.68
    const printed = Math.max(ramp(size - dot, -0.06, 0.06), ramp(edge, 0.3, 0.5))
    const behind = blend(paper, spot, disc)
    const body = blend(blend(paper, spot, light < 0.5 ? 0.12 : 0), ink, printed)
    return blend(behind, body, cover)
  }
}

/** Tubes of light along the outlines, above a floor of lines. */
function shine({ inks, x: cx, y: cy, reach, width, height }: Frame): Shade {
  const [ground, one, two] = [rgb(inks.ground), rgb(inks.primary), rgb(inks.accent)]
  const horizon = height * 0.62
  return ({ x, y, cover, edge, light }) => {
    const tube = blend(one, two, ramp(x + y * 0.6, cx - reach * 0.7, cx + reach * 0.9))
    const away = Math.hypot(x - cx, (y - cy) * 1.2) / reach
    const depth = (y - horizon) / (height - horizon)
    const rows = depth > 0 ? ramp(wave(2.2 / (depth + 0.08)), 0.9, 1) : 0
    const columns =
      depth > 0 ? ramp(wave(((x - width * 0.66) / width / (depth + 0.16)) * 3.2), 0.94, 1) : 0
    const floor = Math.max(rows, columns) * ramp(depth, 0, 0.5) * 0.5
    const ring = ramp(0.035 - Math.abs(away - 0.82), 0, 0.03)
    const sky = blend(ground, two, Math.max(floor, ring * 0.95, (1 - ramp(away, 0, 1.5)) * 0.16))
    const body = blend(blend(ground, tube, 0.05 + light * 0.22), tube, ramp(edge, 0.1, 0.34))
    const hot = ramp(edge, 0.4, 0.85) * 0.7
    return blend(sky, blend(body, [255, 255, 255], hot), cover)
  }
}

/** A few flat colours in large shapes, as on a poster. */
function flatten({ inks, x: cx, y: cy, reach, height }: Frame): Shade {
  const [ground, one, two] = [rgb(inks.ground), rgb(inks.primary), rgb(inks.accent)]
  const [dark, pale] = [rgb(inks.dark), rgb(inks.light)]
  return ({ x, y, light, cover, colour }) => {
    const disc = ramp(reach * 0.92 - Math.hypot(x - cx, y - cy), -1, 1)
    const stripe = ramp(wave((x * 0.7 + y) / (height / 5)), 0.5, 0.53)
    const band = ramp(x - (cx - reach * 1.5) + (y - height / 2) * 0.5, -1, 1)
    const behind = blend(blend(ground, blend(one, ground, 0.72 + stripe * 0.1), band), two, disc)
    const tones =
      colour > 0.45
        ? [dark, one, blend(one, pale, 0.55), pale]
        : [dark, blend(dark, two, 0.6), blend(two, pale, 0.62), pale]
    const level = light < 0.24 ? 0 : light < 0.5 ? 1 : light < 0.76 ? 2 : 3
    return blend(behind, tones[level]!, ramp(cover, 0.4, 0.6))
  }
}

/** Sheets of paper above each other; the upper ones throw a soft shadow. */
function cut({ inks, x: cx, y: cy, reach, width, height }: Frame): Shade {
  const [ground, one, two] = [rgb(inks.ground), rgb(inks.primary), rgb(inks.accent)]
  const pale = rgb(inks.light)
  const sheet = (x: number, y: number, index: number) => {
    const crest =
      height * (0.52 + index * 0.13) +
      Math.sin(x / (width / (7 - index)) + index * 2) * height * 0.05
    return y - crest
  }
  return ({ x, y, light, cover, edge, colour }) => {
    const away = Math.hypot(x - cx, y - cy)
    let behind = blend(ground, blend(two, pale, 0.72), ramp(reach * 0.8 - away, -1, 1))
    behind = blend(
      behind,
      [120, 90, 110],
      (1 - ramp(Math.abs(away - reach * 0.8) / 26, 0, 1)) * (away > reach * 0.8 ? 0.14 : 0),
    )
    for (let index = 0; index < 3; index++) {
      const above = sheet(x, y, index)
      behind = blend(behind, [110, 90, 110], above < 0 ? (1 - ramp(-above / 22, 0, 1)) * 0.16 : 0)
      behind = blend(
        behind,
        blend(index === 1 ? two : one, pale, 0.66 - index * 0.14),
        ramp(above, -1, 1),
      )
    }
    const level = Math.round(light * 3.2) / 3.2
    const paper = blend(blend(colour > 0.4 ? one : two, [60, 50, 70], 0.22), pale, level)
    return blend(behind, blend(paper, [90, 70, 90], ramp(edge, 0.2, 0.6) * 0.3), cover)
  }
}

/** The painting itself, in the soft bright light of a photograph against the sun. */
function backlight({ inks, x: cx, y: cy, reach, height }: Frame): Shade {
  const [ground, one, two] = [rgb(inks.ground), rgb(inks.primary), rgb(inks.accent)]
  const pale = rgb(inks.light)
  const discs = Array.from({ length: 22 }, (_, index) => {
    const turn = index * 2.399
    const out = reach * (0.35 + 0.09 * index)
    return {
      x: cx + Math.cos(turn) * out,
      y: cy + Math.sin(turn) * out * 0.7,
      r: reach * (0.07 + (index % 5) * 0.035),
      warm: index % 3 > 0,
    }
  })
  return ({ x, y, cover, own }) => {
    const away = Math.hypot(x - cx, y - cy * 0.7) / reach
    let behind = blend(pale, ground, ramp(away, 0.1, 1.7))
    behind = blend(behind, two, ramp(y / height, 0.5, 1.1) * 0.22 * (1 - ramp(away, 0.8, 2)))
    for (const disc of discs) {
      const far = Math.hypot(x - disc.x, y - disc.y) / disc.r
      if (far < 1.1)
        behind = blend(
          behind,
          disc.warm ? blend(two, pale, 0.4) : blend(one, pale, 0.45),
          (1 - ramp(far, 0.9, 1.1)) * 0.24,
        )
    }
    return blend(behind, blend(own, pale, 0.1 + (1 - y / height) * 0.1), cover)
  }
}

const SHADERS = {
  light: backlight,
  engraving: engrave,
  print,
  neon: shine,
  flat: flatten,
  paper: cut,
}

/** Blur, in pixels, of techniques that do not show small things. */
const SOFTENED: Partial<Record<Technique, number>> = { flat: 2.2, paper: 2.2, neon: 1.2 }

/** Draws the figures of a picture in a technique. `figures` is an SVG on a clear ground. */
export async function paintIn(
  technique: Technique,
  figures: string,
  frame: Frame,
): Promise<Pixels> {
  const { width, height } = frame
  const raw = (blur: number) => {
    const picture = sharp(Buffer.from(figures)).resize(width, height, { fit: 'fill' }).ensureAlpha()
    return (blur > 0 ? picture.blur(blur) : picture).raw().toBuffer()
  }
  const pixels = await raw(SOFTENED[technique] ?? 0)
  const light = new Float32Array(width * height)
  for (let at = 0; at < light.length; at++) {
    const [r, g, b] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!]
    light[at] = (0.299 * r + 0.587 * g + 0.114 * b) / 255
  }
  const value = (x: number, y: number) => {
    const at = Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
    return (light[at]! * 0.8 + 0.2) * (pixels[at * 4 + 3]! / 255)
  }
  const shade = SHADERS[technique](frame)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!] as const
      const cover = pixels[at * 4 + 3]! / 255
      const across =
        value(x + 1, y - 1) +
        2 * value(x + 1, y) +
        value(x + 1, y + 1) -
        value(x - 1, y - 1) -
        2 * value(x - 1, y) -
        value(x - 1, y + 1)
      const along =
        value(x - 1, y + 1) +
        2 * value(x, y + 1) +
        value(x + 1, y + 1) -
        value(x - 1, y - 1) -
        2 * value(x, y - 1) -
        value(x + 1, y - 1)
      const edge = cover > 0 ? Math.min(1, Math.hypot(across, along) / 2) : 0
      const colour = cover > 0 ? (Math.max(...own) - Math.min(...own)) / 255 : 0
      const drawn = shade({ x, y, light: light[at]!, cover, colour, edge, own })
      data.set([drawn[0], drawn[1], drawn[2], 255], at * 4)
    }
  }
  return { data, width, height }
}
