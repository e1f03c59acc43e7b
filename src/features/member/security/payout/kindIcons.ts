import { Bitcoin, Landmark, Wallet, type LucideIcon } from 'lucide-react'
import type { PayoutKind } from './schema.ts'

export const KIND_ICONS: Record<PayoutKind, LucideIcon> = {
  bank: Landmark,
  ewallet: Wallet,
  crypto: Bitcoin,
}
