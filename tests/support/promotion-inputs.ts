import { randomInt, randomUUID } from 'node:crypto'
import type { Brand } from '#core/brand/schema.ts'
import { timeZoneOf } from '#core/brand/timeZone.ts'
import { updateProfile } from '#features/member/security/api.ts'
import { joinPromotion } from '#features/promotions/api.ts'
import { addUploadPart } from '#parts/form/uploads/api.ts'
import { dayOf } from '#lib/periods.ts'
import { enter } from './player.ts'
import type { TestSandbox } from './sandbox.ts'
import { PIXEL_PNG } from '#support/pixel.ts'

interface Caller {
  sandbox: TestSandbox
  brand: Brand
}

/** A player whose birthday is in the merchant's month, and who has joined the promotion for it. */
async function joinBirthday({ sandbox, brand }: Caller) {
  const player = await enter(sandbox, brand, 'demoagent')
  const month = dayOf(Date.now(), timeZoneOf(brand)).slice(5, 7)
  // The profile can be set only once, and the input of another call may already have set it.
  await player.ask(updateProfile, { birthday: `1990-${month}-15` }).catch(() => undefined)
  await player.ask(joinPromotion, { id: 'birthday' })
  return { id: 'birthday' }
}

async function sendPicture({ sandbox, brand }: Caller) {
  const player = await enter(sandbox, brand, 'demoagent')
  const uploadId = randomUUID()
  await player.ask(addUploadPart, {
    uploadId,
    purpose: 'application',
    total: Buffer.from(PIXEL_PNG, 'base64').length,
    offset: 0,
    data: PIXEL_PNG,
  })
  return { id: 'parlay-boost', comment: 'Five legs', uploadIds: [uploadId] }
}

export const PROMOTION_INPUTS = {
  listPromotions: () => ({}),
  getPromotion: () => ({ id: 'weekend-tournament' }),
  joinPromotion: () => ({ id: 'daily-spin' }),
  claimPromotion: (_language: unknown, caller: Caller) => joinBirthday(caller),
  applyForPromotion: (_language: unknown, caller: Caller) => sendPicture(caller),
  connectZalo: () => ({ zalo: `09${randomInt(1e7, 1e8)}` }),
}
