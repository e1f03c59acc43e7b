import { differenceCiede2000, wcagContrast } from 'culori'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LOOK_NAMES } from '#core/brand/looks.ts'
import type { BannerTheme } from '../world.ts'
import THEMES from './banner-themes.json' with { type: 'json' }
import { type BannerOf, mixInks, paintBanner } from './banner.ts'

const BANNER_THEMES = Object.keys(THEMES) as BannerTheme[]
const SEEDS = {
  defaultMode: 'dark',
  primary: '#d4af37',
  accent: '#b3184a',
  neutral: '#3a1420',
} as const

/** A banner in the technique of a look; small, since only ratio and colours matter. */
const bannerOf = (look: (typeof LOOK_NAMES)[number], given: Partial<BannerOf> = {}): BannerOf => ({
  seed: 1,
  theme: 'vip',
  form: 'wide',
  ...mixInks({ look, ...SEEDS }, given.theme ?? 'vip', given.form ?? 'wide'),
  ...given,
})

async function pixelsOf(banner: BannerOf) {
  const { data, info } = await sharp(await paintBanner(banner, 160))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * 3
    return `rgb(${[...data.subarray(start, start + 3)].join()})`
  }
  return { width: info.width, height: info.height, at }
}

describe('demo banners', () => {
  test.each(BANNER_THEMES)(
    'a demo banner with the subject %s has each format’s ratio',
    async (theme) => {
      const ratio = async (given: Partial<BannerOf>) => {
        const { width, height } = await pixelsOf(bannerOf('classic', { theme, ...given }))
        return width / height
      }
      expect(await ratio({})).toBeCloseTo(16 / 7, 1)
      expect(await ratio({ form: 'narrow' })).toBeCloseTo(4 / 3, 1)
      expect(await ratio({ form: 'popup' })).toBeCloseTo(3, 1)
      expect(await ratio({ form: 'card' })).toBeCloseTo(16 / 9, 1)
    },
  )

  test.each(LOOK_NAMES)(
    'words are readable on the first third of a banner of the look %s',
    async (look) => {
      const { width, height, at } = await pixelsOf(bannerOf(look))
      const contrasts = (ink: string) =>
        Array.from({ length: Math.floor(width / 3) * height }, (_, index) =>
          wcagContrast(
            ink,
            at(index % Math.floor(width / 3), Math.floor(index / Math.floor(width / 3))),
          ),
        )
      const worst = Math.max(Math.min(...contrasts('#ffffff')), Math.min(...contrasts('#1a1a1a')))
      expect(worst).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('no two looks draw the same campaign alike', async () => {
    const prints = await Promise.all(
      LOOK_NAMES.map(async (look) => {
        const { width, height, at } = await pixelsOf(bannerOf(look))
        return [0.1, 0.6, 0.7, 0.8].map((x) => at(Math.floor(width * x), height >> 1)).join()
      }),
    )
    expect(new Set(prints).size).toBe(LOOK_NAMES.length)
  })

  test.each(Object.entries(THEMES))('the subject %s has a hero for each look', (_, { heroes }) => {
    expect(Object.keys(heroes).toSorted()).toEqual([...LOOK_NAMES].toSorted())
  })

  test('the campaigns that players see first have another hero in each look', () => {
    for (const theme of ['welcome', 'tournament', 'vip'] as const) {
      expect(new Set(Object.values(THEMES[theme].heroes)).size, theme).toBe(LOOK_NAMES.length)
    }
  })

  test('a demo banner shows the colours of its brand', async () => {
    const difference = differenceCiede2000()
    const [blue, red] = ['#1d5be1', '#e11d2e']
    const shareOf = async (colour: string, accent: string) => {
      const inks = mixInks({ look: 'gazette', ...SEEDS, accent }, 'vip', 'wide')
      const { width, height, at } = await pixelsOf(bannerOf('gazette', inks))
      const seen = Array.from({ length: width * height }, (_, index) =>
        at(index % width, Math.floor(index / width)),
      )
      const alike = seen.filter((one) => difference(one, colour) < 15)
      return alike.length / seen.length
    }
    expect(await shareOf(blue, blue)).toBeGreaterThan(0.01)
    expect(await shareOf(red, red)).toBeGreaterThan(0.01)
    expect(await shareOf(red, blue)).toBeLessThan(0.001)
    expect(await shareOf(blue, red)).toBeLessThan(0.001)
  })
})
