import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Big } from 'big.js'
import { useAtomValue } from 'jotai'
import { Crown, RotateCw } from 'lucide-react'
import { useLanguage } from '#core/locale/language.ts'
import { useAvatarUrl } from '#core/system/useAvatarUrl.ts'
import { memberIconQuery } from '#core/session/member/queries.ts'
import { useMemberInfo } from '#core/session/member/useMemberInfo.ts'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { identityAtom, mayAskAtom, sessionAtom } from '#core/session/session.ts'
import { useFeature } from '#core/system/permission.tsx'
import { fundsQuery } from '#core/wallet/queries.ts'
import { formatMoney } from '#lib/money.ts'
import { LineFailure } from '#parts/failures/SectionState.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { PointsLink } from './PointsLink.tsx'

/**
 * The head of the member center: the player's name, the balances, and the links to deposit and
 * withdraw.
 */
export function MemberHeader() {
  const { t } = useLingui()
  const session = useAtomValue(sessionAtom)
  const isTrial = useAtomValue(identityAtom) === 'trial'
  const info = useMemberInfo()
  const enabled = useAtomValue(mayAskAtom)
  const { data: icon } = useQuery({ ...memberIconQuery, enabled })
  const avatar = useAvatarUrl(icon?.url)
  const vip = useFeature('vip') !== 'off' ? info?.vip : null
  const account = session?.memberInfo.account ?? ''
  const name = info?.nickname || account
  return (
    <header className="flex flex-col gap-5 card p-5 sm:flex-row sm:items-center sm:justify-between print:hidden">
      <Link
        to={paths.member('securityCenter')}
        className="flex min-w-0 items-center gap-4 rounded-control tight:flex-wrap"
      >
        <Avatar src={avatar} name={name} className="size-16 text-heading" />
        <span className="flex min-w-0 flex-col gap-0.5 tight:basis-full">
          <span className="line-clamp-2 text-heading font-bold wrap-anywhere">{name}</span>
          <span className="text-caption text-muted wrap-anywhere">{account}</span>
          {vip && (
            <span className="flex items-center gap-1.5 text-caption font-bold text-reward-text">
              <Crown aria-hidden="true" className="size-4 shrink-0" />
              <span>
                {t({
                  message: `${{ label: vip.label }} · level ${{ level: vip.rankLevel }}`,
                  comment: 'VIP title and number of the level',
                })}
              </span>
            </span>
          )}
        </span>
      </Link>
      {!isTrial && <PointsLink />}
      {!isTrial && <Funds />}
    </header>
  )
}

function Funds() {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const enabled = useAtomValue(mayAskAtom)
  const { data, error, refetch, isFetching } = useQuery({ ...fundsQuery, enabled })
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />
  const total = data?.vendors.reduce(
    (sum, vendor) => sum.plus(vendor.balance),
    new Big(data.balance),
  )
  // The currency is read outside the function, because the React compiler would otherwise compute
  // the function again at each change of the data.
  const currency = data?.currency ?? ''
  const write = (amount: string) => formatMoney(amount, locale, currency)
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:items-end">
      <div className="flex items-center gap-1">
        <dl className="flex min-w-0 flex-col sm:items-end">
          <dt className="text-caption text-muted">
            <Trans>Balance</Trans>
          </dt>
          <dd className="text-title font-bold tabular-nums wrap-anywhere" aria-live="polite">
            {data ? write(data.balance) : <Skeleton className="h-8 w-40" />}
          </dd>
          {data && data.vendors.length > 0 && (
            <div className="flex flex-wrap gap-x-1.5 text-caption text-muted">
              <dt>
                <Trans>Total in all wallets</Trans>
              </dt>
              <dd className="tabular-nums">{write(total!.toFixed())}</dd>
            </div>
          )}
        </dl>
        <IconButton label={t`Refresh the balance`} onClick={() => void refetch()}>
          <RotateCw className={`size-5 ${isFetching ? 'animate-spin' : ''}`} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {/* The main button of the screen is that of the page below. */}
        <Link
          to={paths.member('depositv2')}
          className={`${buttonClass({ variant: 'soft' })} max-sm:flex-1`}
        >
          <Trans>Deposit</Trans>
        </Link>
        <Link
          to={paths.member('withdraw')}
          className={`${buttonClass({ variant: 'outline' })} max-sm:flex-1`}
        >
          <Trans>Withdraw</Trans>
        </Link>
      </div>
    </div>
  )
}
