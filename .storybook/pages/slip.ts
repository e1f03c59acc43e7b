import { SLIP } from '#scripts/scenes/slip.ts'

/** Draws a payment slip as a bank's app would show it, as a JPEG. */
export async function drawSlip(): Promise<Uint8Array> {
  const picture = new Image(480, 720)
  picture.src = URL.createObjectURL(new Blob([SLIP], { type: 'image/svg+xml' }))
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')!.drawImage(picture, 0, 0)
  URL.revokeObjectURL(picture.src)
  const drawn = await canvas.convertToBlob({ type: 'image/jpeg' })
  return new Uint8Array(await drawn.arrayBuffer())
}
