import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { drawQrPicture } from './drawQrPicture.ts'
import { QrCode } from './QrCode.tsx'

it('a QR code has four modules of paper on each side', async () => {
  const { container } = await render(<QrCode value="https://a.example/r/ABC" label="Code" />)
  const paper = container.querySelector('rect')!.getBoundingClientRect()
  const ink = container.querySelector('path')!.getBoundingClientRect()
  const module = paper.width / container.querySelector('svg')!.viewBox.baseVal.width
  const margins = [ink.left - paper.left, paper.right - ink.right, ink.top - paper.top]
  for (const margin of margins) expect(margin / module).toBeCloseTo(4)
})

it('a saved picture of a QR code has the modules of the code', async () => {
  const value = 'https://example.com/pay'
  const picture = new Image()
  picture.src = drawQrPicture(value)
  await picture.decode()
  const { data, size } = encode(value, { border: 4 })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')!
  context.drawImage(picture, 0, 0)
  const module = picture.width / size
  const drawn = data.map((row, y) =>
    row.map(
      (_, x) => context.getImageData((x + 0.5) * module, (y + 0.5) * module, 1, 1).data[0] === 0,
    ),
  )
  expect(drawn).toEqual(data)
})
