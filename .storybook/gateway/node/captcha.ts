import { PageBuffer } from './buffer.ts'

const WIDTH = 320
const HEIGHT = 112

/** Draws the letters of a captcha plainly, as a PNG: only people who look at stories see them. */
export async function drawCaptcha(text: string): Promise<PageBuffer> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#f3f1ea'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = '#1d3b6f'
  pen.font = 'italic 700 64px serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText([...text].join(' '), WIDTH / 2, HEIGHT / 2)
  const written = await canvas.convertToBlob({ type: 'image/png' })
  return PageBuffer.from(await written.arrayBuffer())
}
