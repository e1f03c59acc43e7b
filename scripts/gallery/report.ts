import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change } from './compare.ts'
import { escape } from '../brand/stamp/tags.ts'
import { dataOf, filtersOf, writePage } from './page.ts'
import { captionOf, countPictures, type Picture } from './pictures.ts'
import { titleOf } from './titles.ts'

/** Folder of a comparison within the gallery: the earlier pictures, and the differences. */
export const CHANGES = '_changes'
export const DIFFERENCES = join(CHANGES, 'difference')
const BEFORE = join(CHANGES, 'before')

const STYLE = `article{padding:1rem;border-top:1px solid #45484f}
article p{margin:.25rem 0 .75rem}.changed b{color:#ffb454}.new b{color:#7fd67f}.gone b{color:#ff8080}
.views{display:flex;gap:1rem;align-items:flex-start;overflow-x:auto}.views img{max-width:100%;height:auto;background:#fff}
.views figure{max-width:min(32%,60rem)}
.slide{display:none;width:min(100%,30rem);margin-bottom:.5rem}
body[data-view=difference] .changed .views>figure{display:none;max-width:100%}
body[data-view=difference] .changed .views>figure:last-of-type{display:block}
body:is([data-view=slider],[data-view=blink]) .changed .views{display:grid;justify-items:start}
body:is([data-view=slider],[data-view=blink]) .changed figcaption{visibility:hidden}
body:is([data-view=slider],[data-view=blink]) .changed .views>figure{grid-area:1/1;max-width:100%}
body:is([data-view=slider],[data-view=blink]) .changed .views>figure:last-of-type{display:none}
body[data-view=slider] .slide{display:block}
body[data-view=slider] .changed .views>figure:nth-of-type(2){clip-path:inset(0 0 0 var(--at,50%))}
body[data-view=blink] .changed .views>figure:nth-of-type(2){animation:blink 1.6s steps(2,jump-none) infinite}
@keyframes blink{from{opacity:0}to{opacity:1}}`

const SCRIPT = `form.addEventListener('change',()=>{document.body.dataset.view=form.view.value})
document.body.dataset.view=form.view.value
document.addEventListener('input',({target})=>{if(target.matches('.slide'))target.closest('article').style.setProperty('--at',target.value+'%')})`

const VIEWS = { side: 'side by side', slider: 'slider', blink: 'blink', difference: 'difference' }

interface Report {
  /** What the gallery was compared with, such as the path of a folder. */
  against: string
  changes: readonly Change[]
  /** Number of pictures that were compared. */
  compared: number
  before: string
  /** Folder of the later gallery, into which the report is written. */
  out: string
}

/** Writes `changes.html`: each picture that is not the same, before and after; returns its path. */
export function writeReport({ against, changes, compared, before, out }: Report): string {
  for (const change of changes) {
    const earlier = earlierOf(change)
    if (earlier) copy(join(before, earlier.file), join(out, BEFORE, earlier.file))
  }
  const pictures = changes.map(({ picture }) => picture)
  const file = join(out, 'changes.html')
  writeFileSync(
    file,
    writePage({
      title: `What changed since ${against}`,
      note: tellCounts(changes, compared),
      filters: { state: ['changed', 'new', 'gone'], ...filtersOf(pictures) },
      controls: `<fieldset><legend>view</legend>${Object.entries(VIEWS).map(radio).join('')}</fieldset>`,
      body: changes.map(article).join(''),
      style: STYLE,
      script: SCRIPT,
    }),
  )
  return file
}

/** Tells in one line how many pictures are not the same. */
export function tellCounts(changes: readonly Change[], compared: number): string {
  const count = (state: Change['state']) =>
    changes.filter((change) => change.state === state).length
  return `${countPictures(compared)} compared: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`
}

/** Tells in one line what is not the same about a picture. */
export function tellChange(change: Change): string {
  if (change.state !== 'changed') return change.state
  const { share, pixels, sizes } = change
  const [earlier, later] = [sizes.before, sizes.after].map(
    ({ width, height }) => `${width} × ${height}`,
  )
  const size = earlier === later ? later : `${earlier} → ${later}`
  return `changed: ${percentOf(share)} %, ${pixels} pixels of ${size}`
}

const percentOf = (share: number) =>
  share < 0.0001 ? 'less than 0.01' : (share * 100).toFixed(share < 0.1 ? 2 : 0)

const earlierOf = (change: Change): Picture | undefined =>
  change.state === 'changed' ? change.before : change.state === 'gone' ? change.picture : undefined

const radio = ([value, label]: [string, string], index: number) =>
  `<label><input type="radio" name="view" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`

function article(change: Change): string {
  const { picture, state } = change
  const earlier = earlierOf(change)
  const views = [
    earlier && figure('before', join(BEFORE, earlier.file)),
    state !== 'gone' && figure('after', picture.file),
    state === 'changed' && figure('difference', join(DIFFERENCES, `${picture.name}.png`)),
  ]
  const slide =
    state === 'changed'
      ? '<input class="slide" type="range" value="50" aria-label="How much of the earlier picture shows">'
      : ''
  const [word, ...figures] = tellChange(change).split(': ')
  return `<article class="${state}" data-state="${state}" ${dataOf(picture)}><h2>${escape(titleOf(picture.scene))} <small>${picture.brand} · ${captionOf(picture)} · ${picture.scene}</small></h2><p><b>${word}</b> ${figures.join('')}</p>${slide}<div class="views">${views.filter(Boolean).join('')}</div></article>`
}

const figure = (name: string, file: string) =>
  `<figure><img src="${encodeURI(file)}" alt="${name}" loading="lazy"><figcaption>${name}</figcaption></figure>`

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}
