import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { unreadCountQuery } from '#core/session/member/queries.ts'
import { identityAtom, mayAskAtom } from '#core/session/session.ts'
import { CountBadge } from '#ui/CountBadge.tsx'

/**
 * Badge with the number of messages that the player has not read. Trial players have no inbox
 * (docs/product.md §6).
 */
export function MessagesWaiting() {
  const { t } = useLingui()
  const mayAsk = useAtomValue(mayAskAtom)
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const { data } = useQuery({ ...unreadCountQuery, enabled: mayAsk && !isTrial })
  const count = data?.count ?? 0
  return (
    <CountBadge tone="alert" count={count} label={t`${plural(count, { other: '# unread' })}`} />
  )
}
