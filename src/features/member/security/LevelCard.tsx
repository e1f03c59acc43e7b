import { msg, plural } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, Shield, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import type { Security } from './schema.ts'
import { readSecurityLevel, type SecurityGrade, type SecurityStep } from './securityLevel.ts'

const GRADES: Record<
  SecurityGrade,
  {
    name: MessageDescriptor
    sentence: MessageDescriptor
    icon: LucideIcon
    bars: number
    bar: string
  }
> = {
  low: {
    name: msg({ message: 'Low', context: 'security level' }),
    sentence: msg`Anyone who learns your password can get into your account. A few minutes change that.`,
    icon: ShieldAlert,
    bars: 1,
    bar: 'bg-danger',
  },
  medium: {
    name: msg({ message: 'Medium', context: 'security level' }),
    sentence: msg`Your account is well protected. One more step closes the last gap.`,
    icon: Shield,
    bars: 2,
    bar: 'bg-warning',
  },
  high: {
    name: msg({ message: 'High', context: 'security level' }),
    sentence: msg`Your account and your money are well protected.`,
    icon: ShieldCheck,
    bars: 3,
    bar: 'bg-success',
  },
}

/** Text and page of each step that makes the account safer. */
const STEPS: Record<SecurityStep, { words: MessageDescriptor; place: string }> = {
  paymentPassword: { words: msg`Set a payment password`, place: 'payment-password' },
  authenticator: { words: msg`Set up an authenticator app`, place: 'authenticator' },
  phone: { words: msg`Add your mobile number`, place: 'phone' },
  email: { words: msg`Add your email address`, place: 'email' },
}

/** The security level of the account, and the steps that raise it. */
export function LevelCard({ security }: { security: Security }) {
  const { t } = useLingui()
  const { score, grade, missing } = readSecurityLevel(security)
  const { name, sentence, icon: Icon, bars, bar } = GRADES[grade]
  return (
    <section aria-labelledby="security-level" className="flex flex-col gap-4 card p-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="flex size-14 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-on-primary-soft"
        >
          <Icon className="size-7" />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 id="security-level" className="text-caption font-semibold text-muted">
            <Trans comment="Label: how well the account is protected">Security level</Trans>
          </h2>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <strong className="text-title">{t(name)}</strong>
            <span className="text-label text-muted tabular-nums">{t`${plural({ mark: score }, { other: '# of 100' })}`}</span>
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((place) => (
          <span
            key={place}
            className={`h-2 rounded-pill ${place <= bars ? bar : 'bg-raised inset-ring inset-ring-border'}`}
          />
        ))}
      </div>
      <p className="text-label text-pretty text-muted">{t(sentence)}</p>
      {missing.length > 0 && (
        <ul aria-label={t`How to raise it`} className="grid gap-2 sm:grid-cols-2">
          {missing.map((step) => (
            <li key={step}>
              <Link
                to={paths.member('securityCenter', STEPS[step].place)}
                className="flex min-h-thumb items-center justify-between gap-3 rounded-control bg-raised px-4 py-2 text-label font-semibold hover:bg-primary-soft hover:text-on-primary-soft"
              >
                <span className="min-w-0 wrap-anywhere">{t(STEPS[step].words)}</span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
