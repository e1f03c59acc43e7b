import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Volatility } from './schema.ts'

export const VOLATILITY_NAMES: Record<Volatility, MessageDescriptor> = {
  LOW: msg({ context: 'volatility of a game', message: 'Low' }),
  MEDIUM: msg({ context: 'volatility of a game', message: 'Medium' }),
  HIGH: msg({ context: 'volatility of a game', message: 'High' }),
  VERY_HIGH: msg({ context: 'volatility of a game', message: 'Very high' }),
}
