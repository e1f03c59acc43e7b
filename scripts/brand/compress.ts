import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'

/** Files whose compressed copies save enough; pictures and fonts are already compressed. */
export const isCompressible = (name: string) =>
  /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm)$/.test(name)

export interface Packed {
  brotli?: Buffer
  gzip?: Buffer
}

/**
 * Compresses a text on other threads; a compressed form that would not be smaller is left out.
 *
 * @param quality brotli's level, 0–11; 11 takes ten times as long as 9 and saves a twentieth more
 */
export async function compress(bytes: Uint8Array, quality: number): Promise<Packed> {
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, brotliOptions(bytes, quality)),
    promisify(gzip)(bytes, GZIP),
  ])
  return smaller(bytes, brotli, zipped)
}

/** Compresses a small text synchronously: for a few kB, another thread costs more than it saves. */
export function compressSmall(bytes: Uint8Array, quality: number): Packed {
  return smaller(
    bytes,
    brotliCompressSync(bytes, brotliOptions(bytes, quality)),
    gzipSync(bytes, GZIP),
  )
}

const GZIP = { level: 9 }

const brotliOptions = ({ length }: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    // Brotli's window is no larger than the text: allocating the usual 4 MB takes longer than
    // compressing.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(length + 16)))),
  },
})

const smaller = ({ length }: Uint8Array, brotli: Buffer, zipped: Buffer): Packed => ({
  ...(brotli.length < length && { brotli }),
  ...(zipped.length < length && { gzip: zipped }),
})
