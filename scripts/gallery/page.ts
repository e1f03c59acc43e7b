import { escape } from '../brand/stamp/tags.ts'
import type { Picture } from './pictures.ts'

const STYLE = `body{margin:0;background:#2b2d31;color:#eee;font:14px/1.5 system-ui}
form{position:sticky;top:0;left:0;z-index:2;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:.75rem 1rem;background:#1b1c1f}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin:0;padding:0;border:0}
legend{float:left;margin-inline-end:.75rem;color:#aaa}
h1{margin:1rem;font-size:1.25rem}h2{margin:0;font-size:1rem}small,figcaption,.note{color:#aaa;font-size:.8rem;font-weight:400}
.note{margin:1rem}figure{flex:none;margin:0}img{display:block}a{color:inherit}[hidden]{display:none!important}`

// Hides each cell that no ticked box names; a group without a tick shows everything. A row without
// a visible cell is hidden, too.
const SCRIPT = `const form=document.forms[0]
const filter=()=>{
const groups=[...form.querySelectorAll('fieldset[data-filter]')].map((group)=>[group.dataset.filter,[...group.querySelectorAll(':checked')].map((box)=>box.value)])
for(const cell of document.querySelectorAll('[data-brand]'))cell.hidden=groups.some(([name,ticked])=>ticked.length>0&&!ticked.includes(cell.dataset[name]))
for(const row of document.querySelectorAll('[data-row]'))row.hidden=!row.querySelector('[data-brand]:not([hidden])')
for(const count of document.querySelectorAll('output'))count.value=document.querySelectorAll('[data-brand]:not([hidden])').length}
form.addEventListener('change',filter)
filter()`

interface PageParts {
  title: string
  note?: string
  /** Groups of boxes by the name of the data attribute, such as `mode`. */
  filters: Readonly<Record<string, readonly string[]>>
  /** Further controls beside the filters, in HTML. */
  controls?: string
  body: string
  style?: string
  script?: string
}

/**
 * Writes a page that needs no other file but its pictures, with filters. Each picture's element has
 * its facts in data attributes.
 */
export function writePage(parts: PageParts): string {
  const { title, note, filters, controls = '', body, style = '', script = '' } = parts
  const groups = Object.entries(filters)
    .filter(([, values]) => values.length > 1)
    .map(([name, values]) => choose(name, values))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}${style}</style><form>${groups.join('')}${controls}<span><output></output> shown</span></form><h1>${escape(title)}</h1>${note ? `<p class="note">${escape(note)}</p>` : ''}<main>${body}</main><script>${SCRIPT}\n${script}</script></html>\n`
}

const choose = (name: string, values: readonly string[]) =>
  `<fieldset data-filter="${name}"><legend>${name}</legend>${values
    .map((value) => `<label><input type="checkbox" value="${value}"> ${value}</label>`)
    .join('')}</fieldset>`

/** Lists the values by which the filters of a page tell pictures apart. */
export const filtersOf = (pictures: readonly Picture[]) => ({
  brand: valuesOf(pictures, ({ brand }) => brand),
  mode: valuesOf(pictures, ({ mode }) => mode),
  width: valuesOf(pictures, ({ width }) => String(width)),
  language: valuesOf(pictures, ({ language }) => language ?? 'default'),
})

const valuesOf = (pictures: readonly Picture[], read: (picture: Picture) => string) =>
  [...new Set(pictures.map(read))].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Writes the data attributes by which the filters find a picture's element. */
export const dataOf = ({ brand, mode, width, language = 'default', scene }: Picture): string =>
  `data-brand="${brand}" data-mode="${mode}" data-width="${width}" data-language="${language}" data-scene="${scene}"`
