import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { AddPayoutAccount } from './payout/AddPayoutAccount.tsx'
import { PayoutAccounts } from './payout/PayoutAccounts.tsx'
import { AuthenticatorPage } from './AuthenticatorPage.tsx'
import { DevicesPage } from './DevicesPage.tsx'
import { EmailPage } from './EmailPage.tsx'
import { ForgottenPage } from './ForgottenPage.tsx'
import { LoginHistoryPage } from './LoginHistoryPage.tsx'
import type { SecurityPageProps } from './pageProps.ts'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'
import { PhonePage } from './PhonePage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { SocialPage } from './SocialPage.tsx'

const PLACES: Readonly<Record<string, ComponentType<SecurityPageProps>>> = {
  'payment-password': PaymentPasswordPage,
  'payment-password/forgotten': ForgottenPage,
  'bank-accounts': PayoutAccounts,
  'bank-accounts/new': AddPayoutAccount,
  'bank-accounts/new/check': AddPayoutAccount,
  profile: ProfilePage,
  phone: PhonePage,
  email: EmailPage,
  authenticator: AuthenticatorPage,
  devices: DevicesPage,
  history: LoginHistoryPage,
  social: SocialPage,
}

/** One page of the security center: one of its forms or lists. */
export function SecurityPlace({ place, security }: SecurityPageProps & { place: string }) {
  const Shown = Object.hasOwn(PLACES, place) ? PLACES[place] : undefined
  if (Shown) return <Shown security={security} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        <Trans>This part of the security center doesn’t exist.</Trans>
      </p>
      <Link to={paths.member('securityCenter')} className={buttonClass()}>
        <Trans>Security center</Trans>
      </Link>
    </div>
  )
}
