import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { crc16 } from '#features/member/deposit/emvQr.ts'

/** The payload of a payment's code, from its fields. */
export const sealQr = (...fields: readonly string[]): string => {
  const open = `${fields.join('')}6304`
  return open + crc16(open)
}

/** Whether a code on the screen says a text: each of its modules is as dark as the text has it. */
export async function isQrOf(code: Locator, text: string): Promise<boolean> {
  const { data: modules, size } = encode(text, { border: 2 })
  const picture = sharp(await code.screenshot()).toColourspace('b-w')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (module: number, side: number) => Math.floor(((module + 0.5) * side) / size)
  const isDark = (x: number, y: number) =>
    data[info.channels * (at(y, info.height) * info.width + at(x, info.width))]! < 128
  return modules.every((row, y) => row.every((dark, x) => isDark(x, y) === dark))
}
