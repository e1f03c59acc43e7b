import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '#core/brand/schema.ts'
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

const STYLE = `body{margin:0;background:#2b2d31;color:#eee;font:14px/1.4 system-ui}
form{position:sticky;top:0;left:0;z-index:1;display:flex;flex-wrap:wrap;gap:1.5rem;padding:.75rem 1rem;background:#1b1c1f}
fieldset{display:flex;gap:.75rem;margin:0;padding:0;border:0}legend{float:left;margin-inline-end:.75rem;color:#aaa}
main{overflow-x:auto}section{display:flex;gap:.75rem;width:max-content;padding:1rem}
h2{width:6rem;margin:0;font-size:1rem}h2 small{display:block;color:#aaa;font-weight:400}
figure{margin:0}figcaption{color:#aaa;font-size:.75rem}img{display:block;height:300px;object-fit:cover;object-position:top}
[data-width='390'] img{width:139px}[data-width='1440'] img{width:480px}
[hidden],.nameless h2 *,.nameless h2,.nameless figcaption{display:none!important}`

// Hides what no ticked box names. A group without a tick shows everything.
const SCRIPT = `const form=document.forms[0]
form.addEventListener('change',()=>{
const ticked=(name)=>[...form.querySelectorAll('[name='+name+']:checked')].map((box)=>box.value)
const shows=(element,name)=>{const values=ticked(name);return values.length===0||values.includes(element.dataset[name])}
document.body.classList.toggle('nameless',form.nameless.checked)
for(const row of document.querySelectorAll('section'))row.hidden=!(shows(row,'brand')&&shows(row,'mode'))
for(const cell of document.querySelectorAll('figure'))cell.hidden=!(shows(cell,'scene')&&shows(cell,'width'))})`

/**
 * Writes `sheet.html`: brands and modes as rows, screens at both widths as columns, with filters, and
 * a switch that takes the names away.
 */
export function writeSheet(folder: string, brands: readonly Brand[]): void {
  const rows = brands.flatMap((brand) =>
    MODES.map((mode) => {
      const cells = WIDTHS.flatMap((width) =>
        Object.entries(SHEET_SCENES).flatMap(([scene, title]) => {
          const file = fileOf({ brand, name: scene, width, mode, language: brand.defaultLanguage })
          if (!existsSync(join(folder, file))) return []
          return `<figure data-scene="${scene}" data-width="${width}"><a href="${encodeURI(file)}"><img src="${encodeURI(file)}" alt="${title}" loading="lazy"></a><figcaption>${title} ${width}</figcaption></figure>`
        }),
      )
      return `<section data-brand="${brand.id}" data-mode="${mode}"><h2>${brand.id}<small>${mode}</small></h2>${cells.join('')}</section>`
    }),
  )
  const filters = [
    filter(
      'brand',
      brands.map(({ id }) => id),
    ),
    filter('mode', MODES),
    filter('scene', Object.keys(SHEET_SCENES)),
    filter('width', WIDTHS.map(String)),
  ]
  const switches = '<label><input type="checkbox" name="nameless"> without names</label>'
  writeFileSync(
    join(folder, 'sheet.html'),
    `<!doctype html><meta charset="utf-8"><title>Brands side by side</title><style>${STYLE}</style><form>${filters.join('')}${switches}</form><main>${rows.join('')}</main><script>${SCRIPT}</script>`,
  )
}

const filter = (name: string, values: readonly string[]) =>
  `<fieldset><legend>${name}</legend>${values
    .map(
      (value) => `<label><input type="checkbox" name="${name}" value="${value}"> ${value}</label>`,
    )
    .join('')}</fieldset>`

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
