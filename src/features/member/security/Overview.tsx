import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import {
  ChevronRight,
  History,
  KeyRound,
  Landmark,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { useScreenTitle } from '#core/navigation/useScreenTitle.ts'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { useFeature } from '#core/system/permission.tsx'
import { StatusLabel, type StatusTone } from '#ui/StatusLabel.tsx'
import { LevelCard } from './LevelCard.tsx'
import type { SecurityPageProps } from './pageProps.ts'

interface RowWords {
  icon: LucideIcon
  title: ReactNode
  /** Text below the setting's name: what the setting is for, or its present value. */
  detail: ReactNode
  tone?: StatusTone
  state?: ReactNode
}

/** The overview of the security center: all settings with their state and a link to each. */
export function Overview({ security }: SecurityPageProps) {
  const { t } = useLingui()
  const social = useFeature('socialLogin') === 'on'
  const openPopup = useSetAtom(openPopupAtom)
  useScreenTitle(t`Security center`)
  const { paymentPassword, authenticator, phone, email, profile } = security
  const isSet = (is: boolean) =>
    is
      ? ({
          tone: 'good',
          state: t({ message: 'Set', comment: 'State of a password or an address: there is one' }),
        } as const)
      : ({
          tone: 'attention',
          state: t({ message: 'Not set', comment: 'State of the payment password' }),
        } as const)
  return (
    <div className="flex flex-col gap-6">
      <LevelCard security={security} />
      <Group title={msg({ message: 'Login', comment: 'Heading above settings of the login' })}>
        <li>
          <button
            type="button"
            onClick={() => openPopup({ kind: 'changePassword' })}
            className={ROW}
          >
            <RowContent
              icon={KeyRound}
              title={t`Login password`}
              detail={t`Change it if others may know it`}
            />
          </button>
        </li>
        <Row
          place="authenticator"
          icon={ShieldCheck}
          title={t`Authenticator app`}
          detail={
            authenticator.isOn
              ? t`${plural({ count: authenticator.recoveryCodesLeft }, { other: 'Recovery codes left: #' })}`
              : t`A code from your phone when you log in from somewhere new`
          }
          {...isSet(authenticator.isOn)}
        />
        <Row
          place="phone"
          icon={Smartphone}
          title={t`Mobile number`}
          detail={phone ?? t`For verification and account recovery`}
          {...isSet(phone !== null)}
        />
        <Row
          place="email"
          icon={Mail}
          title={t`Email address`}
          detail={email ?? t`For verification and account recovery`}
          {...isSet(email !== null)}
        />
        {social && (
          <Row
            place="social"
            icon={UsersRound}
            title={t({
              message: 'Social accounts',
              comment: 'Label: linked accounts such as Google or LINE',
            })}
            detail={t`LINE, Telegram and Facebook`}
            {...(security.socialAccounts > 0 && {
              tone: 'good',
              state: t`${plural({ count: security.socialAccounts }, { other: 'Linked: #' })}`,
            })}
          />
        )}
      </Group>
      <Group
        title={msg({ message: 'Your money', comment: 'Heading above settings that protect money' })}
      >
        <Row
          place="payment-password"
          icon={LockKeyhole}
          title={t({
            message: 'Payment password',
            comment: 'A second password that protects money: a label or a setting',
          })}
          detail={t`Asked for whenever money leaves your account`}
          {...(paymentPassword.lockedUntil
            ? {
                tone: 'bad',
                state: t({
                  message: 'Locked',
                  comment: 'State of the payment password after wrong tries',
                }),
              }
            : isSet(paymentPassword.isSet))}
        />
        <Row
          place="bank-accounts"
          icon={Landmark}
          title={t`Bank accounts and addresses`}
          detail={t`Where your withdrawals go`}
          {...(security.payoutAccounts > 0
            ? {
                tone: 'plain',
                state: t`${plural({ count: security.payoutAccounts }, { other: 'Saved: #' })}`,
              }
            : {
                tone: 'attention',
                state: t({ message: 'None yet', comment: 'Value: nothing has been set up' }),
              })}
        />
      </Group>
      <Group title={msg`You and your devices`}>
        <Row
          place="profile"
          icon={UserRound}
          title={t({ message: 'Personal data', comment: 'Heading above name, birthday and so on' })}
          detail={t`Picture, name, birthday and more`}
          tone={profile.filled === profile.total ? 'good' : 'plain'}
          state={t`${plural({ filled: profile.filled }, { other: '#' })} of ${plural({ fields: profile.total }, { other: '#' })}`}
        />
        <Row
          place="devices"
          icon={MonitorSmartphone}
          title={t`Devices`}
          detail={t`Where you are logged in now`}
          tone="plain"
          state={security.sessions}
        />
        <Row
          place="history"
          icon={History}
          title={t`Login history`}
          detail={t`When and where someone logged in, or tried to`}
        />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="px-1 text-caption font-semibold text-muted">
        {t(title)}
      </h2>
      <ul className="flex flex-col divide-y divide-border overflow-hidden card">{children}</ul>
    </section>
  )
}

const ROW =
  'flex min-h-thumb w-full items-center gap-3 px-4 py-3.5 text-start -outline-offset-2 transition-colors duration-quick hover:bg-raised'

function Row({ place, ...words }: RowWords & { place: string }) {
  return (
    <li>
      <Link to={paths.member('securityCenter', place)} className={ROW}>
        <RowContent {...words} />
      </Link>
    </li>
  )
}

function RowContent({ icon: Icon, title, detail, tone = 'plain', state }: RowWords) {
  return (
    <>
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-pill bg-raised text-muted"
      >
        <Icon className="size-5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-col">
          <span className="text-body font-semibold wrap-anywhere">{title}</span>
          <span className="text-caption text-pretty text-muted wrap-anywhere">{detail}</span>
        </span>
        {state !== undefined && <StatusLabel tone={tone}>{state}</StatusLabel>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </>
  )
}
