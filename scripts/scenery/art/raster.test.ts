import { mkdtemp, readdir, rm, utimes, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PictureCache } from '../painter/cache.ts'
import { toWebp } from './raster.ts'

const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80" width="60" height="80"><rect width="60" height="80" fill="${colour}"/></svg>`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Draws through a cache of its own, as each process has one. */
const toCached = (colour: string, width: number, cache = folder) =>
  new PictureCache(cache).get([colour, width], () => toWebp(square(colour), width))

async function listFiles(cache: string) {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

test('an SVG drawing is converted to an image of the requested width', async () => {
  const picture = await toWebp(square('red'), 180)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 180, height: 240, format: 'webp' })
})

test('an SVG drawing is converted to an image once, and later read from the cache', async () => {
  const cache = join(folder, 'made', 'on-demand')
  const first = await toCached('red', 60, cache)
  const [file = ''] = await listFiles(cache)
  await utimes(file, 1000, 1000)
  expect(await toCached('red', 60, cache)).toEqual(first)
  expect(await listFiles(cache)).toEqual([file])
  expect((await stat(file)).mtimeMs).toBe(1_000_000)
})

test('the cache of images has one entry for each drawing and width', async () => {
  await toCached('red', 60)
  await toCached('blue', 60)
  await toCached('red', 30)
  expect(await listFiles(folder)).toHaveLength(3)
})

test('simultaneous requests for one image write whole files and leave no temporary files', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 24 }, (_, index) => toCached(index % 2 ? 'red' : 'blue', 60)),
  )
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(2)
  const files = await listFiles(folder)
  expect(files).toHaveLength(2)
  expect(files.every((file) => !file.endsWith('.tmp'))).toBe(true)
})

test('an invalid SVG drawing is refused, and the next valid drawing is converted', async () => {
  await expect(toWebp('<svg', 60)).rejects.toThrow()
  expect((await toWebp(square('red'), 60)).length).toBeGreaterThan(0)
})
