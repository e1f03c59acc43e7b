import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Compass, Dices, Scale, ShieldCheck, WalletMinimal, type LucideIcon } from 'lucide-react'
import type { HELP_GROUPS } from '#parts/content/help/api.ts'
import type { QUESTION_TYPES } from './api.ts'

export type HelpGroup = (typeof HELP_GROUPS)[number]

export const GROUPS: Record<HelpGroup, { name: MessageDescriptor; icon: LucideIcon }> = {
  start: {
    name: msg({ message: 'Getting started', comment: 'Topic of the help center' }),
    icon: Compass,
  },
  money: { name: msg`Money in and out`, icon: WalletMinimal },
  play: { name: msg`Games and rewards`, icon: Dices },
  safety: { name: msg`Safety and control`, icon: ShieldCheck },
  legal: { name: msg`About and legal`, icon: Scale },
}

export const TYPES: Record<(typeof QUESTION_TYPES)[number], MessageDescriptor> = {
  deposit: msg({ message: 'Deposit', context: 'topic of feedback' }),
  withdrawal: msg({ message: 'Withdrawal', context: 'topic of feedback' }),
  game: msg`Game or bet`,
  promotion: msg`Promotion or reward`,
  account: msg`My account`,
  suggestion: msg`Idea or praise`,
  other: msg`Something else`,
}
