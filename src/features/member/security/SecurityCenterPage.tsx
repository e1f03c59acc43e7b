import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { MemberPageProps } from '../center/pages.ts'
import { AddPayoutAccount } from '../payout/AddPayoutAccount.tsx'
import { PayoutAccounts } from '../payout/PayoutAccounts.tsx'
import { AuthenticatorPage } from './AuthenticatorPage.tsx'
import { DevicesPage } from './DevicesPage.tsx'
import { EmailPage } from './EmailPage.tsx'
import { ForgottenPage } from './ForgottenPage.tsx'
import { Loaded } from './Loaded.tsx'
import { LoginHistoryPage } from './LoginHistoryPage.tsx'
import { Overview } from './Overview.tsx'
import { PaymentPasswordPage } from './PaymentPasswordPage.tsx'
import { PhonePage } from './PhonePage.tsx'
import { ProfilePage } from './ProfilePage.tsx'
import { securityQuery } from './queries.ts'
import type { SecurityPageProps } from './pageProps.ts'
import { SocialPage } from './SocialPage.tsx'

/** What each place of the security center shows. */
const PLACES: Readonly<Record<string, ComponentType<SecurityPageProps>>> = {
  '': Overview,
  'payment-password': PaymentPasswordPage,
  'payment-password/forgotten': ForgottenPage,
  'bank-accounts': PayoutAccounts,
  'bank-accounts/new': AddPayoutAccount,
  profile: ProfilePage,
  phone: PhonePage,
  email: EmailPage,
  authenticator: AuthenticatorPage,
  devices: DevicesPage,
  history: LoginHistoryPage,
  social: SocialPage,
}

/** The security center (docs/product.md §10.2). */
export function SecurityCenterPage({ place }: MemberPageProps) {
  const query = useQuery(securityQuery)
  const Shown = Object.hasOwn(PLACES, place) ? PLACES[place] : undefined
  if (!Shown) {
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
  return <Loaded query={query}>{(security) => <Shown security={security} />}</Loaded>
}
