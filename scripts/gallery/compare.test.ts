import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchChromium } from '#scripts/chromium.ts'
import { compareGalleries } from './compare.ts'
import { listPictures } from './pictures.ts'
import { DIFFERENCES, tellChange, tellCounts, writeReport } from './report.ts'
import { shrink } from './shrink.ts'

const SIZE = { width: 200, height: 100 }

let root: string
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-gallery-'))
  return () => rmSync(root, { recursive: true })
})

interface Look {
  colour?: string
  height?: number
  /** Side of a red square in the corner, in pixels. */
  square?: number
  /** Pixels by which the edge of a circle is moved. */
  shift?: number
}

/** Draws a picture of a gallery: a page in one colour with a circle. */
async function draw(gallery: string, name: string, look: Look = {}): Promise<void> {
  const { colour = '#ffffff', height = SIZE.height, square = 0, shift = 0 } = look
  const file = join(root, gallery, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="${150 + shift}" cy="50" r="30"/><rect width="${square}" height="${square}" fill="#f00"/></svg>`
  await sharp(Buffer.from(svg)).png().toFile(file)
}

const namesOf = (images: Element[]) => images.map((image) => image.getAttribute('alt'))

const galleryAt = (name: string) => {
  const folder = join(root, name)
  return { folder, pictures: listPictures(folder) }
}

async function compare(tolerance?: number) {
  const after = galleryAt('after')
  const before = galleryAt('before')
  const differences = join(after.folder, DIFFERENCES)
  const changes = await compareGalleries({ before, after, differences, tolerance })
  const compared = after.pictures.length
  const report = { against: 'before', changes, compared, before: before.folder, out: after.folder }
  return { changes, counts: tellCounts(changes, compared), file: writeReport(report) }
}

test('two galleries with the same pictures have no change', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('after', 'lotus/home@390-dark')
  const { changes, counts } = await compare()
  expect(changes).toEqual([])
  expect(counts).toBe('1 picture compared: 0 changed, 0 new, 0 gone')
})

test('a comparison tells which pictures changed, are new and are gone', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('before', 'lotus/login@390-dark')
  await draw('after', 'lotus/home@390-dark', { square: 20 })
  await draw('after', 'lotus/promotions@390-dark')
  const { changes } = await compare()
  expect(changes.map((change) => [change.picture.name, tellChange(change)])).toEqual([
    ['lotus/home@390-dark', 'changed: 2.00 %, 400 pixels of 200 × 100'],
    ['lotus/login@390-dark', 'gone'],
    ['lotus/promotions@390-dark', 'new'],
  ])
})

test('an edge that is drawn a tenth of a pixel further is no change', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('after', 'lotus/home@390-dark', { shift: 0.1 })
  expect((await compare()).changes).toEqual([])
})

test('a small difference stays small in pictures at a smaller scale', async () => {
  await draw('before', 'suvarna/home@390-dark', { colour: '#2a7', shift: 0.3 })
  await draw('after', 'suvarna/home@390-dark', { colour: '#2a7', shift: 0.3, square: 2 })
  for (const gallery of ['before', 'after']) {
    const picture = join(root, gallery, 'suvarna/home@390-dark')
    // oxlint-disable-next-line no-await-in-loop -- two small pictures
    await shrink(`${picture}.png`, `${picture}.webp`, 0.5)
  }
  expect((await compare()).changes).toMatchObject([{ state: 'changed', pixels: 1 }])
})

test('a longer page counts the rows that only one picture has as changed', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('after', 'lotus/home@390-dark', { height: 200 })
  const { changes } = await compare()
  expect(changes.map(tellChange)).toEqual(['changed: 50 %, 20000 pixels of 200 × 100 → 200 × 200'])
})

test('a change below the tolerance of the gallery is left out', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('after', 'lotus/home@390-dark', { square: 3 })
  expect((await compare(0.001)).changes).toEqual([])
  expect((await compare(0.0001)).changes).toHaveLength(1)
})

test('the report shows both pictures and the difference, and filters them', async () => {
  await draw('before', 'lotus/home@390-dark')
  await draw('before', 'sen/home@1440-light')
  await draw('after', 'lotus/home@390-dark', { colour: '#000' })
  const { file } = await compare()
  const page = await browser.newPage()
  await page.goto(`file://${file}`)
  const articles = page.locator('article:visible')
  await articles.first().waitFor()
  expect(await articles.count()).toBe(2)
  await page.waitForFunction(() =>
    [...document.images].every((image) => !image.checkVisibility() || image.naturalWidth > 0),
  )
  const shown = () => page.locator('article.changed img:visible').evaluateAll(namesOf)
  await expect.poll(shown).toEqual(['before', 'after', 'difference'])
  await page.getByLabel('difference').check()
  await expect.poll(shown).toEqual(['difference'])
  await page.getByLabel('slider').check()
  await expect.poll(shown).toEqual(['before', 'after'])
  await page.getByLabel('gone').check()
  expect(await articles.locator('h2').allTextContents()).toEqual([
    expect.stringContaining('sen · 1440 px · light'),
  ])
  await page.close()
})
