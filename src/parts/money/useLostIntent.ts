import { useAtomValue } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { sessionAtom } from '#core/session/session.ts'
import {
  findOpenIntent,
  watchIntents,
  type MoneyIntent,
  type MoneyIntentKind,
} from './moneyIntent.ts'

/**
 * An intent whose answer was lost before this was shown, such as by a reload; null as soon as it is
 * settled, by whichever form or tab.
 */
export function useLostIntent(kind: MoneyIntentKind): MoneyIntent | null {
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const [lost] = useState(() => findOpenIntent(kind, account))
  const openKey = useSyncExternalStore(
    watchIntents,
    () => findOpenIntent(kind, account)?.idempotencyKey,
  )
  return lost?.idempotencyKey === openKey ? lost : null
}
