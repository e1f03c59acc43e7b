import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUploadPart, PART_BYTES } from '#parts/form/uploads/api.ts'
import { remakePicture } from '#scripts/sandbox/world/money/uploads.ts'
import { enter, type Player } from '#support/player.ts'
import { startTestSandbox, type TestSandbox } from '#support/sandbox.ts'
import { makeBrand } from '#support/sites.ts'

const lotus = makeBrand('lotus')
let sandbox: TestSandbox
let player: Player

beforeAll(async () => {
  sandbox = await startTestSandbox([lotus])
  player = await enter(sandbox, lotus)
})
afterAll(() => sandbox.close())

const plain = { width: 40, height: 20, channels: 3, background: '#808080' } as const
const draw = () => sharp({ create: plain })

describe('pictures that players send:', () => {
  const part = (content: Buffer, uploadId: string, offset: number, end = offset + PART_BYTES) =>
    player.ask(addUploadPart, {
      uploadId,
      purpose: 'depositProof',
      total: content.length,
      offset,
      data: content.subarray(offset, end).toString('base64'),
    })

  test('an uploaded picture arrives in parts, and a repeated part is accepted once', async () => {
    const content = await draw().png().toBuffer()
    const id = randomUUID()
    expect(await part(content, id, 0, 50)).toEqual({ received: 50, ready: false })
    expect(await part(content, id, 0, 50)).toEqual({ received: 50, ready: false })
    expect(await part(content, id, 60)).toEqual({ received: 50, ready: false })
    expect(await part(content, id, 50)).toEqual({ received: content.length, ready: true })
    expect(await part(content, id, 50)).toEqual({ received: content.length, ready: true })
  })

  test('an uploaded file that is no picture is refused once it is complete', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(part(svg, randomUUID(), 0)).rejects.toMatchObject({
      code: 'picture_refused',
      data: { reason: 'drawing' },
    })
  })

  test('an uploaded picture of 5 MB is accepted, and one byte more is refused', async () => {
    const announce = (total: number) =>
      player.ask(addUploadPart, {
        uploadId: randomUUID(),
        purpose: 'depositProof',
        total,
        offset: 0,
        data: 'AAAA',
      })
    expect(await announce(5 * 1024 * 1024)).toEqual({ received: 3, ready: false })
    await expect(announce(5 * 1024 * 1024 + 1)).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test('a part of an upload above its call’s size limit is refused', async () => {
    const content = Buffer.alloc(200 * 1024)
    await expect(part(content, randomUUID(), 0, content.length)).rejects.toMatchObject({
      code: 'body_too_large',
    })
  })
})

describe('a picture that is kept', () => {
  test('an uploaded picture is encoded again, turned upright and without metadata', async () => {
    const file = await draw()
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { content, width, height } = await remakePicture(
      Buffer.concat([file, Buffer.from('and more')]),
    )
    expect([width, height]).toEqual([20, 40])
    const { format, exif } = await sharp(content).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
    expect(content.includes('and more')).toBe(false)
  })

  test('a stored picture has at most 2048 pixels on each side', async () => {
    const large = sharp({ create: { ...plain, width: 3000, height: 1000 } })
    expect(await remakePicture(await large.jpeg().toBuffer())).toMatchObject({ width: 2048 })
  })

  test('an uploaded broken picture file is not stored', async () => {
    const file = await sharp({ create: { ...plain, width: 500, height: 500 } })
      .png()
      .toBuffer()
    const half = file.subarray(0, Math.floor(file.length / 2))
    await expect(remakePicture(half)).rejects.toMatchObject({ code: 'picture_refused' })
  })
})
