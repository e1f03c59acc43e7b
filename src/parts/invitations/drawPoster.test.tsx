import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawPoster, POSTER } from './drawPoster.ts'

const WORDS = { brand: 'Lotus', title: 'Play', note: 'With me', scan: 'Scan', code: 'ABC' }
const COLOURS: Record<string, string> = { 'qr-paper': '#fff', 'qr-ink': '#000' }

it('the code of a poster has four modules of paper on each side', () => {
  const canvas = document.createElement('canvas')
  const link = 'https://lotus.example/r/ABC'
  const colour = (name: string) => COLOURS[name] ?? '#888'
  const look = { colour, display: 'serif', body: 'serif', logo: null }
  drawPoster(canvas, { ...WORDS, link }, look)
  const middle = POSTER.width / 2
  const { data } = canvas.getContext('2d')!.getImageData(middle, 0, 1, POSTER.height)
  const at = (shade: number) =>
    Array.from({ length: POSTER.height }, (_, y) => y).filter((y) => data[y * 4] === shade)
  const [paper, ink] = [at(255), at(0)]
  const module = (paper.at(-1)! - paper[0]! + 1) / encode(link, { border: 4 }).size
  for (const margin of [Math.min(...ink) - paper[0]!, paper.at(-1)! - Math.max(...ink)]) {
    expect(margin / module).toBeGreaterThan(3.9)
  }
})
