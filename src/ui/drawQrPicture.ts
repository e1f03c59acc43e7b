import { encode } from 'uqr'

/** Pixels of one module, so that a bank's app reads the picture on any phone. */
const MODULE = 10

/**
 * Draws a QR code as a PNG, in black on white with four modules of paper around it.
 *
 * @returns a data address; empty if the browser draws nothing
 */
export function drawQrPicture(value: string): string {
  const { data, size } = encode(value, { border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * MODULE
  const context = canvas.getContext('2d')
  if (!context) return ''
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE)
    }),
  )
  return canvas.toDataURL('image/png')
}
