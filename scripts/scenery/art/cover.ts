import type { GameType } from '#parts/games/schema.ts'
import { Brush, place } from './brush.ts'
import { compose } from './compose.ts'
import { mirrorHalf } from './curve.ts'
import { frame, vignette } from './frame.ts'
import { handOf, paletteOf } from './hand.ts'
import type { Palette } from './hand.ts'
import { ground } from './landscape.ts'
import { label, letter } from './lettering.ts'
import { random } from '../random.ts'
import { particles } from './particles.ts'
import { settingOf } from './setting.ts'

export type CoverOf = {
  seed: number | string
  name: string
  type: GameType
  vendor: { code: string; name: string }
}

/** Hues of water, which is blue for every vendor. */
const SEA = [196, 212, 228, 244, 262]
const SIZE = { width: 360, height: 480 }

/**
 * Area of the game's name, below which the vendor's name stands: no shape of tile may cut off
 * either name.
 */
export const TITLE_ROOM = { x: 180, y: 386, width: 308, height: 100 }
export const LABEL_ROOM = { x: 180, y: 457, width: 240, height: 13 }

/** Draws a game's cover as SVG, 360 × 480. The same game gives the same bytes. */
export function drawCover({ seed, name, type, vendor }: CoverOf): string {
  const chance = random(`cover:${seed}:${vendor.code}:${type}:${name}`)
  const hand = handOf(vendor.code)
  const palette = paletteOf(hand, chance, type === 'FISH' ? SEA : undefined)
  const b = new Brush(palette.light, hand.weight)
  const setting = settingOf(type, hand, chance)
  const focus = { x: 180, y: 190 }
  const style = {
    face: hand.face,
    bend: chance.pick(hand.bends),
    finish: hand.finish,
    fill: palette.accent,
    edge: palette.main,
  }
  return b.document(
    SIZE.width,
    SIZE.height,
    ground(b, palette, SIZE, focus) +
      setting.paint(b, palette, chance, SIZE, focus) +
      compose(type, name, { b, p: palette, chance, ...focus }) +
      particles(b, palette, chance, SIZE, chance.pick(setting.particles), 14) +
      vignette(b, palette) +
      (hand.ribbon && name.trim()
        ? place(ribbon(b, palette), TITLE_ROOM.x, TITLE_ROOM.y + 4)
        : '') +
      letter(b, name, style, { ...TITLE_ROOM, height: hand.ribbon ? 84 : TITLE_ROOM.height }) +
      label(vendor.name, hand.face, LABEL_ROOM, palette.metal.light) +
      frame(b, hand.frame, palette),
  )
}

function ribbon(b: Brush, p: Palette): string {
  return (
    b.solid(mirrorHalf('0,-14! 128,-14! 166,-10! 150,14! 168,40! 128,36! 0,36!'), p.second, {
      line: 3,
      edge: 3,
    }) +
    b.solid(mirrorHalf('0,-40 80,-38 144,-28! 144,30! 80,40 0,42'), p.second, {
      line: 3,
      edge: 4,
      fall: 'down',
    }) +
    b.stroke(mirrorHalf('0,-35 80,-33 139,-24! 139,26! 80,35 0,37'), p.metal.base, 2.4)
  )
}
