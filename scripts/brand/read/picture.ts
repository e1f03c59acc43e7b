import { lstatSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { hashOf } from '../hash.ts'
import { keepFinding } from '../kept.ts'
import { describeReadFailure, tellMissing } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'
import { findSvgFault } from './svg.ts'

export interface Picture {
  /** File name in the brand folder. */
  name: string
  bytes: Buffer
  /** Hash of the bytes. */
  digest: string
  type: 'svg' | 'png' | 'webp' | 'jpg' | 'avif'
  /** Width in pixels; for an SVG, its own size or view box. */
  width: number
  height: number
}

/** What a picture must be for its place. */
export interface Demand {
  maxBytes: number
  /** Limit for an SVG, which visitors load as it is; `maxBytes` by default. */
  maxSvgBytes?: number
  minWidth: number
  minHeight: number
  /** Smallest and largest allowed ratio of width to height, and their description in words. */
  aspect: { min: number; max: number; words: string }
}

/** More pixels than any artwork needs; a small compressed file can hold billions. */
const MAX_PIXELS = 40_000_000

/** Resolution, in dots per inch, at which an SVG is drawn in its own size. */
const SVG_DENSITY = 72

/** Opens a checked picture so that it can be drawn at a given size. */
export function openAtSize({ bytes, type, width, height }: Picture, size: ResizeOptions): Sharp {
  const scale = Math.min((size.width ?? Infinity) / width, (size.height ?? Infinity) / height)
  // If an SVG is opened at its final resolution, it is read once; otherwise the library reads it
  // again to scale it.
  const density = type === 'svg' ? Math.max(1, scale * SVG_DENSITY) : undefined
  return sharp(bytes, { density }).autoOrient().resize(size)
}

class PictureError extends Error {}

/** Describes a read error of a picture, which is a fault of this picture only. */
export function tellFailure(error: unknown): string {
  if (error instanceof PictureError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined)
    return `which could not be read because of an unexpected error (${message})`
  return `which ${describeReadFailure(code, message)}`
}

/**
 * Reads and checks a picture of the brand folder.
 *
 * @throws an error that `tellFailure` puts into words
 */
export async function readPicture(folder: string, name: string, demand: Demand): Promise<Picture> {
  const path = join(folder, name)
  const info = lstatSync(path, { throwIfNoEntry: false })
  if (!info) throw new PictureError(tellMissing(folder, name, 'picture'))
  if (leadsOut(path, folder)) {
    throw new PictureError(`which ${LEADS_OUT}; put the picture itself there`)
  }
  if (!info.isFile()) throw new PictureError('which is no file; put the picture there')
  const bytes = readFileSync(path)
  const type = sniff(bytes)
  const maxBytes = (type === 'svg' && demand.maxSvgBytes) || demand.maxBytes
  if (bytes.length > maxBytes) {
    const size = Math.ceil(bytes.length / 1024)
    throw new PictureError(`which has ${size} kB, must not be over ${maxBytes / 1024} kB`)
  }
  const extension = extname(name).slice(1).replace('jpeg', 'jpg')
  if (type !== extension) {
    const found = type ? `holds ${type.toUpperCase()}` : 'is no picture'
    throw new PictureError(
      `whose content ${found}, must be a whole ${extension.toUpperCase()} file`,
    )
  }
  const digest = hashOf(bytes)
  const { width, height } = await keepFinding(['size', digest], () => measure(bytes, type))
  if (type !== 'svg' && (width < demand.minWidth || height < demand.minHeight)) {
    const wanted = `${demand.minWidth} × ${demand.minHeight}`
    throw new PictureError(
      `which has ${width} × ${height} pixels, must have at least ${wanted} or be an SVG`,
    )
  }
  const ratio = width / height
  if (ratio < demand.aspect.min || ratio > demand.aspect.max) {
    throw new PictureError(`which measures ${width} × ${height}, must be ${demand.aspect.words}`)
  }
  return { name, bytes, digest, type, width, height }
}

/**
 * Measures a picture that is safe and whole. An SVG is read completely to find its size. Other
 * pictures are decoded completely too, since a truncated file still has a valid header.
 */
async function measure(
  bytes: Buffer,
  type: Picture['type'],
): Promise<{ width: number; height: number }> {
  const fault = type === 'svg' ? svgFault(bytes) : undefined
  if (fault) throw new PictureError(`which ${fault}`)
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' })
    // Cameras store the turn of a photograph beside its pixels; the site shows it turned.
    const { width, height } = (await picture.metadata()).autoOrient
    // The header alone is read before this check, so that no billions of pixels are decoded.
    if (width * height > MAX_PIXELS) {
      throw new PictureError(
        `which has ${width} × ${height} pixels, must not have over ${MAX_PIXELS / 1e6} million; make it smaller`,
      )
    }
    if (type !== 'svg') await picture.resize(16, 16, { fit: 'fill' }).raw().toBuffer()
    return { width, height }
  } catch (error) {
    if (error instanceof PictureError) throw error
    // The library's own words are about its code, not about the file.
    const reason = type === 'svg' ? 'it draws nothing of a size' : 'it is cut short or damaged'
    throw new PictureError(`which cannot be read as a picture (${reason}), must be a whole one`)
  }
}

function svgFault(bytes: Buffer): string | undefined {
  try {
    return findSvgFault(bytes)
  } catch {
    throw new PictureError('which is no well-formed XML, must be a whole SVG file')
  }
}

function sniff(bytes: Buffer): Picture['type'] | undefined {
  if (bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png'
  if (bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff') return 'jpg'
  const riff = bytes.subarray(0, 12).toString('latin1')
  if (riff.startsWith('RIFF') && riff.endsWith('WEBP')) return 'webp'
  if (bytes.subarray(4, 12).toString('latin1') === 'ftypavif') return 'avif'
  const head = bytes.subarray(0, 4096).toString('utf8')
  return /^\s*</.test(head.replace('\ufeff', '')) && /<svg[\s>]/i.test(head) ? 'svg' : undefined
}
