import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { crc16 } from '#features/member/deposit/emvQr.ts'

/** Makes the payload of a payment QR code from its fields, and adds the checksum. */
export const sealQr = (...fields: readonly string[]): string => {
  const open = `${fields.join('')}6304`
  return open + crc16(open)
}

/** Tells whether the QR code on the screen encodes a text, by comparing each of its modules. */
export async function isQrOf(code: Locator, text: string): Promise<boolean> {
  const { data: modules, size } = encode(text, { border: 4 })
  const picture = sharp(await code.screenshot()).toColourspace('b-w')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (module: number, side: number) => Math.floor(((module + 0.5) * side) / size)
  const isDark = (x: number, y: number) =>
    data[info.channels * (at(y, info.height) * info.width + at(x, info.width))]! < 128
  return modules.every((row, y) => row.every((dark, x) => isDark(x, y) === dark))
}
