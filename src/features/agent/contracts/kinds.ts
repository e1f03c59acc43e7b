import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AgentPage } from '#core/navigation/paths.ts'
import {
  processDailySalary,
  processDividend,
  processHourlySalary,
  processRealtimeSalary,
} from './api.ts'
import { CONTRACT_PAGES, type ContractKind } from './schema.ts'

interface KindEntry {
  name: MessageDescriptor
  page: AgentPage
  process: typeof processDividend
}

/**
 * The name of each kind of contract, the address of its page, and the call that carries out its
 * actions.
 */
export const KINDS: Record<ContractKind, KindEntry> = {
  dividend: {
    name: msg({ message: 'Dividend', context: 'kind of contract' }),
    page: CONTRACT_PAGES.dividend,
    process: processDividend,
  },
  dailySalary: {
    name: msg({ message: 'Daily salary', context: 'kind of contract' }),
    page: CONTRACT_PAGES.dailySalary,
    process: processDailySalary,
  },
  hourlySalary: {
    name: msg({ message: 'Hourly salary', context: 'kind of contract' }),
    page: CONTRACT_PAGES.hourlySalary,
    process: processHourlySalary,
  },
  realtimeSalary: {
    name: msg({ message: 'Real-time salary', context: 'kind of contract' }),
    page: CONTRACT_PAGES.realtimeSalary,
    process: processRealtimeSalary,
  },
}
