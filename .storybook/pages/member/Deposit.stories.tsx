import { scene } from '../scene.tsx'

export default { title: 'Pages/Member center/Deposit', tags: ['!autodocs'] }

export const Full = scene('member-depositv2')
export const Empty = scene('member-depositv2-empty')
export const Loading = scene('member-depositv2-loading')
export const Failing = scene('member-depositv2-failing')
export const Offline = scene('member-depositv2-offline')
export const Amount = scene('deposit-amount')
export const Check = scene('deposit-check')
export const AmountRefused = scene('deposit-refused')
export const Network = scene('deposit-network')
export const Voucher = scene('deposit-voucher')
export const Qr = { ...scene('deposit-qr'), name: 'QR payment' }
export const BankTransfer = scene('deposit-bank')
export const SlipChosen = scene('deposit-slip')
export const Crypto = scene('deposit-crypto')
export const EWallet = { ...scene('deposit-ewallet'), name: 'E-wallet' }
export const EWalletRefused = { ...scene('deposit-ewallet-refused'), name: 'E-wallet refused' }
export const SlipSent = scene('deposit-slip-sent')
export const Confirming = scene('deposit-confirming')
export const Succeeded = scene('deposit-succeeded')
export const SucceededWithFee = scene('deposit-succeeded-fee')
export const Failed = scene('deposit-failed')
export const Expired = scene('deposit-expired')
export const Cancelled = scene('deposit-cancelled')
export const PaidLate = scene('deposit-late')
export const PaidTooLittle = scene('deposit-under')
export const PaidTooMuch = scene('deposit-over')
export const PaidTwice = scene('deposit-duplicate')
export const Returned = scene('deposit-returned')
export const TooLittleCredited = scene('deposit-credited-under')
export const LongWords = scene('member-depositv2-long-words')
export const NoMethods = scene('deposit-no-methods')
