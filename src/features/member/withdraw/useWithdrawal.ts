import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { GatewayError } from '#core/contract/error.ts'
import { refreshTagged } from '#core/gateway/queries.ts'
import { paths } from '#core/paths.ts'
import { sessionAtom } from '#core/session/session.ts'
import { isUncertain } from '#parts/form/useIntent.ts'
import { endIntent, findOpenIntent } from '#parts/money/moneyIntent.ts'
import { useMoneyIntent } from '#parts/money/useMoneyIntent.ts'
import { addWithdrawal, getWithdrawal } from './api.ts'
import { withdrawalQuery } from './queries.ts'
import type { Withdrawal } from './schema.ts'

const DraftSchema = v.object({ accountId: v.string(), amount: v.string(), fee: v.string() })
/** What was entered, without secrets. */
export type WithdrawDraft = v.InferOutput<typeof DraftSchema>

interface Secrets {
  paymentPassword: string
  factorCode?: string
}

/**
 * One withdrawal from its check to its receipt. A lost reply, a reload and a second tab lead to the
 * same one: it is asked for by its intent's key before anything is sent again.
 */
export function useWithdrawal() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const account = useAtomValue(sessionAtom)?.memberInfo.account ?? ''
  const { begin, send } = useMoneyIntent('withdraw')
  const [open] = useState(() => findOpenIntent('withdraw', account))
  const [isResuming, setIsResuming] = useState(open !== null)

  const show = (made: Withdrawal) => {
    queryClient.setQueryData(withdrawalQuery(made.id).queryKey, made)
    refreshTagged(queryClient, 'money')
    void navigate(paths.member('withdraw', made.id))
  }
  /** Whether the gateway has carried an intent out whose answer was lost. */
  const showIfMade = async (intentKey: string): Promise<boolean> => {
    const made = await getWithdrawal({ intentKey }).catch(() => null)
    if (!made) return false
    endIntent('withdraw', account, intentKey)
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

  const draft = open && v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), open.input)
  return {
    isResuming,
    /** What was entered for a withdrawal that the gateway has not carried out. */
    resumed: draft?.success ? draft.output : null,
    begin,
    /** Rejects with `GatewayError`. */
    send: async (entered: WithdrawDraft, secrets: Secrets): Promise<void> => {
      let key = ''
      try {
        const made = await send((idempotencyKey) => {
          key = idempotencyKey
          return addWithdrawal({ ...entered, ...secrets }, { idempotencyKey })
        })
        show(made)
      } catch (error) {
        const mayBeMade =
          error instanceof GatewayError &&
          // A code of an authenticator is another one at the second try.
          (isUncertain(error) || error.code === 'idempotency_conflict')
        if (mayBeMade && (await showIfMade(key))) return
        // A refusal may come of terms that are others now.
        refreshTagged(queryClient, 'money')
        throw error
      }
    },
  }
}
