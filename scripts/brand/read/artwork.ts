import { lstatSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { Brand } from '#core/brand/schema.ts'
import type { Fault } from '../fault.ts'
import { describeReadFailure } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'
import { findSvgFault } from './svg.ts'

export interface Picture {
  /** File name in the brand folder. */
  name: string
  bytes: Buffer
  type: 'svg' | 'png' | 'webp' | 'jpg'
  /** Width in pixels; for an SVG, its own size or view box. */
  width: number
  height: number
}

export interface Artwork {
  mark: Picture
  markDark: Picture
  wordmark: Picture
  wordmarkDark: Picture
  banner: Picture
}

type Role = keyof Artwork

interface Demand {
  maxBytes: number
  minWidth: number
  minHeight: number
  /** Smallest and largest allowed ratio of width to height, and their description in words. */
  aspect: { min: number; max: number; words: string }
}

const MARK: Demand = {
  maxBytes: 256 * 1024,
  minWidth: 512,
  minHeight: 512,
  aspect: { min: 0.98, max: 1.02, words: 'square' },
}
const WORDMARK: Demand = {
  maxBytes: 256 * 1024,
  minWidth: 64,
  minHeight: 64,
  aspect: { min: 1, max: 10, words: 'wider than high, at most 10 times' },
}
const BANNER: Demand = {
  maxBytes: 800 * 1024,
  minWidth: 1600,
  minHeight: 700,
  aspect: { min: (16 / 7) * 0.97, max: (16 / 7) * 1.03, words: '16:7' },
}
const DEMANDS: Record<Role, Demand> = {
  mark: MARK,
  markDark: MARK,
  wordmark: WORDMARK,
  wordmarkDark: WORDMARK,
  banner: BANNER,
}

/** More pixels than any artwork needs; a small compressed file can hold billions. */
const MAX_PIXELS = 40_000_000

/** Resolution, in dots per inch, at which an SVG is drawn in its own size. */
const SVG_DENSITY = 72

/** Reads and checks all pictures of a brand; `artwork` is set only if there is no fault. */
export async function readArtwork(
  brand: Pick<Brand, 'logo' | 'banner'>,
  folder: string,
  file: string,
): Promise<{ artwork?: Artwork; faults: Fault[] }> {
  const { mark, wordmark } = brand.logo
  const names: Record<Role, { name: string; path: string }> = {
    mark: { name: mark, path: '$.logo.mark' },
    markDark: { name: brand.logo.markDark ?? mark, path: '$.logo.markDark' },
    wordmark: { name: wordmark, path: '$.logo.wordmark' },
    wordmarkDark: { name: brand.logo.wordmarkDark ?? wordmark, path: '$.logo.wordmarkDark' },
    banner: { name: brand.banner, path: '$.banner' },
  }
  const pictures = new Map<string, Promise<Picture>>()
  const faults: Fault[] = []
  const read = async (role: Role): Promise<Picture | undefined> => {
    const { name, path } = names[role]
    const key = `${name}:${DEMANDS[role].minWidth}`
    const isRepeated = pictures.has(key)
    const picture = pictures.get(key) ?? readPicture(folder, name, DEMANDS[role])
    pictures.set(key, picture)
    try {
      return await picture
    } catch (error) {
      const reason = tellFailure(error)
      if (!isRepeated) faults.push({ file, path, message: `is "${name}", ${reason}` })
      return undefined
    }
  }
  const roles = Object.keys(names) as Role[]
  const found = await Promise.all(roles.map(read))
  if (faults.length > 0) return { faults }
  return {
    artwork: Object.fromEntries(roles.map((role, at) => [role, found[at]])) as never,
    faults,
  }
}

/** Opens a checked picture so that it can be drawn at a given size. */
export function openAtSize({ bytes, type, width, height }: Picture, size: ResizeOptions): Sharp {
  const scale = Math.min((size.width ?? Infinity) / width, (size.height ?? Infinity) / height)
  // If an SVG is opened at its final resolution, it is read once; otherwise the library reads it
  // again to scale it.
  const density = type === 'svg' ? Math.max(1, scale * SVG_DENSITY) : undefined
  return sharp(bytes, { density }).resize(size)
}

class PictureError extends Error {}

/** Describes a read error of a picture, which is a fault of this picture only. */
function tellFailure(error: unknown): string {
  if (error instanceof PictureError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined)
    return `which could not be read because of an unexpected error (${message})`
  return `which ${describeReadFailure(code, message)}`
}

async function readPicture(folder: string, name: string, demand: Demand): Promise<Picture> {
  const path = join(folder, name)
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info) throw new PictureError(`which does not exist; put the picture into ${folder}`)
  if (leadsOut(path, folder)) {
    throw new PictureError(`which ${LEADS_OUT}; put the picture itself there`)
  }
  if (!info.isFile()) throw new PictureError('which is no file; put the picture there')
  const bytes = readFileSync(path)
  if (bytes.length > demand.maxBytes) {
    const size = Math.ceil(bytes.length / 1024)
    throw new PictureError(`which has ${size} kB, must not be over ${demand.maxBytes / 1024} kB`)
  }
  const type = sniff(bytes)
  const extension = extname(name).slice(1)
  if (type !== extension) {
    const found = type ? `holds ${type.toUpperCase()}` : 'is no picture'
    throw new PictureError(
      `whose content ${found}, must be a whole ${extension.toUpperCase()} file`,
    )
  }
  if (type === 'svg') {
    const fault = svgFault(bytes)
    if (fault) throw new PictureError(`which ${fault}`)
  }
  const { width, height } = await measure(bytes, type)
  if (type !== 'svg' && (width < demand.minWidth || height < demand.minHeight)) {
    const wanted = `${demand.minWidth} × ${demand.minHeight}`
    throw new PictureError(
      `which has ${width} × ${height} pixels, must have ${wanted} or be an SVG`,
    )
  }
  const ratio = width / height
  if (ratio < demand.aspect.min || ratio > demand.aspect.max) {
    throw new PictureError(`which measures ${width} × ${height}, must be ${demand.aspect.words}`)
  }
  return { name, bytes, type, width, height }
}

function svgFault(bytes: Buffer): string | undefined {
  try {
    return findSvgFault(bytes)
  } catch (error) {
    throw unreadable((error as Error).message)
  }
}

/**
 * An SVG is read completely to find its size. Other pictures are decoded completely too, since a
 * truncated file still has a valid header.
 */
async function measure(
  bytes: Buffer,
  type: Picture['type'],
): Promise<{ width: number; height: number }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    const { width, height } = await picture.metadata()
    if (type !== 'svg') await picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return { width, height }
  } catch (error) {
    throw unreadable((error as Error).message)
  }
}

function unreadable(message: string): PictureError {
  const told = message.split('\n')[0]!.replace(/^Input \w+ /, '')
  // Messages of the library for a file that ends too early.
  const cut = /unknown error|premature end|read error/i.test(told)
  const reason = cut ? 'it is cut short or damaged' : told
  return new PictureError(`which cannot be read as a picture (${reason}), must be a whole one`)
}

function sniff(bytes: Buffer): Picture['type'] | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png'
  if (bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff') return 'jpg'
  const riff = bytes.subarray(0, 12).toString('latin1')
  if (riff.startsWith('RIFF') && riff.endsWith('WEBP')) return 'webp'
  const head = bytes.subarray(0, 4096).toString('utf8')
  return /^\s*</.test(head.replace('\ufeff', '')) && /<svg[\s>]/i.test(head) ? 'svg' : undefined
}
