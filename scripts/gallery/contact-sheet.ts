import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLE = `body{margin:0;padding:2rem;background:#15171c;color:#e8eaf0;font:15px/1.4 system-ui}
h1{font-size:1.25rem}h2{margin:2.5rem 0 1rem;font-size:1.1rem}
section{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start;padding-bottom:1rem}
figure{flex:none;margin:0}img{display:block;height:420px;max-width:680px;object-fit:cover;object-position:top;border-radius:8px}
figcaption{margin-top:.4rem;color:#9aa1b2;font-size:.8rem}nav a{margin-inline-end:1rem;color:inherit}`

/** Writes `index.html` with all screenshots of the folder, a row for each page state of a brand. */
export function writeContactSheet(folder: string): void {
  const brands = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
  const sections = brands.map((brand) => {
    const files = readdirSync(join(folder, brand)).filter((name) => name.endsWith('.png'))
    const scenes = Map.groupBy(files, (name) => name.split('@')[0]!)
    const rows = [...scenes].map(([scene, names]) => {
      const figures = names.toSorted().map((name) => {
        const href = `${brand}/${encodeURIComponent(name)}`
        const caption = name.split('@')[1]!.replace('.png', '')
        return `<figure><a href="${href}"><img src="${href}" alt="${scene}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`
      })
      return `<h2>${brand} · ${scene}</h2><section>${figures.join('')}</section>`
    })
    return `<div id="${brand}">${rows.join('')}</div>`
  })
  const links = brands.map((brand) => `<a href="#${brand}">${brand}</a>`)
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style><h1>Gallery</h1><nav>${links.join('')}</nav>${sections.join('')}`,
  )
}
