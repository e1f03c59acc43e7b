import {
  Bitcoin,
  CreditCard,
  Landmark,
  QrCode,
  Ticket,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { MethodKind } from './schema.ts'

export const METHOD_ICONS: Record<MethodKind, LucideIcon> = {
  promptPay: QrCode,
  vietQr: QrCode,
  bankTransfer: Landmark,
  ewallet: Wallet,
  card: CreditCard,
  crypto: Bitcoin,
  voucher: Ticket,
}

/** CSS classes of the plate behind a method's icon, so that kinds differ at a glance. */
export const METHOD_TONES: Record<MethodKind, string> = {
  promptPay: 'bg-primary-soft text-on-primary-soft',
  vietQr: 'bg-primary-soft text-on-primary-soft',
  bankTransfer: 'bg-raised text-text',
  ewallet: 'bg-accent-soft text-accent-text',
  card: 'bg-raised text-text',
  crypto: 'bg-reward-soft text-reward-text',
  voucher: 'bg-accent-soft text-accent-text',
}
