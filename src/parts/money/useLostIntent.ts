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
 * An intent whose answer was lost, before this was shown or since `look` was called; null as soon as
 * it is settled, by whichever form or tab.
 */
export function useLostIntent(kind: MoneyIntentKind): {
  lost: MoneyIntent | null
  look: () => void
} {
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const find = () => findOpenIntent(kind, account)
  const [lost, setLost] = useState(find)
  const openKey = useSyncExternalStore(watchIntents, () => find()?.idempotencyKey)
  return {
    lost: lost?.idempotencyKey === openKey ? lost : null,
    look: () => setLost(find()),
  }
}
