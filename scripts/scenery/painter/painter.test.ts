import { expect, test } from 'vitest'
import { Painter } from './painter.ts'

test('a picture is drawn while the previous drawing process is still ending', async () => {
  const painter = new Painter()
  const mark = () => painter.paint({ kind: 'mark', width: 96, of: { code: 'NLN', name: 'Naga' } })
  try {
    const first = await mark()
    painter.close()
    expect(await mark()).toEqual(first)
  } finally {
    painter.close()
  }
})
