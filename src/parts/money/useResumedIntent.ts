import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { sessionAtom } from '#core/session/session.ts'
import { useOnceOnline } from '#parts/failures/useOnceOnline.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import { endIntent, findOpenIntent, type MoneyIntentKind } from './moneyIntent.ts'
import { useMoneyIntent } from './useMoneyIntent.ts'

/** What is known of an intent whose answer was lost. */
type LostAnswer =
  /** Nothing is owed, or the gateway has made nothing of it. */
  | { kind: 'none' }
  | { kind: 'asking' }
  /** Whether it was carried out is not known, and cannot be asked now: nothing else may be begun. */
  | { kind: 'unknown'; error: GatewayError; intentKey: string }

interface Terms<Made, Entered> {
  kind: MoneyIntentKind
  /** Of what is entered, without secrets. */
  schema: v.GenericSchema<unknown, Entered>
  /** Asks for what was made with a key. Rejects with `GatewayError`. */
  find: (intentKey: string) => Promise<Made>
  /** The code by which the gateway says that it has made nothing with a key. */
  notMade: string
  show: (made: Made) => void
  /** A refusal may come of terms that are others now. */
  refresh?: () => void
}

/**
 * One intent of moving money or points from its check to its receipt. A lost reply, a reload and a
 * second tab lead to the same receipt: it is asked for by its key before anything is sent again.
 */
export function useResumedIntent<Made, Entered extends object>({
  kind,
  schema,
  find,
  notMade,
  show,
  refresh,
}: Terms<Made, Entered>) {
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const { begin, send } = useMoneyIntent(kind)
  const [open] = useState(() => {
    const intent = findOpenIntent(kind, account)
    return intent?.isSent ? intent : null
  })
  const [lost, setLost] = useState<LostAnswer>({ kind: open ? 'asking' : 'none' })

  /** Whether the gateway has carried an intent out. Rejects with `GatewayError`. */
  const showIfMade = async (intentKey: string): Promise<boolean> => {
    try {
      const made = await find(intentKey)
      endIntent(kind, account, intentKey)
      show(made)
      return true
    } catch (error) {
      if (error instanceof GatewayError && error.code === notMade) return false
      throw error
    }
  }
  const lookUp = (intentKey: string): Promise<void> =>
    showIfMade(intentKey).then(
      (isMade) => isMade || setLost({ kind: 'none' }),
      (error: GatewayError) => setLost({ kind: 'unknown', error, intentKey }),
    ) as Promise<void>
  const lookUpAtStart = useEffectEvent(() => {
    if (open) void lookUp(open.idempotencyKey)
  })
  useEffect(() => lookUpAtStart(), [])

  const findOut = (): void => {
    if (lost.kind !== 'unknown') return
    setLost({ kind: 'asking' })
    void lookUp(lost.intentKey)
  }
  // Only asks: sending it again is the player's to decide.
  useOnceOnline(lost.kind === 'unknown' ? lost.error : null, findOut)

  const entered = open && v.safeParse(v.pipe(v.string(), v.parseJson(), schema), open.input)
  return {
    lost,
    /** Asks again whether it was carried out. */
    findOut,
    /** What was entered for an intent that was sent, and that the gateway has not carried out. */
    resumed: entered?.success ? entered.output : null,
    begin,
    /** Rejects with `GatewayError`. */
    send: async (call: (idempotencyKey: string) => Promise<Made>): Promise<void> => {
      let intentKey = ''
      try {
        const made = await send((idempotencyKey) => {
          intentKey = idempotencyKey
          return call(idempotencyKey)
        })
        show(made)
      } catch (error) {
        const mayBeMade =
          error instanceof GatewayError &&
          // Secrets such as a code of an authenticator are others at the second try.
          (isUncertain(error) || error.code === 'idempotency_conflict')
        if (mayBeMade) {
          const isMade = await showIfMade(intentKey).catch((cause: GatewayError) => {
            setLost({ kind: 'unknown', error: cause, intentKey })
            return false
          })
          if (isMade) return
        }
        refresh?.()
        throw error
      }
    },
  }
}
