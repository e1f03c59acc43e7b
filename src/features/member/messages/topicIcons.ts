import { Banknote, Gift, Info, type LucideIcon } from 'lucide-react'
import type { MessageTopic } from './schema.ts'

export const TOPIC_ICONS: Record<MessageTopic, LucideIcon> = {
  MONEY: Banknote,
  PROMOTION: Gift,
  SYSTEM: Info,
}
