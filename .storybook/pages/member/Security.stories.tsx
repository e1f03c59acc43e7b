import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Security', tags: ['!autodocs'] }

export const Full = scene('member-securityCenter')
export const Empty = scene('member-securityCenter-empty')
export const Loading = scene('member-securityCenter-loading')
export const Failing = scene('member-securityCenter-failing')
export const PayoutAccountInUse = scene('payout-account-in-use')
export const PaymentPassword = scene('member-security-payment-password')
export const PaymentPasswordForgotten = scene('member-security-payment-password-forgotten')
export const BankAccounts = scene('member-security-bank-accounts')
export const NewBankAccount = scene('member-security-bank-accounts-new')
export const NewBankAccountCheck = scene('member-security-bank-accounts-check')
export const Profile = scene('member-security-profile')
export const Phone = scene('member-security-phone')
export const Email = scene('member-security-email')
export const Authenticator = scene('member-security-authenticator')
export const AuthenticatorSetup = scene('member-security-authenticator-setup')
export const Devices = scene('member-security-devices')
export const History = scene('member-security-history')
export const SocialLogins = scene('member-security-social')
export const Offline = scene('member-securityCenter-offline')
export const LongWords = scene('member-securityCenter-long-words')
