import sharp from 'sharp'
import { SLIP } from '#scripts/scenes/slip.ts'

/** Draws a payment slip as a bank's app would show it. */
export const drawSlip = (): Promise<Buffer> => sharp(Buffer.from(SLIP)).jpeg().toBuffer()
