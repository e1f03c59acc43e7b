import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Headset, LogOut, Mail, RotateCw } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { isOfficeAgentAtom, mayAskAtom, sessionAtom } from '#core/session/session.ts'
import { balanceQuery } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { AgentClock } from './AgentClock.tsx'
import { ContractsLink } from './ContractsLink.tsx'

const QUIET = buttonClass({ variant: 'quiet', size: 'sm' })

/**
 * The bar of the agent center: the agent's name, the site's time, and links to money, messages
 * and help.
 */
export function AgentBar() {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const isOfficeAgent = useAtomValue(isOfficeAgentAtom)
  const openPopup = useSetAtom(openPopupAtom)
  const service = useCustomerService()
  const account = session?.memberInfo.account ?? ''
  const name = useMemberInfo()?.nickname || account
  return (
    <header className="flex flex-col gap-4 card p-4 lg:flex-row lg:flex-wrap lg:items-center lg:px-5 print:hidden">
      <div className="flex min-w-0 flex-1 items-center gap-3 lg:min-w-64">
        <Avatar name={name} className="size-12 text-body" />
        <div className="flex min-w-0 flex-col">
          <p className="line-clamp-2 text-body font-bold wrap-anywhere">{name}</p>
          <AgentClock />
        </div>
      </div>
      {!isOfficeAgent && <Wallet />}
      <nav
        aria-label={t({
          message: 'Services',
          comment: 'Name of a group of links, for screen readers',
        })}
        className="-mx-2 flex flex-wrap items-center gap-1 lg:ms-auto"
      >
        <ContractsLink />
        {!isOfficeAgent && (
          <Link to={paths.member('messageV2')} className={QUIET}>
            <Mail aria-hidden="true" className="size-4.5" />
            <Trans>Messages</Trans>
          </Link>
        )}
        {service && (
          <a {...service.link} className={QUIET}>
            <Headset aria-hidden="true" className="size-4.5" />
            <Trans>Customer service</Trans>
          </a>
        )}
        <button type="button" onClick={() => openPopup({ kind: 'logout' })} className={QUIET}>
          <LogOut aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          <Trans>Log out</Trans>
        </button>
      </nav>
    </header>
  )
}

/** The part of the agent center's bar that phones show above every page. */
export const AgentStrip = () => (
  <div className="-mb-3 flex min-w-0 items-center justify-between gap-4 border-b pb-2 whitespace-nowrap print:hidden">
    {/* The time zone moves below the time if both do not fit beside the link to contracts. */}
    <AgentClock />
    <ContractsLink />
  </div>
)

function Wallet() {
  const { locale } = useLanguage()
  const enabled = useAtomValue(mayAskAtom)
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery({ ...balanceQuery, enabled })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isError && !data ? (
        <button
          type="button"
          onClick={() => void refetch()}
          className="me-2 inline-flex min-h-thumb items-center gap-2 text-label text-muted"
        >
          <RotateCw aria-hidden="true" className={`size-4 ${isFetching ? 'animate-spin' : ''}`} />
          <span>{t`The balance didn’t load. Try again`}</span>
        </button>
      ) : (
        <p className="me-2 text-heading font-bold tabular-nums max-lg:w-full" aria-live="polite">
          {data ? formatMoney(data.balance, locale, data.currency) : '…'}
        </p>
      )}
      <Link
        to={paths.member('depositv2')}
        className={`${buttonClass({ size: 'sm' })} max-sm:flex-1`}
      >
        <Trans>Deposit</Trans>
      </Link>
      <Link
        to={paths.member('withdraw')}
        className={`${buttonClass({ variant: 'outline', size: 'sm' })} max-sm:flex-1`}
      >
        <Trans comment="Button or link: have money paid out">Withdraw</Trans>
      </Link>
    </div>
  )
}
