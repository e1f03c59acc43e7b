import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modeAtom } from '#core/brand/mode.ts'
import type { Drawing, RuntimePicture } from '#core/brand/runtimePictures.ts'
import { showInApp } from '#support/components/app.tsx'
import { BrandPicture } from './BrandPicture.tsx'

const drawing = (name: string, more: Partial<Drawing> = {}): Drawing => ({
  at: `/assets/picture.${name}`,
  widths: [480, 828],
  width: 828,
  height: 621,
  ...more,
})

const PICTURE: RuntimePicture = {
  file: drawing('wide', { scrim: { ink: 'dark', alpha: 0.2 } }),
  dark: drawing('night', { scrim: { ink: 'light', alpha: 0 } }),
  phone: drawing('narrow', { scrim: { ink: 'light', alpha: 0.5 } }),
  focus: '70% 40%',
  alt: { EN: 'A table by a window' },
}
const MODES = { theme: { defaultMode: 'light', modes: ['light', 'dark'] } }

const show = (picture = PICTURE) =>
  showInApp(
    <BrandPicture eager picture={picture} sizes="100vw" className="h-60">
      <span>Words</span>
    </BrandPicture>,
    { brand: MODES },
  )

test('a brand’s picture shows the file of the mode and of the page’s width', async () => {
  await page.viewport(1440, 900)
  const { screen, store } = await show()
  const picture = screen.getByRole('img', { name: 'A table by a window' })
  await expect.element(picture).toHaveAttribute('srcset', expect.stringContaining('wide-828'))
  expect(getComputedStyle(picture.element()).objectPosition).toBe('70% 40%')
  store.set(modeAtom, 'dark')
  await expect.element(picture).toHaveAttribute('srcset', expect.stringContaining('night-828'))
  store.set(modeAtom, 'light')
  await page.viewport(390, 844)
  await expect.element(picture).toHaveAttribute('srcset', expect.stringContaining('narrow-828'))
})

test('words on a brand’s picture have the ink that needs the weaker scrim', async () => {
  await page.viewport(1440, 900)
  const { screen } = await show()
  const ink = () => getComputedStyle(screen.getByText('Words').element()).getPropertyValue('--ink')
  expect(ink()).toBe('rgb(20 20 24)')
  await page.viewport(390, 844)
  await expect.poll(ink).toBe('rgb(255 255 255)')
})

test('a browser that cannot read AVIF gets the picture as WebP', async () => {
  const { screen } = await show()
  const picture = screen.getByRole('img')
  await expect.element(picture).toHaveAttribute('srcset', expect.stringContaining('.webp 828w'))
})
