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
