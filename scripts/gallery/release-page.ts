import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { displayPath, ROOT } from '../brand/places.ts'
import { type Choice, orderOf } from './flags.ts'
import { escape } from '../brand/stamp/tags.ts'
import { dataOf, filtersOf, writePage } from './page.ts'
import { captionOf, countPictures, type Picture } from './pictures.ts'
import { findRelease, type FoundRelease, showAlone } from './releases.ts'
import { SHEET_SCENES } from './sheet.ts'
import { onStage } from './stage.ts'
import { takePictures } from './take.ts'
import { titleOf } from './titles.ts'

/** Widest picture on the page, in pixels, so that the page can be sent by mail. */
const MAX_WIDTH = 960
const QUALITY = 75

const STYLE = `section{padding:1rem}section div{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start;padding-block:.5rem}
section img{max-width:100%;height:auto;border-radius:8px}`

interface ReleasePageOptions {
  /** Id of a brand or a release. */
  release: string
  choice: Choice
  sites: readonly string[]
  brandsDir: string
  port: number
}

/**
 * Photographs a release, and writes one page with its pictures that can be sent to a client. It is
 * beside the sites, and outlives the release.
 *
 * @returns whether no page complained
 */
export async function writeReleasePage(options: ReleasePageOptions): Promise<boolean> {
  const { choice, sites, ...stage } = options
  const release = findRelease(options.release, sites)
  const { id, hash } = release
  const emitted = showAlone(release)
  const folder = join(ROOT, '.cache/gallery/pictures', hash)
  rmSync(folder, { recursive: true, force: true })
  const routes = choice.routes ?? Object.keys(SHEET_SCENES)
  const orders = [orderOf({ ...choice, routes, brands: [id] })]
  const { pictures, faults } = await onStage({ ...stage, ids: [id], emitted }, (opened) =>
    takePictures(opened, { out: folder, orders }),
  )
  const file = join(release.sites, '_pictures', `${id}-${hash}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await drawPage(release, emitted.brand.name, folder, pictures))
  console.log(`\n${countPictures(pictures.length)} in ${displayPath(file)}`)
  if (faults.length > 0) console.error(`\n${faults.length} complaints:\n${faults.join('\n')}`)
  return faults.length === 0
}

async function drawPage(
  { hash, emittedAt, env }: FoundRelease,
  name: string,
  folder: string,
  pictures: readonly Picture[],
): Promise<string> {
  const figures = new Map<Picture, string>()
  for (const picture of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- pictures are large
    figures.set(picture, await drawFigure(folder, picture))
  }
  const scenes = Map.groupBy(pictures, ({ scene }) => scene)
  const sections = [...scenes].map(
    ([scene, own]) =>
      `<section data-row><h2>${escape(titleOf(scene))}</h2><div>${own.map((picture) => figures.get(picture)).join('')}</div></section>`,
  )
  const when = emittedAt.slice(0, 16).replace('T', ' ')
  return writePage({
    title: name,
    note: `Release ${hash}, ${when} UTC${env === undefined ? '' : `, for ${env}`}`,
    filters: filtersOf(pictures),
    body: sections.join(''),
    style: STYLE,
  })
}

/** Draws a picture with its bytes in the page, so that the page is one file. */
async function drawFigure(folder: string, picture: Picture): Promise<string> {
  const { data, info } = await sharp(join(folder, picture.file))
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const address = `data:image/webp;base64,${data.toString('base64')}`
  return `<figure ${dataOf(picture)}><img src="${address}" width="${info.width}" height="${info.height}" alt="${escape(titleOf(picture.scene))}"><figcaption>${captionOf(picture)}</figcaption></figure>`
}
