/** Largest picture file that the gateway takes, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** Largest file that a user may choose, in bytes; the page shrinks it before it is sent. */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024
/**
 * Most pixels of a picture that the browser decodes: as many as a phone's camera produces. A file
 * made to exhaust memory has far more.
 */
export const MAX_PICTURE_PIXELS = 50_000_000

/** Why a file is not accepted as a picture; each reason has its own message. */
export const PICTURE_FAULTS = [
  'empty',
  'tooLarge',
  'tooManyPixels',
  'drawing',
  'heic',
  'otherFile',
  'hiddenContent',
  'broken',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

export interface PictureFacts {
  kind: 'png' | 'jpeg'
  width: number
  height: number
}

/**
 * Inspects a file by its bytes, never by its name: it must be a PNG or JPEG picture of a size that
 * can be decoded. The cost does not grow with the number of pixels.
 *
 * @param most largest accepted number of bytes
 */
export function inspectPicture(
  bytes: Uint8Array,
  most = MAX_PICTURE_BYTES,
): PictureFacts | PictureFault {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > most) return 'tooLarge'
  const kind = readKind(bytes)
  if (kind !== 'png' && kind !== 'jpeg') return kind
  const size = kind === 'png' ? readPngSize(bytes) : readJpegSize(bytes)
  if (!size || size.width === 0 || size.height === 0) return 'broken'
  if (size.width * size.height > MAX_PICTURE_PIXELS) return 'tooManyPixels'
  if (hidesMore(bytes)) return 'hiddenContent'
  return { kind, ...size }
}

/** Latin-1 turns bytes outside ASCII into other letters, which no pattern here contains. */
const latin = new TextDecoder('latin1')
const textOf = (bytes: Uint8Array, from: number, to: number) =>
  latin.decode(bytes.subarray(Math.max(0, from), to))

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff]
const HEIC_BRANDS = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

function readKind(bytes: Uint8Array): PictureFacts['kind'] | PictureFault {
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'png'
  if (JPEG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'jpeg'
  const head = textOf(bytes, 0, 512)
  if (head.slice(4, 8) === 'ftyp' && HEIC_BRANDS.test(head.slice(8, 12))) return 'heic'
  if (/<svg[\s>]/i.test(head)) return 'drawing'
  return 'otherFile'
}

function readPngSize(bytes: Uint8Array) {
  const view = viewOf(bytes)
  if (bytes.length < 33 || textOf(bytes, 12, 16) !== 'IHDR') return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Reads the segments of a JPEG file up to the frame header, which has the size. */
function readJpegSize(bytes: Uint8Array) {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Fill bytes (0xFF) may precede a marker, and are skipped one by one.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)

/** Bytes at the end of a file that are searched for the end record of a ZIP archive's directory. */
const ZIP_TAIL = 66_000

/** Whether a picture's file also contains a page, a script, a document or an archive. */
const hidesMore = (bytes: Uint8Array): boolean =>
  /%PDF-\d|<script|<\?php|<html/i.test(textOf(bytes, 0, bytes.length)) ||
  textOf(bytes, bytes.length - ZIP_TAIL, bytes.length).includes('PK\x05\x06')

/** Scales a picture's size down so that no side is longer than `longest`. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
