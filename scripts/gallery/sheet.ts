import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#core/brand/schema.ts'
import { dataOf, writePage } from './page.ts'
import { listPictures } from './pictures.ts'
import { fileOf, WIDTHS } from './plan.ts'

/** Scenes by which brands are compared, with their titles. */
export const SHEET_SCENES = {
  home: 'Home',
  rng: 'Game list',
  login: 'Login',
  'member-depositv2': 'Deposit',
  promotions: 'Promotions',
  'game-details': 'Game',
} as const

const MODES = ['dark', 'light'] as const

const STYLE = `main{overflow-x:auto}section{display:flex;gap:.75rem;width:max-content;padding:1rem}
section h2{width:6rem}section h2 small{display:block}section img{height:300px;object-fit:cover;object-position:top}
[data-width='390'] img{width:139px}[data-width='1440'] img{width:480px}
.nameless h2 *,.nameless h2,.nameless figcaption{display:none!important}`

const SCRIPT = `form.nameless.addEventListener('change',()=>document.body.classList.toggle('nameless',form.nameless.checked))`

/**
 * Writes `sheet.html`: brands and modes as rows, screens at both widths as columns, with filters, and
 * a switch that takes the names away.
 */
export function writeSheet(folder: string, brands: readonly Brand[]): void {
  const pictures = listPictures(folder)
  const rows = brands.flatMap(({ id }) =>
    MODES.map((mode) => {
      const cells = WIDTHS.flatMap((width) =>
        Object.entries(SHEET_SCENES).flatMap(([scene, title]) => {
          const picture = pictures.find(({ name }) => name === `${id}/${scene}@${width}-${mode}`)
          if (!picture) return []
          const file = encodeURI(picture.file)
          return `<figure ${dataOf(picture)}><a href="${file}"><img src="${file}" alt="${title}" loading="lazy"></a><figcaption>${title} ${width}</figcaption></figure>`
        }),
      )
      return `<section data-row><h2>${id}<small>${mode}</small></h2>${cells.join('')}</section>`
    }),
  )
  writeFileSync(
    join(folder, 'sheet.html'),
    writePage({
      title: 'Brands side by side',
      filters: {
        brand: brands.map(({ id }) => id),
        mode: MODES,
        scene: Object.keys(SHEET_SCENES),
        width: WIDTHS.map(String),
      },
      controls: '<label><input type="checkbox" name="nameless"> without names</label>',
      body: rows.join(''),
      style: STYLE,
      script: SCRIPT,
    }),
  )
}

/** Size of a brand's place on the poster, and of the phone in front of it, in pixels. */
const PLACE = { width: 800, height: 500 }
const PHONE = { width: 170, height: 368 }
const GAP = 24
/** Size of the picture of a look, in pixels. */
const LOOK = { width: 960, height: 600 }

/**
 * Writes `brands.webp`: the home pages of the brands at a desk and on a phone, two in a row; and
 * `look-<name>.webp`, the home page of a brand with that look. A brand whose own mode was not
 * photographed is left out.
 */
export async function writePoster(folder: string, all: readonly Brand[]): Promise<void> {
  const homeOf = (brand: Brand, width: number) => {
    const { defaultMode: mode } = brand.theme
    const shot = { brand, name: 'home', width, mode, language: brand.defaultLanguage }
    return join(folder, fileOf(shot))
  }
  const brands = all.filter((brand) => WIDTHS.every((width) => existsSync(homeOf(brand, width))))
  if (brands.length === 0) return
  const pictures = await Promise.all(
    brands.map(async (brand, index) => {
      const shot = (width: number, size: { width: number; height: number }) =>
        sharp(homeOf(brand, width))
          .resize({ ...size, fit: 'cover', position: 'top' })
          .toBuffer()
      const left = GAP + (index % 2) * (PLACE.width + GAP)
      const top = GAP + Math.floor(index / 2) * (PLACE.height + GAP)
      return [
        { input: await shot(1440, PLACE), left, top },
        {
          input: await shot(390, PHONE),
          left: left + PLACE.width - PHONE.width - GAP,
          top: top + PLACE.height - PHONE.height,
        },
      ]
    }),
  )
  for (const brand of brands) {
    await sharp(homeOf(brand, 1440))
      .resize({ ...LOOK, fit: 'cover', position: 'top' })
      .webp({ quality: 80 })
      .toFile(join(folder, `look-${brand.theme.look}.webp`))
  }
  const rows = Math.ceil(brands.length / 2)
  await sharp({
    create: {
      width: 2 * PLACE.width + 3 * GAP,
      height: rows * (PLACE.height + GAP) + GAP,
      channels: 3,
      background: '#3a3c42',
    },
  })
    .composite(pictures.flat())
    .webp({ quality: 82 })
    .toFile(join(folder, 'brands.webp'))
}
