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

/** Of the own contract, or of the one with a downline. */
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

/** While other terms are computed, the figure of those before is shown. */
export const previewQuery = (kind: ContractKind, downlineId: string, terms: Terms) =>
  read(
    previewContract,
    { kind, downlineId, terms: JSON.stringify(terms) },
    { ...TAGS, series: `contract preview ${kind} ${downlineId}` },
  )

export const cascadeQuery = (kind: ContractKind, contractId: string) =>
  read(getContractCascade, { kind, contractId }, TAGS)

/** What the records of a kind are asked for. */
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
