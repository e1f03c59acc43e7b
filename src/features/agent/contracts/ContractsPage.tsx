import { useLingui } from '@lingui/react/macro'
import { FileSignature, ReceiptText, UsersRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { IN_PLACE } from '#core/navigation/inPlace.ts'
import { paths } from '#core/navigation/paths.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { Downlines } from './Downlines.tsx'
import { KINDS } from './kinds.ts'
import { OwnContract } from './OwnContract.tsx'
import { readPlace } from './places.ts'
import { Records } from './Records.tsx'
import type { ContractKind } from './schema.ts'
import { SettlementView } from './SettlementView.tsx'

interface Props {
  kind: ContractKind
  place: string
}

/**
 * The page of one kind of contract (docs/product.md §12.6): the agent's own, those of downlines,
 * and their payments.
 */
export function ContractsPage({ kind, place }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { tab, rest } = readPlace(place)
  const { page } = KINDS[kind]
  return (
    <Tabs
      label={t`Contracts`}
      items={[
        {
          value: 'mine',
          label: t({
            message: 'My contract',
            comment: 'Tab: the contract that the agent has with the upline',
          }),
          icon: <FileSignature aria-hidden="true" />,
        },
        {
          value: 'downlines',
          label: t({ message: 'Downlines', comment: 'Tab: the members directly below the agent' }),
          icon: <UsersRound aria-hidden="true" />,
        },
        {
          value: 'records',
          label: t({ message: 'Records', comment: 'Tab: past settlements' }),
          icon: <ReceiptText aria-hidden="true" />,
        },
      ]}
      value={tab}
      onChange={(value) => void navigate(paths.agentHome(page, value), IN_PLACE)}
    >
      {tab === 'mine' && <OwnContract kind={kind} step={rest[0]} />}
      {tab === 'downlines' && <Downlines kind={kind} id={rest[0]} step={rest.slice(1).join('/')} />}
      {tab === 'records' &&
        (rest[0] === undefined ? (
          <Records kind={kind} />
        ) : (
          <SettlementView key={rest[0]} kind={kind} id={rest[0]} />
        ))}
    </Tabs>
  )
}
