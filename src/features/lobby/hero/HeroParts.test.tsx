import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openGateway, showPage } from '#support/components/center.tsx'
import { PictureSlide } from './HeroParts.tsx'
import { brandSlides, type HeroSlide } from './heroSlides.ts'

/** Pictures that load, since one that fails is taken away. */
const drawing = (name: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3" id="${name}"/>`
const [WIDE, NARROW] = [drawing('wide'), drawing('narrow')]

const SLIDE: HeroSlide = {
  id: 'gala',
  title: 'Gala',
  target: { kind: 'inner', path: '/promotions' },
  action: { id: 'none', message: 'See the offer' },
  picture: { wide: WIDE, narrow: NARROW },
}

const picture = () =>
  [...document.querySelectorAll('.slide-picture img')].map((image) => image.getAttribute('src'))

it('a slide from edge to edge shows the picture for the width of the window', async () => {
  openGateway()
  await page.viewport(390, 800)
  await showPage(() => <PictureSlide slide={SLIDE} />, '')
  await expect.poll(picture).toContain(NARROW)
  expect(picture()).not.toContain(WIDE)
  await page.viewport(1440, 800)
  await expect.poll(picture).toContain(WIDE)
})

it('a slide is one link that names its title and its action', async () => {
  openGateway()
  const { screen } = await showPage(() => <PictureSlide slide={SLIDE} />, '')
  await expect
    .element(screen.getByRole('link', { name: /Gala.*See the offer/ }))
    .toHaveAttribute('href', '/promotions')
})

it('a brand’s slides have their words and a target, and are left out without words', () => {
  const file = { file: { at: '/assets/own.svg', width: 1600, height: 700 } }
  const brand = { pictures: { hero: [{ picture: file, to: '/live' }, { picture: file }] } }
  const words = { title: '', description: '', messages: {} }
  const slides = [{ title: 'Tables', action: 'Go' }, { title: 'Slots' }]
  const [first, second] = brandSlides(brand, { ...words, slides })
  expect(first).toMatchObject({
    title: 'Tables',
    action: 'Go',
    target: { kind: 'inner', path: '/live' },
  })
  expect(second!.target).toBeNull()
  expect(brandSlides(brand, words)).toEqual([])
  expect(brandSlides(brand, null)).toEqual([])
})
