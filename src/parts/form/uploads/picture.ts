import { fitWithin, inspectPicture, MAX_CHOSEN_BYTES, type PictureFault } from '#lib/pictures.ts'

const LONGEST_SIDE = 2048
const PREVIEW_SIDE = 240
const QUALITY = 0.85

/** Error for a file that cannot be used as a picture, with the reason. */
export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

export interface PreparedPicture {
  /** The picture as JPEG, without metadata of the camera such as the location. */
  bytes: Uint8Array
  /** A small preview as a `data:` address, which the content policy allows. */
  preview: string
}

/**
 * Decodes a picture, rotates it upright, scales it down and encodes it again (docs/product.md
 * §10.3). Rejects with `PictureError`.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  // One byte more than is accepted, so that a larger file is not read as a whole.
  const start = await file.slice(0, MAX_CHOSEN_BYTES + 1).arrayBuffer()
  const facts = inspectPicture(new Uint8Array(start), MAX_CHOSEN_BYTES)
  if (typeof facts === 'string') throw new PictureError(facts)
  const bitmap = await decode(file, facts.kind)
  try {
    const blob = await toJpeg(draw(bitmap, LONGEST_SIDE))
    return {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      preview: draw(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY),
    }
  } finally {
    bitmap.close()
  }
}

/** The type is read from the file's bytes, since the browser guesses it from the file's name. */
const decode = (file: Blob, kind: 'png' | 'jpeg'): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([file], { type: `image/${kind}` }), {
    imageOrientation: 'from-image',
  }).catch(() => {
    throw new PictureError('broken')
  })

function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitWithin(bitmap, longest))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('broken')
  // The background is white, because JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PictureError('broken'))),
      'image/jpeg',
      QUALITY,
    ),
  )
