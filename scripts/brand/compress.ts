import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files whose compressed siblings are worth their place; pictures and fonts are packed already. */
export const isCompressible = (name: string) =>
  /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm)$/.test(name)

export interface Packed {
  brotli?: Buffer
  gzip?: Buffer
}

/**
 * Packs a text; a form that would not be smaller is left out.
 *
 * @param quality brotli's, 0–11; 11 costs ten times as much as 9 for one part in twenty
 */
export async function compress(bytes: Uint8Array, quality: number): Promise<Packed> {
  const [small, zipped] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window no larger than the text: setting up the usual 4 MB takes longer than packing.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    }),
    zip(bytes, { level: 9 }),
  ])
  return {
    ...(small.length < bytes.length && { brotli: small }),
    ...(zipped.length < bytes.length && { gzip: zipped }),
  }
}

const windowFor = (size: number) => Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16))))
