import { clampChroma, formatHex } from 'culori'

/**
 * The colours of one material under light: its lit side, its own colour, its shaded side, and its
 * outline.
 */
export type Tone = { light: string; base: string; dark: string; deep: string }

/**
 * Converts an OKLCH colour (lightness 0–1, chroma 0–0.37, hue in degrees) to a hex colour within
 * sRGB.
 */
export function oklch(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h: ((h % 360) + 360) % 360 }, 'oklch'))
}

/**
 * Makes the colours of a material. Its light turns towards yellow and its shade towards blue, as
 * with real paint; a plain ramp would look flat.
 */
export function tone(l: number, c: number, h: number): Tone {
  const towards = (goal: number, share: number) => {
    const way = ((goal - h + 540) % 360) - 180
    return h + Math.max(-28, Math.min(28, way * share))
  }
  return {
    light: oklch(Math.min(0.97, l + 0.2), c * 0.8, towards(95, 0.22)),
    base: oklch(l, c, h),
    dark: oklch(l * 0.62, c * 0.92, towards(285, 0.14)),
    deep: oklch(l * 0.26 + 0.03, c * 0.5, towards(285, 0.24)),
  }
}

/** Materials that keep their own colour in every picture. */
export const MATERIALS = {
  gold: { light: '#fff3a8', base: '#f6b52c', dark: '#b5650d', deep: '#3d1803' },
  silver: { light: '#ffffff', base: '#bcc8da', dark: '#66758f', deep: '#161d2c' },
  bronze: { light: '#ffd7a0', base: '#c98243', dark: '#7c431c', deep: '#2a1206' },
  ivory: { light: '#ffffff', base: '#f3ead9', dark: '#b9a68c', deep: '#2f2419' },
  white: { light: '#ffffff', base: '#eef2fb', dark: '#a3b0cc', deep: '#1b2336' },
  ink: { light: '#5d6483', base: '#2b3048', dark: '#171a2a', deep: '#07080f' },
  red: { light: '#ff8a6b', base: '#e0262f', dark: '#8c0c22', deep: '#2d0210' },
  orange: { light: '#ffc46b', base: '#f58220', dark: '#ae4308', deep: '#361203' },
  green: { light: '#a6f07a', base: '#35b34a', dark: '#10683a', deep: '#032316' },
  jade: { light: '#b4ffd9', base: '#2bc08c', dark: '#0c6f5c', deep: '#032821' },
  blue: { light: '#86d4ff', base: '#2a7df0', dark: '#173c9f', deep: '#070f33' },
  violet: { light: '#dba8ff', base: '#8f45ea', dark: '#4c1c97', deep: '#170636' },
  pink: { light: '#ffc0df', base: '#f4549c', dark: '#a51c66', deep: '#350420' },
  wood: { light: '#d9995c', base: '#96592b', dark: '#572c12', deep: '#1d0c04' },
  skin: { light: '#ffe3cb', base: '#f4c09a', dark: '#c47f5c', deep: '#43200f' },
  grey: { light: '#e8f0ff', base: '#8fa3c4', dark: '#44547a', deep: '#101629' },
  lemon: { light: '#fffcb0', base: '#ffd81f', dark: '#cf8d05', deep: '#3d2600' },
  lime: { light: '#f6ff9e', base: '#c8ea2c', dark: '#7da010', deep: '#232c02' },
  tan: { light: '#ffe0a1', base: '#d99a4a', dark: '#915620', deep: '#2f1706' },
} satisfies Record<string, Tone>
