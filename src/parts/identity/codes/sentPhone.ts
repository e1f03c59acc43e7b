import { useStore } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { gatewayNow } from '#core/gateway/clock.ts'
import { makeTabDraft } from '#parts/form/tabDraft.ts'
import type { PhoneValue } from '#parts/form/phone/phoneValue.ts'
import { CODE_PURPOSES, readSentCode, type CodePurpose } from './countdown.ts'

const SentPhoneSchema = v.object({
  country: v.string(),
  text: v.string(),
  countryDialingCode: v.string(),
  mobileNum: v.string(),
  problem: v.null(),
})

const drafts = CODE_PURPOSES.map((purpose) =>
  makeTabDraft<PhoneValue>(`sent-phone-${purpose}:v1`, SentPhoneSchema),
)

/** Keeps the number to which the last code was sent, for the player who is logged in. */
export const sentPhoneDraft = (purpose: CodePurpose) => drafts[CODE_PURPOSES.indexOf(purpose)]!

/**
 * Returns the number to which a code was sent before the page opened, while the next code must
 * still wait: a player who looked for the SMS elsewhere need not type the number again.
 */
export function useSentPhone(purpose: CodePurpose): PhoneValue | null {
  const store = useStore()
  const [phone] = useState(() => {
    const now = gatewayNow()
    const sent = readSentCode(purpose, now)
    const kept = v.safeParse(SentPhoneSchema, store.get(sentPhoneDraft(purpose)))
    return sent !== null && sent.deadline > now && kept.success ? kept.output : null
  })
  return phone
}
