import { describe, expect, it } from 'vitest'
import { fitWithin, inspectPicture, MAX_PICTURE_BYTES, type PictureFault } from './pictures.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const word = (value: number) => String.fromCharCode(value >> 8, value & 255)
const long = (value: number) => word(value >>> 16) + word(value & 65535)

const png = (width: number, height: number, more = '') =>
  `\x89PNG\r\n\x1a\n${long(13)}IHDR${long(width)}${long(height)}\x08\x02\0\0\0${long(0)}${more}`
const jpeg = (width: number, height: number, more = '') =>
  `\xff\xd8\xff\xe0${word(16)}JFIF\0${'\0'.repeat(9)}` +
  `\xff\xc0${word(17)}\x08${word(height)}${word(width)}\x03${'\0'.repeat(9)}${more}`

describe('a picture is known by its bytes:', () => {
  it('the picture reader recognises a PNG and a JPEG with their sizes', () => {
    expect(inspectPicture(bytesOf(png(640, 480)))).toEqual({
      kind: 'png',
      width: 640,
      height: 480,
    })
    expect(inspectPicture(bytesOf(jpeg(3024, 4032)))).toEqual({
      kind: 'jpeg',
      width: 3024,
      height: 4032,
    })
  })

  it.each<[string, string, PictureFault]>([
    ['an empty file', '', 'empty'],
    ['an SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing'],
    ['a HEIC photo', `${long(24)}ftypheic${long(0)}mif1heic`, 'heic'],
    ['a GIF', 'GIF89a\x01\0\x01\0', 'otherFile'],
    ['a PDF', '%PDF-1.7', 'otherFile'],
    ['a page', '<!doctype html><script>1</script>', 'otherFile'],
    ['a PNG without a header', '\x89PNG\r\n\x1a\nnothing', 'broken'],
    ['a JPEG without a frame', '\xff\xd8\xff\xe0\0\x04ab', 'broken'],
    ['a PNG of no width', png(0, 10), 'broken'],
    ['a PNG that is a page too', png(9, 9, '<script>alert(1)</script>'), 'hiddenContent'],
    ['a JPEG that is a PHP script too', jpeg(9, 9, '<?php system(1);'), 'hiddenContent'],
    ['a JPEG that is an archive too', jpeg(9, 9, `PK\x05\x06${'\0'.repeat(18)}`), 'hiddenContent'],
    ['a PNG of 60,000 × 60,000 pixels', png(60_000, 60_000), 'tooManyPixels'],
    ['a JPEG of 65,500 × 65,500 pixels', jpeg(65_500, 65_500), 'tooManyPixels'],
  ])('a file is refused as a picture if it is: %s', (_, content, fault) => {
    expect(inspectPicture(bytesOf(content))).toBe(fault)
  })

  it('a picture of 5 MB is accepted, and one byte more is refused', () => {
    const head = bytesOf(png(10, 10))
    const full = new Uint8Array(MAX_PICTURE_BYTES)
    full.set(head)
    expect(inspectPicture(full)).toMatchObject({ kind: 'png' })
    expect(inspectPicture(full.subarray(0, -1))).toMatchObject({ kind: 'png' })
    const over = new Uint8Array(MAX_PICTURE_BYTES + 1)
    over.set(head)
    expect(inspectPicture(over)).toBe('tooLarge')
  })
})

describe('a picture is fitted', () => {
  it.each([
    [4032, 3024, 2048, 1536],
    [100, 50, 100, 50],
    [10_000, 1, 2048, 1],
  ])(
    'a picture of %i × %i pixels is scaled down to %i × %i',
    (width, height, fitWidth, fitHeight) => {
      expect(fitWithin({ width, height }, 2048)).toEqual({ width: fitWidth, height: fitHeight })
    },
  )
})
