import { PageBuffer } from './buffer.ts'

/** `sharp` as far as the sandbox uses it: reads a picture and writes it again, in the page. */

class Picture {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  rotate = () => this
  resize = () => this
  jpeg = () => this
  webp = () => this
  png = () => this
  flatten = () => this

  async toBuffer(): Promise<{ data: PageBuffer; info: { width: number; height: number } }> {
    const picture = await createImageBitmap(new Blob([this.#bytes as BlobPart]))
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d')!.drawImage(picture, 0, 0)
    const written = await canvas.convertToBlob({ type: 'image/jpeg' })
    return {
      data: PageBuffer.from(await written.arrayBuffer()),
      info: { width: picture.width, height: picture.height },
    }
  }
}

export default function sharp(bytes: Uint8Array): Picture {
  return new Picture(bytes)
}
