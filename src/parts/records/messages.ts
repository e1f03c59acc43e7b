import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Preset } from '#lib/periods.ts'

export const PRESET_NAMES: Record<Preset, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  last7: msg({ message: 'Last 7 days', comment: 'Choice of a period' }),
  last30: msg({ message: 'Last 30 days', comment: 'Choice of a period' }),
  thisMonth: msg`This month`,
}
