import type { PageContext } from '#core/contract/context.ts'
import { read } from '#core/gateway/read.ts'
import { readPages } from '#core/gateway/readPages.ts'
import type { Days } from '#lib/periods.ts'
import { ORDER } from '../order.ts'
import {
  getContractCascade,
  getDownlineContract,
  getOwnContract,
  getSettlement,
  listContractHistory,
  listDownlineContracts,
  listSettlements,
  listWaitingContracts,
  previewContract,
} from './api.ts'
import { readRecordSort, type RecordFilters } from './filters.ts'
import type { ContractKind, Terms } from './schema.ts'

const TAGS = { tags: ['agent', 'contracts'] } as const
const PAGE_SIZE = 50

export const ownContractQuery = (kind: ContractKind) => read(getOwnContract, { kind }, TAGS)

export const downlineContractsQuery = (kind: ContractKind, search: string, context: PageContext) =>
  readPages(
    listDownlineContracts,
    { kind, pageSize: PAGE_SIZE, ...(search && { search }) },
    { context, ...TAGS },
  )

export const downlineContractQuery = (kind: ContractKind, downlineId: string) =>
  read(getDownlineContract, { kind, downlineId }, TAGS)

/** Query for the history of the agent's own contract, or of a downline's contract. */
export const contractHistoryQuery = (
  kind: ContractKind,
  downlineId: string | undefined,
  context: PageContext,
) =>
  readPages(
    listContractHistory,
    { kind, pageSize: PAGE_SIZE, ...(downlineId !== undefined && { downlineId }) },
    { context, ...TAGS },
  )

/** The old preview stays on screen while the preview of other terms is computed. */
export const previewQuery = (kind: ContractKind, downlineId: string, terms: Terms) =>
  read(
    previewContract,
    { kind, downlineId, terms: JSON.stringify(terms) },
    { ...TAGS, series: `contract preview ${kind} ${downlineId}` },
  )

export const cascadeQuery = (kind: ContractKind, contractId: string) =>
  read(getContractCascade, { kind, contractId }, TAGS)

/** Input of the request for settlements of one kind of contract. */
export function settlementsInput(
  kind: ContractKind,
  { from, to }: Days,
  { of = 'own', state, downline, sort }: RecordFilters,
) {
  const { by: sortBy, desc: descending } = readRecordSort({ sort })
  return {
    kind,
    of,
    startDate: from,
    endDate: to,
    ...(state && { state }),
    ...(of === 'downlines' && downline && { downlineId: downline }),
    sortBy,
    descending,
  }
}

export const settlementPagesQuery = (
  kind: ContractKind,
  days: Days,
  filters: RecordFilters,
  context: PageContext,
) =>
  readPages(
    listSettlements,
    { ...settlementsInput(kind, days, filters), pageSize: PAGE_SIZE },
    { context, ...TAGS, order: ORDER },
  )

export const settlementQuery = (kind: ContractKind, settlementId: string) =>
  read(getSettlement, { kind, settlementId }, TAGS)

export const waitingContractsQuery = read(listWaitingContracts, {}, TAGS)
