import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { paths } from '#core/paths.ts'
import { sessionAtom } from '#core/session/session.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import { endIntent, findOpenIntent } from '#parts/money/moneyIntent.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { getExchange } from './api.ts'
import { exchangeQuery } from './queries.ts'
import type { Exchange } from './schema.ts'

/**
 * One redemption or conversion from its check to its receipt. A lost reply, a reload and a second
 * tab lead to the same one: it is asked for by its intent's key before anything is sent again.
 *
 * @param schema of what is entered, without secrets
 */
export function useExchange<Entered extends object>(
  kind: 'redeem' | 'convert',
  schema: v.GenericSchema<unknown, Entered>,
) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const context = usePageContext()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const { begin, send } = useMoneyIntent(kind)
  const [open] = useState(() => findOpenIntent(kind, account))
  const [isResuming, setIsResuming] = useState(open !== null)

  const show = (made: Exchange) => {
    queryClient.setQueryData(exchangeQuery(made.id, context).queryKey, made)
    refreshTagged(queryClient, 'points')
    refreshTagged(queryClient, 'money')
    void navigate(paths.pointMall(`history/${made.id}`))
  }
  /** Whether the gateway has carried an intent out whose answer was lost. */
  const showIfMade = async (intentKey: string): Promise<boolean> => {
    const made = await getExchange({ intentKey }).catch(() => null)
    if (!made) return false
    endIntent(kind, account, intentKey)
    show(made)
    return true
  }

  useEffect(() => {
    if (!open) return
    let isGone = false
    void showIfMade(open.idempotencyKey).then((made) => {
      if (!made && !isGone) setIsResuming(false)
    })
    return () => {
      isGone = true
    }
    // Only what was open when the page was opened is looked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open])

  const kept = open && v.safeParse(v.pipe(v.string(), v.parseJson(), schema), open.input)
  return {
    isResuming,
    /** What was entered for an exchange that the gateway has not carried out. */
    resumed: kept?.success ? kept.output : null,
    begin,
    /** Rejects with `GatewayError`. */
    send: async (call: (idempotencyKey: string) => Promise<Exchange>): Promise<void> => {
      let key = ''
      try {
        const made = await send((idempotencyKey) => {
          key = idempotencyKey
          return call(idempotencyKey)
        })
        show(made)
      } catch (error) {
        const mayBeMade =
          error instanceof GatewayError &&
          (isUncertain(error) || error.code === 'idempotency_conflict')
        if (mayBeMade && (await showIfMade(key))) return
        // A refusal may come of stock or prices that are others now.
        refreshTagged(queryClient, 'points')
        throw error
      }
    },
  }
}
