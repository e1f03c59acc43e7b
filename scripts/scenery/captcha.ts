import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { type Face, outline, pathData } from './outlines.ts'

const WIDTH = 160
const HEIGHT = 56
const FACES: readonly Face[] = ['block', 'tech', 'serif', 'round', 'grand']
const INKS = ['#1d3b6f', '#6b1f4a', '#1f5a3d', '#6a3a10', '#3d2a78']

const between = (low: number, high: number) => low + (randomInt(10_000) / 10_000) * (high - low)
const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item

/**
 * Draws bent letters in different fonts behind lines and dots, as paths, so that the renderer needs
 * no font. The result is a PNG of 320 by 112 pixels.
 */
export function drawCaptcha(text: string): Promise<Buffer> {
  const phase = between(0, Math.PI * 2)
  const wave = (x: number, y: number): [number, number] => [
    x + Math.sin(y / 11 + phase) * 2,
    y + Math.sin(x / 21 + phase) * 4,
  ]
  const step = WIDTH / (text.length + 0.6)
  const letters = [...text].map((letter, index) => {
    const face = pick(FACES)
    // A wide letter is drawn smaller, so that it does not touch its neighbours.
    const widest = (step / outline(letter, face, 1).width) * 1.05
    const size = Math.min(between(34, 42), widest)
    const { commands, width } = outline(letter, face, size)
    const turn = between(-0.38, 0.38)
    const centre = step * (index + 0.8) + between(-3, 3)
    const baseline = HEIGHT / 2 + between(-4, 4)
    const path = pathData(commands, (x, y) => {
      const [dx, dy] = [x - width / 2, y + size * 0.35]
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return wave(centre + dx * cos - dy * sin, baseline + dx * sin + dy * cos)
    })
    return `<path d="${path}" fill="${pick(INKS)}"/>`
  })
  const lines = Array.from({ length: 5 }, () => {
    const y = () => between(4, HEIGHT - 4).toFixed(1)
    const curve = `M-4 ${y()}C${WIDTH / 3} ${y()} ${(WIDTH / 3) * 2} ${y()} ${WIDTH + 4} ${y()}`
    return `<path d="${curve}" fill="none" stroke="${pick(INKS)}" stroke-width="${between(0.8, 1.8).toFixed(1)}" stroke-opacity=".75"/>`
  })
  const dots = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${between(0, WIDTH).toFixed(1)}" cy="${between(0, HEIGHT).toFixed(1)}" r="${between(0.4, 1.2).toFixed(1)}" fill="${pick(INKS)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f1ea"/>${dots.join('')}${letters.join('')}${lines.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer()
}
