import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { usePageContext } from '#core/gateway/pageContext.ts'
import { refreshTagged } from '#core/gateway/refresh.ts'
import { paths } from '#core/navigation/paths.ts'
import { useResumedIntent } from '#parts/money/useResumedIntent.ts'
import { getExchange } from './api.ts'
import { exchangeQuery } from './queries.ts'
import type { Exchange } from './schema.ts'

/**
 * One redemption or conversion from its check to its receipt.
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
  return useResumedIntent<Exchange, Entered>({
    kind,
    schema,
    find: (intentKey) => getExchange({ intentKey }),
    notMade: 'exchange_not_found',
    show: (made) => {
      queryClient.setQueryData(exchangeQuery(made.id, context).queryKey, made)
      refreshTagged(queryClient, 'points')
      refreshTagged(queryClient, 'money')
      void navigate(paths.pointMall(`history/${made.id}`))
    },
    refresh: () => refreshTagged(queryClient, 'points'),
  })
}
