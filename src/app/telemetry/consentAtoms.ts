import { atom } from 'jotai'
import { mark } from '#core/platform/mark.ts'
import { localStore } from '#lib/storage.ts'
import type { Consent, CONSENT_KEY } from '#rules/telemetry.ts'

/** Its type holds it equal: importing the value would put the table of events into the app. */
const KEY: typeof CONSENT_KEY = 'telemetry-consent:v1'

/** Whether the question stands on the page: until it is answered, and when a visitor opens it again. */
export const isConsentOpenAtom = atom(localStore.get(KEY) === null)

export const answerConsentAtom = atom(null, (_get, set, choice: Consent) => {
  localStore.set(KEY, choice)
  mark('consent', { choice })
  set(isConsentOpenAtom, false)
})
