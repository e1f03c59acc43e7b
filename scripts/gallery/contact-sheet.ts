import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape } from '../brand/stamp/tags.ts'
import { dataOf, filtersOf, writePage } from './page.ts'
import { captionOf, listPictures, type Picture } from './pictures.ts'
import { titleOf } from './titles.ts'

const STYLE = `section{padding:1rem}section div{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start;padding-block:.5rem}
section img{height:420px;max-width:680px;object-fit:cover;object-position:top;border-radius:8px}`

/** Writes `index.html` with all pictures of the folder, a row for each scene of a brand. */
export function writeContactSheet(folder: string): void {
  const pictures = listPictures(folder)
  const rows = Map.groupBy(pictures, ({ brand, scene }) => `${brand}/${scene}`)
  const body = [...rows.values()].map((row) => {
    const { brand, scene } = row[0]!
    return `<section data-row><h2>${escape(titleOf(scene))} <small>${brand} · ${scene}</small></h2><div>${row.map(figure).join('')}</div></section>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    writePage({
      title: 'Gallery',
      filters: filtersOf(pictures),
      body: body.join(''),
      style: STYLE,
    }),
  )
}

const figure = (picture: Picture) =>
  `<figure ${dataOf(picture)}><a href="${encodeURI(picture.file)}"><img src="${encodeURI(picture.file)}" alt="${escape(titleOf(picture.scene))}" loading="lazy"></a><figcaption>${captionOf(picture)}</figcaption></figure>`
