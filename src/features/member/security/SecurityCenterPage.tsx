import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { lazyScreen } from '#core/navigation/lazyScreen.tsx'
import { Link } from '#core/navigation/Link.tsx'
import { paths } from '#core/navigation/paths.ts'
import { LazyPart } from '#parts/failures/LazyPart.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { CenterPageProps } from '#parts/center/pages.ts'
import { Loaded } from './Loaded.tsx'
import { Overview } from './Overview.tsx'
import { securityQuery } from './queries.ts'
import type { SecurityPageProps } from './pageProps.ts'

/** A part that loads, with its words, when it is opened. */
const lazyPart = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<SecurityPageProps>>>,
) => lazyScreen(['member-security', 'member-payout', 'money', 'forms'], name, load).Component

const AddPayoutAccount = lazyPart(
  'AddPayoutAccount',
  () => import('../payout/AddPayoutAccount.tsx'),
)
const PayoutAccounts = lazyPart('PayoutAccounts', () => import('../payout/PayoutAccounts.tsx'))
const AuthenticatorPage = lazyPart('AuthenticatorPage', () => import('./AuthenticatorPage.tsx'))
const DevicesPage = lazyPart('DevicesPage', () => import('./DevicesPage.tsx'))
const EmailPage = lazyPart('EmailPage', () => import('./EmailPage.tsx'))
const ForgottenPage = lazyPart('ForgottenPage', () => import('./ForgottenPage.tsx'))
const LoginHistoryPage = lazyPart('LoginHistoryPage', () => import('./LoginHistoryPage.tsx'))
const PaymentPasswordPage = lazyPart(
  'PaymentPasswordPage',
  () => import('./PaymentPasswordPage.tsx'),
)
const PhonePage = lazyPart('PhonePage', () => import('./PhonePage.tsx'))
const ProfilePage = lazyPart('ProfilePage', () => import('./ProfilePage.tsx'))
const SocialPage = lazyPart('SocialPage', () => import('./SocialPage.tsx'))

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
export function SecurityCenterPage({ place }: CenterPageProps) {
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
  return (
    <Loaded query={query}>
      {(security) => (
        <LazyPart failure="tell" fallback={<Skeleton className="h-80 rounded-panel" />}>
          <Shown security={security} />
        </LazyPart>
      )}
    </Loaded>
  )
}
