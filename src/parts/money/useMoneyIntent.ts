import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { sessionAtom } from '#core/session/session.ts'
import {
  beginIntent,
  findOpenIntent,
  sendIntent,
  type MoneyIntent,
  type MoneyIntentKind,
} from './moneyIntent.ts'

/**
 * One intent of moving money, from the check of its figures to its clear answer. The key is made
 * before the first attempt and kept on the device until the answer is known, so that a lost reply, a
 * reload or a second tab lead to the same receipt (docs/product.md §10.1).
 *
 * @param settled codes of refusals that end it also after a lost reply
 */
export function useMoneyIntent(kind: MoneyIntentKind, settled: readonly string[] = []) {
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const begun = useRef<MoneyIntent>(undefined)
  return {
    /** What was entered for an intent whose answer is not known yet; null if there is none. */
    findOpen: (): unknown => {
      const open = findOpenIntent(kind, account)
      return open && JSON.parse(open.input)
    },
    /** In place of `begin`: whatever became of that intent meanwhile, none is begun. */
    resume: (intent: MoneyIntent): void => {
      begun.current = intent
    },
    /** To be awaited when the figures are shown for the last check. */
    begin: async (entered: object): Promise<void> => {
      begun.current = await beginIntent(kind, account, entered)
    },
    /** Sends it; the intent ends with a clear answer, yes or no. Rejects with `GatewayError`. */
    send: async <Reply>(call: (idempotencyKey: string) => Promise<Reply>): Promise<Reply> => {
      const { current } = begun
      if (!current) throw new Error('The intent was not begun.')
      // As it is on the device: an earlier try, here or in another tab, may have sent it.
      const open = findOpenIntent(kind, account)
      const intent = open?.idempotencyKey === current.idempotencyKey ? open : current
      return sendIntent(kind, account, intent, call, settled)
    },
  }
}
