import type { GameType } from '#features/games/schema.ts'
import { Brush, place } from './brush.ts'
import { frame, vignette } from './frame.ts'
import { handOf, paletteOf } from './hand.ts'
import { letter } from './lettering.ts'
import { random } from './random.ts'
import { PAINTERS, PARTICLES, ground, particles } from './scene.ts'
import { CASTS, SUBJECTS } from './subjects/library.ts'

export type CoverOf = {
  seed: number | string
  name: string
  type: GameType
  vendor: { code: string; name: string }
}

const SIZE = { width: 360, height: 480 }

/** A game's cover as SVG, 360 × 480. The same game gives the same bytes. */
export function drawCover({ seed, name, type, vendor }: CoverOf): string {
  const chance = random(`cover:${seed}:${vendor.code}:${type}:${name}`)
  const hand = handOf(vendor.code)
  const palette = paletteOf(hand, chance)
  const b = new Brush(palette.light)
  const focus = { x: 180, y: hand.titleAtTop ? 280 : 196 }
  const hero = chance.pick(CASTS[type])
  const scene = chance.pick(hand.scenes)
  const subject = SUBJECTS[hero][0](b, palette, chance)
  const title = letter(
    b,
    name,
    {
      face: hand.face,
      bend: chance.pick(hand.bends),
      finish: hand.finish,
      fill: palette.accent,
      edge: palette.main,
    },
    { x: 180, y: hand.titleAtTop ? 76 : 398, width: 316, height: 104 },
  )
  return b.document(
    360,
    480,
    ground(b, palette, SIZE, focus) +
      PAINTERS[scene](b, palette, chance, SIZE, focus) +
      b.glow(focus.x, focus.y + 120, 130, 34, '#000', 0.5) +
      place(subject, focus.x, focus.y, 1.46, chance.between(-4, 4)) +
      particles(b, palette, chance, SIZE, chance.pick(PARTICLES), 16) +
      vignette(b, palette, hand.titleAtTop) +
      title +
      frame(b, hand.frame, palette),
  )
}
