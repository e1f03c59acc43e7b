import type * as v from 'valibot'
import type { CallDefinition } from '#core/contract/call.ts'
import type { FeatureName } from '#core/brand/features.ts'
import { listInvitations, listOpenedAccounts } from '#features/agent/accounts/api.ts'
import {
  getOwnContract,
  listDownlineContracts,
  listSettlements,
} from '#features/agent/contracts/api.ts'
import { CONTRACT_KINDS, type ContractKind } from '#features/agent/contracts/schema.ts'
import { listIncome } from '#features/agent/income/api.ts'
import { listDownlines } from '#features/agent/team/api.ts'
import { listLotteries } from '#features/lottery/api.ts'
import { listDeposits } from '#features/member/deposit/api.ts'
import { getQuestion, listMessages, listQuestions } from '#features/member/messages/api.ts'
import { listWithdrawals } from '#features/member/withdraw/api.ts'
import { listExchanges } from '#features/points/api.ts'
import { listPromotions } from '#features/promotions/api.ts'
import { listRaffleDraws, listRaffles } from '#features/raffle/api.ts'
import { listGames, listVendors } from '#parts/games/api.ts'
import type { GameType } from '#parts/games/schema.ts'

/** There is nothing at the gateway to ask a call for, such as no message of this account. */
export class NothingToAsk extends Error {}

type Declared = { readonly definition: CallDefinition }

/** Gives what inputs are made from: replies to earlier calls, and facts of the brand. */
interface Source {
  /** Finds a text in the reply to another call. Rejects with `NothingToAsk` if there is none. */
  find<Asked extends Declared>(
    call: Asked,
    pick: (reply: v.InferOutput<Asked['definition']['reply']>) => string | null | undefined,
  ): Promise<string>
  /** Host name of the brand's pages, without a port. */
  host: string
  /** Says who has a feature off; undefined if nobody has. */
  tellOff(feature: FeatureName): string | undefined
}

type Input = Record<string, unknown>

const DAY = 24 * 60 * 60_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)
const month = () => ({ startDate: dayBefore(29), endDate: dayBefore(0) })
const year = () => ({ startDate: dayBefore(364), endDate: dayBefore(0) })
const page = () => ({ pageSize: 20 })
const pageOfMonth = () => ({ ...month(), ...page() })

const kindOf = ({ tellOff }: Source): ContractKind => {
  const kind = CONTRACT_KINDS.find((each) => !tellOff(each))
  if (kind) return kind
  throw new NothingToAsk('The brand or the gateway has every kind of contract off.')
}
const findGame = ({ find }: Source) => find(listGames, ({ games }) => games[0]?.id)
const findVendor = ({ find }: Source, category?: GameType) =>
  find(
    listVendors,
    ({ lanes }) =>
      lanes
        .filter(({ type }) => category === undefined || type === category)
        .flatMap(({ vendors }) => vendors)
        .find(({ closed }) => !closed)?.code,
  )
const findDownline = ({ find }: Source) => find(listDownlines, ({ list }) => list[0]?.id)
const settlementsOf = (source: Source) => ({ kind: kindOf(source), of: 'own', ...year() })
const profit = { view: 'TEAMS', sortBy: 'netAmount', descending: false }

