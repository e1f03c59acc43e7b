import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ChartPie, Combine, UserPlus, type LucideIcon } from 'lucide-react'
import type { CHANNELS, PLAN_KINDS, TRAFFIC } from './api.ts'

export type PlanKind = (typeof PLAN_KINDS)[number]

export const PLANS: Record<
  PlanKind,
  { name: MessageDescriptor; about: MessageDescriptor; icon: LucideIcon }
> = {
  share: {
    name: msg({
      message: 'Revenue share',
      comment: 'Kind of commission: a share of what the players lose',
    }),
    about: msg`A share of what your players bring in, every month, for as long as they play.`,
    icon: ChartPie,
  },
  perPlayer: {
    name: msg({
      message: 'Per player',
      comment: 'A way of paying affiliates: an amount for each player',
    }),
    about: msg`A fixed amount for each new player who deposits and plays.`,
    icon: UserPlus,
  },
  hybrid: {
    name: msg({
      message: 'Hybrid',
      comment: 'Kind of commission: part revenue share, part amount for each player',
    }),
    about: msg`A smaller amount for each new player, and a share of what they bring in after that.`,
    icon: Combine,
  },
}

/** Names of the contact channels. Brand names are the same in every language. */
export const CHANNEL_NAMES: Record<(typeof CHANNELS)[number], MessageDescriptor | string> = {
  email: msg({ message: 'Email', comment: 'Way to be reached, among choices' }),
  telegram: 'Telegram',
  line: 'LINE',
  whatsapp: 'WhatsApp',
  zalo: 'Zalo',
  phone: msg({ message: 'Phone', context: 'way to reach someone' }),
}

export const TRAFFIC_NAMES: Record<(typeof TRAFFIC)[number], MessageDescriptor> = {
  website: msg`A website or blog`,
  social: msg({ message: 'Social media', comment: 'Where a partner advertises, among choices' }),
  video: msg`Videos or streams`,
  messaging: msg`Messaging app groups`,
  offline: msg`People I know in person`,
  other: msg({ message: 'Something else', comment: 'Last of several choices' }),
}
