import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { FileSignature } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { mayAskAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { CountBadge } from '#ui/CountBadge.tsx'
import { pathOfWaiting } from '../contracts/pathOfWaiting.ts'
import { waitingContractsQuery } from '../contracts/queries.ts'

/**
 * Link to the first contract that waits for the agent's answer, with the number of such contracts.
 * It is hidden if no contract waits.
 */
export function ContractsLink() {
  const { t } = useLingui()
  const enabled = useAtomValue(mayAskAtom)
  const { data } = useQuery({ ...waitingContractsQuery, enabled })
  const first = data?.list[0]
  if (!data || !first) return null
  const { count } = data
  return (
    <Link to={pathOfWaiting(first)} className={buttonClass({ variant: 'soft', size: 'sm' })}>
      <FileSignature aria-hidden="true" className="size-4.5" />
      <Trans comment="Link to the agent’s contracts about pay">Contracts</Trans>
      <CountBadge
        count={count}
        label={t`${plural(count, { one: '# contract waiting', other: '# contracts waiting' })}`}
        tone="alert"
      />
    </Link>
  )
}
