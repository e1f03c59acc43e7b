import { randomUUID } from 'node:crypto'
import { lt } from '../../db/drizzle.ts'
import { matches, rowsOf, addRow } from '../../db/rows.ts'
import { captchas } from '../../db/guard-tables.ts'
import { refuse } from '../../http/call-error.ts'
import type { CallContext } from '../../http/serve.ts'
import { randomText } from '../random-text.ts'

type Context = Pick<CallContext, 'db' | 'merchant' | 'now'>

/** Capital letters and digits that look different in every font. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'
const LENGTH = 5
const VALID_MINUTES = 5

/** Creates a captcha picture, as base64 of a PNG of 320 by 112 pixels; valid for five minutes. */
export async function addCaptcha({ db, merchant, now }: Context) {
  const answer = randomText(ALPHABET, LENGTH)
  // Loaded with the first captcha, since its libraries would slow every start.
  const { drawCaptcha } = await import('#scripts/scenery/captcha.ts')
  const image = (await drawCaptcha(answer)).toString('base64')
  const captchaId = randomUUID()
  const time = now.getTime()
  rowsOf(db, captchas, { merchant: merchant.code }, lt(captchas.expiresAt, time)).remove()
  addRow(db, captchas, {
    id: captchaId,
    merchant: merchant.code,
    answer,
    expiresAt: time + VALID_MINUTES * 60_000,
  })
  return { captchaId, image }
}

/** Requires the text of a captcha. Throws `CallError` 422 `captcha_required` or `captcha_wrong`. */
export function requireCaptcha(
  context: Context,
  { captchaId, captcha }: { captchaId?: string | undefined; captcha?: string | undefined },
): void {
  const data = { captcha: true }
  if (captchaId === undefined || captcha === undefined) refuse('captcha_required', data)
  if (!spendCaptcha(context, { captchaId, captcha })) refuse('captcha_wrong', data)
}

/** Whether the text matches the picture, which is valid for one try only. */
function spendCaptcha(
  { db, merchant, now }: Context,
  given: { captchaId: string; captcha: string },
): boolean {
  const spent = db
    .delete(captchas)
    .where(matches(captchas, { id: given.captchaId, merchant: merchant.code }))
    .returning()
    .get()
  if (!spent || spent.expiresAt <= now.getTime()) return false
  return spent.answer === given.captcha.replace(/\s/g, '').toUpperCase()
}
