import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { QrCode } from './QrCode.tsx'

it('a QR code has four modules of paper on each side', async () => {
  const { container } = await render(<QrCode value="https://a.example/r/ABC" label="Code" />)
  const paper = container.querySelector('rect')!.getBoundingClientRect()
  const ink = container.querySelector('path')!.getBoundingClientRect()
  const module = paper.width / container.querySelector('svg')!.viewBox.baseVal.width
  const margins = [ink.left - paper.left, paper.right - ink.right, ink.top - paper.top]
  for (const margin of margins) expect(margin / module).toBeCloseTo(4)
})
