import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { ArrowLeftRight, ChevronRight, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useReach } from '#core/navigation/useReach.ts'
import { withSearch } from '#core/navigation/withSearch.ts'
import { useIsWide } from '#core/platform/useIsWide.ts'
import { paths, type AgentPage } from '#core/navigation/paths.ts'
import { isOfficeAgentAtom } from '#core/session/session.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { MemberCard } from './schema.ts'
import { useTeamState } from './useTeamState.ts'

/** Address of a report that is narrowed to one member. */
const recordOf = (page: AgentPage, id: string) =>
  withSearch(paths.agentHome(page), `member=${encodeURIComponent(id)}`)

/** Links from a member to transfers, downlines, reports and contracts. */
export function MemberActions({
  member: { id, level, directs, isAgent, canPay, hasWallet },
}: {
  member: MemberCard
}) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const isThere = useReach()
  const { pathOf } = useTeamState()
  const reports = [
    { name: t`Bets`, to: recordOf('personalHistoryCopy', id) },
    { name: t`Profit and loss`, to: paths.agentHome('palStatementsAgentCopy', id) },
    { name: t`Transactions`, to: recordOf('agentDownlineTransactionDetailsCopy', id) },
  ]
  const contracts: { page: AgentPage; name: string }[] = [
    { page: 'agentDividendRecordCopy2', name: t`Dividend` },
    { page: 'agentDailyWages2', name: t`Daily salary` },
    { page: 'agentHourSalary', name: t`Hourly salary` },
    { page: 'agentRealtimeSalary', name: t`Real-time salary` },
  ]
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  // Only an agent with a wallet can have a contract, and only with a direct downline who leads a
  // team.
  const shown =
    level === 1 && isAgent && !isOfficeAgent
      ? contracts.filter(({ page }) => isThere(paths.agentHome(page)))
      : []
  return (
    <div className="flex flex-col gap-3">
      {(canPay || (!isWide && directs > 0)) && (
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {canPay && (
            <Link to={pathOf(`${id}/transfer`)} className={buttonClass()}>
              <ArrowLeftRight aria-hidden="true" className="size-4.5" />
              <Trans comment="Button: sends money to a member of the team">Transfer money</Trans>
            </Link>
          )}
          {!isWide && directs > 0 && (
            <Link to={pathOf(`below/${id}`)} className={buttonClass({ variant: 'outline' })}>
              <Users aria-hidden="true" className="size-4.5" />
              <Trans>Show the downlines</Trans>
            </Link>
          )}
        </div>
      )}
      <Links label={t`Reports`} links={reports} />
      {shown.length > 0 && !hasWallet && (
        <Row label={t`Contracts`}>
          <p className="text-label text-pretty text-muted">
            <Trans>Office agents have no wallet, so they can’t have a contract.</Trans>
          </p>
        </Row>
      )}
      {shown.length > 0 && hasWallet && (
        <Links
          label={t`Contracts`}
          links={shown.map(({ page, name }) => ({
            name,
            to: paths.agentHome(page, `downlines/${id}`),
          }))}
        />
      )}
    </div>
  )
}

const Links = ({ label, links }: { label: string; links: { name: string; to: string }[] }) => (
  <nav aria-label={label}>
    <Row label={<span aria-hidden="true">{label}</span>}>
      <span className="flex min-w-0 flex-wrap gap-2">
        {links.map(({ name, to }) => (
          <Link key={to} to={to} className={buttonClass({ variant: 'soft', size: 'sm' })}>
            <span>{name}</span>
            <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          </Link>
        ))}
      </span>
    </Row>
  </nav>
)

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline gap-x-2 gap-y-1.5 max-sm:flex-col">
    <span className="w-20 shrink-0 text-caption font-semibold text-muted">{label}</span>
    {children}
  </div>
)