/** Inputs of the calls that need more than the client fills in, by the call's exported name. */
const INPUTS: Readonly<Record<string, (source: Source) => Input | Promise<Input>>> = {
  getAffiliate: ({ host }) => ({ domain: host }),
  getReferrer: () => ({ code: 'unknown' }),
  checkUsername: () => ({ username: 'doctor4411' }),
  listAnnouncements: () => ({ types: 'B,PL,PU,PR,H', execution: 'B' }),

  listMessages: () => ({ filter: 'ALL', ...page() }),
  getMessage: async ({ find }) => ({ id: await find(listMessages, ({ list }) => list[0]?.id) }),
  getQuestion: async ({ find }) => ({
    id: await find(listQuestions, ({ list }) => list[0]?.id),
  }),
  getQuestionPicture: async ({ find }) => ({
    id: await find(getQuestion, ({ id }) => id),
    picture: await find(getQuestion, ({ replies }) => replies.flatMap((each) => each.pictures)[0]),
  }),
  getSocialTicket: () => ({ ticket: 'unknown' }),
  listLogins: () => ({ pageNo: 1, ...page() }),

  listGames: () => ({ pageNo: 1, ...page() }),
  listRecentGames: () => ({ page: 1, ...page() }),
  listFavoriteIds: () => ({ pageSize: 999 }),
  listFavoriteGames: () => ({ pageNum: 1, ...page() }),
  listWinners: () => ({ gameCategory: 'ALL', limitNum: 20 }),
  listWins: () => ({ list: 'LATEST', limitNum: 20 }),
  getGameDetails: async (source) => ({ nodeId: await findGame(source) }),
  listSimilarGames: async (source) => ({ nodeId: await findGame(source), pageSize: 12 }),
  listRooms: async (source) => ({ vassalage: await findVendor(source, 'PVP') }),
  listDraws: async ({ find }) => ({
    gameCode: await find(listLotteries, ({ list }) => list[0]?.gameCode),
    size: 5,
  }),

  getVendorBalance: async (source) => ({ vassalage: await findVendor(source) }),
  getDeposit: async ({ find }) => ({
    id: await find(listDeposits, ({ deposits }) => deposits[0]?.id),
  }),
  getWithdrawal: async ({ find }) => ({ id: await find(listWithdrawals, ([first]) => first?.id) }),
  getTransferReceipt: () => ({ id: 'unknown' }),
  getTransferTerms: () => ({ direction: 'UPLINE' }),
  listBets: pageOfMonth,
  listMovements: pageOfMonth,
  getProfit: month,

  getPromotion: async ({ find }) => ({
    id: await find(listPromotions, ({ promotions }) => promotions[0]?.id),
  }),
  getRaffle: async ({ find }) => ({ id: await find(listRaffles, ({ list }) => list[0]?.id) }),
  listRaffleDraws: async ({ find }) => ({
    raffleId: await find(listRaffles, ({ list }) => list[0]?.id),
  }),
  getRaffleDraw: async ({ find }) => ({
    id: await find(listRaffleDraws, ({ list }) => list[0]?.id),
  }),
  listPointEntries: pageOfMonth,
  listExchanges: page,
  getExchange: async ({ find }) => ({
    transNo: await find(listExchanges, ({ list }) => list[0]?.id),
  }),
  listReferredFriends: () => ({ level: 'DIRECT', ...page() }),
  listPastBonuses: page,
  listPastRewards: page,
  listRebateClaims: page,

  getTeamOverview: month,
  getTeamChanges: () => ({ ...month(), measure: 'TURNOVER' }),
  getTeamPeople: month,
  getIncome: month,
  listIncome: pageOfMonth,
  fileIncome: month,
  getIncomeDetail: async ({ find }) => ({ id: await find(listIncome, ({ list }) => list[0]?.id) }),
  listDownlines: () => ({ ...pageOfMonth(), sort: 'joined', descending: true }),
  searchTeam: pageOfMonth,
  getDownline: async (source) => ({ id: await findDownline(source), ...month() }),
  listRateChanges: async (source) => ({ id: await findDownline(source) }),
  getOpenedAccount: async ({ find }) => ({
    id: await find(listOpenedAccounts, ({ list }) => list[0]?.id),
  }),
  listInvitationDays: async ({ find }) => ({
    id: await find(listInvitations, ({ list }) => list[0]?.id),
    ...month(),
  }),
  findReportMembers: () => ({ text: 'a' }),
  listTeamBets: pageOfMonth,
  sumTeamBets: month,
  fileTeamBets: month,
  listTeamTransactions: pageOfMonth,
  sumTeamTransactions: month,
  fileTeamTransactions: month,
  listTeamProfit: () => ({ ...pageOfMonth(), ...profit }),
  fileTeamProfit: () => ({ ...month(), ...profit }),
  getOwnContract: (source) => ({ kind: kindOf(source) }),
  getContractCascade: async (source) => ({
    kind: kindOf(source),
    contractId: await source.find(getOwnContract, ({ current }) => current?.id),
  }),
  listContractHistory: (source) => ({ kind: kindOf(source), ...page() }),
  listDownlineContracts: (source) => ({ kind: kindOf(source), ...page() }),
  getDownlineContract: async (source) => ({
    kind: kindOf(source),
    downlineId: await source.find(listDownlineContracts, ({ list }) => list[0]?.id),
  }),
  previewContract: async (source) => ({
    kind: kindOf(source),
    downlineId: await source.find(
      listDownlineContracts,
      ({ list }) => list.find(({ current }) => current)?.id,
    ),
    terms: await source.find(listDownlineContracts, ({ list }) => {
      const deal = list.find(({ current }) => current)
      return deal && JSON.stringify(deal.current?.terms)
    }),
  }),
  listSettlements: (source) => ({ ...settlementsOf(source), ...page() }),
  fileSettlements: (source) => settlementsOf(source),
  getSettlement: async (source) => ({
    kind: kindOf(source),
    settlementId: await source.find(listSettlements, ({ list }) => list[0]?.id),
  }),
}

/** Makes the input of a reading call. Rejects with `NothingToAsk`. */
export async function inputFor(name: string, source: Source): Promise<Input> {
  return (await INPUTS[name]?.(source)) ?? {}
}
