import * as v from 'valibot'
import * as api from '#features/agent/contracts/api.ts'
import { type ContractKind, TermsSchema } from '#features/agent/contracts/schema.ts'
import { refuse } from '../../http/call-error.ts'
import { nextOf, readDays, readOrder, readPage } from '../../http/page-cursor.ts'
import { type CallContext, playerOf, type QueryOf } from '../../http/serve.ts'
import { serveAgent } from '../../http/serve-agent.ts'
import { tellChanged } from '../../world/team/agent-world.ts'
import {
  requireContract,
  findInForce,
  findOffer,
  listBroken,
} from '../../world/contracts/contract-book.ts'
import * as deals from '../../world/contracts/contract-deals.ts'
import {
  carryOut,
  digestOf,
  requireDirectAgent,
  requireKind,
} from '../../world/contracts/contract-actions.ts'
import { findUnfit } from '../../world/contracts/contract-terms.ts'
import {
  readParties,
  writeArithmetic,
  writeContract,
  writeParty,
  writeRecords,
} from '../../world/contracts/contract-words.ts'
import { isOpenFor } from '../../world/contracts/open-kinds.ts'
import { findAccount, maskPayee } from '../../world/identity/accounts.ts'
import { writeTime, zoneOf } from '../../world/days.ts'
import { writeSums } from '../../world/sums.ts'
import { writeSettlementFile } from '../../world/team/income-files.ts'
import { whatIf } from '../../world/contracts/settlement-figures.ts'
import * as settlements from '../../world/contracts/settlement-records.ts'
import { requireDownline, hasWallet } from '../../world/team/team.ts'

const serveProcess = (call: typeof api.processDividend, kind: ContractKind) =>
  serveAgent(call, (context) => {
    requireKind(context, kind)
    const { db, now } = context
    const { contract, ended } = tellChanged(context, () => carryOut(context, context.body, kind))
    return { contract: writeContract(db, contract, now.getTime()), ended: ended.length }
  })

function readTerms(text: string, kind: ContractKind, currency: string) {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), TermsSchema), text)
  if (read.success && read.output.kind === kind && findUnfit(read.output, currency).length === 0) {
    return read.output
  }
  refuse('invalid_request/terms')
}

type SettlementQuery = Omit<QueryOf<typeof api.fileSettlements>, 'language'>

/** Reads the filter and the order of settlements from a query. Throws `CallError`. */
function readSettlements(
  context: Pick<CallContext, 'db' | 'merchant' | 'player'>,
  query: SettlementQuery,
) {
  const { kind, of, downlineId, state, sortBy } = query
  requireKind(context, kind)
  const { merchant, username } = playerOf(context)
  // The id of a downline is checked even for the agent's own settlements, which ignore it.
  const asked = downlineId && requireDownline(context, downlineId).account.username
  const whose = of === 'own' ? { downline: username } : { upline: username, downline: asked }
  return {
    filter: { merchant, kind, state, days: readDays(query), ...whose },
    order: { by: sortBy, ...readOrder(query) },
  }
}

const writeSettlementSums = (
  { count, base, amount, paid, owed }: ReturnType<typeof settlements.sumSettlements>,
  currency: string,
) => ({ count, ...writeSums({ base, amount, paid, owed }, currency) })

export const calls = [
  serveProcess(api.processDividend, 'dividend'),
  serveProcess(api.processDailySalary, 'dailySalary'),
  serveProcess(api.processHourlySalary, 'hourlySalary'),
  serveProcess(api.processRealtimeSalary, 'realtimeSalary'),

  serveAgent(api.getOwnContract, (context) => {
    const { kind } = context.query
    requireKind(context, kind)
    const { db, merchant } = context
    const { username } = playerOf(context)
    const person = { merchant: merchant.code, username }
    const contract =
      findInForce(db, person, kind) ?? findOffer(db, person, kind, context.now.getTime())
    const upline =
      contract?.upline && findAccount(db, { merchant: merchant.code, username: contract.upline })
    return {
      ...deals.readDeal(context, username, kind),
      ...deals.readUnsettled(context, { ...person, kind }),
      upline: upline ? { account: maskPayee(upline).account } : null,
      next: deals.readNext(context, username, kind),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(api.listDownlineContracts, (context) => {
    const { query, db } = context
    const { kind } = query
    requireKind(context, kind)
    const rows = deals.listDownlineAgents(db, playerOf(context), query)
    return {
      list: rows.map(({ account, node }) => ({
        member: writeParty({ account, node, level: 1 }),
        hasWallet: hasWallet(account),
        isOpen: isOpenFor(account.username, kind),
        ...deals.readDeal(context, account.username, kind),
      })),
      ...nextOf(rows, query),
      currency: context.merchant.brand.currency,
    }
  }),

  serveAgent(api.getDownlineContract, (context) => {
    const { kind, downlineId } = context.query
    requireKind(context, kind)
    const agent = playerOf(context)
    const downline = requireDirectAgent(context, downlineId)
    const { db, merchant } = context
    const { username } = downline.account
    return {
      member: writeParty(downline),
      hasWallet: hasWallet(downline.account),
      isOpen: isOpenFor(username, kind),
      ...deals.readDeal(context, username, kind),
      ...deals.readUnsettled(context, {
        merchant: merchant.code,
        username,
        kind,
        upline: agent.username,
      }),
      own:
        findInForce(db, { merchant: merchant.code, username: agent.username }, kind)?.terms ?? null,
      next: deals.readNext(context, username, kind),
      currency: merchant.brand.currency,
    }
  }),

  serveAgent(api.listContractHistory, (context) => {
    const { query } = context
    const { kind, downlineId } = query
    requireKind(context, kind)
    const { merchant, username } = playerOf(context)
    const asked = downlineId && requireDirectAgent(context, downlineId).account.username
    const whose = asked ? { username: asked, upline: username } : { username }
    return deals.readHistory(context, { merchant, kind, ...whose }, query)
  }),

  serveAgent(api.previewContract, (context) => {
    const { kind, downlineId, terms } = context.query
    requireKind(context, kind)
    const { account } = requireDirectAgent(context, downlineId)
    const { currency } = context.merchant.brand
    const read = readTerms(terms, kind, currency)
    const found = whatIf(context.db, account, { terms: read, now: context.now.getTime(), currency })
    return {
      start: writeTime(found.period.start),
      end: writeTime(found.period.end),
      ...writeArithmetic(found, read, currency),
      currency,
    }
  }),

  serveAgent(api.getContractCascade, (context) => {
    const { kind, contractId } = context.query
    requireKind(context, kind)
    const { contract } = requireContract(context, contractId)
    const broken = listBroken(context.db, contract)
    const parties = readParties(context.db, playerOf(context), broken)
    const ends = broken.flatMap(({ id, downline, terms }) => {
      const member = parties.get(downline)
      return member ? [{ id, member, terms }] : []
    })
    return {
      // Direct downlines are sorted by name. Deeper ones are not, since the order would reveal
      // their masked names.
      ends: ends.toSorted(
        (one, other) =>
          one.member.level - other.member.level ||
          (one.member.level === 1 ? 0 : one.id < other.id ? -1 : 1),
      ),
      digest: digestOf(broken.map(({ id }) => id)),
    }
  }),

  serveAgent(api.listSettlements, (context) => {
    const { query, db, merchant } = context
    const agent = playerOf(context)
    const { currency } = merchant.brand
    const { filter, order } = readSettlements(context, query)
    const rows = settlements.listSettlementRows(db, filter, { order, ...readPage(query) })
    // The sums of a long list are sent with its first page only.
    const sums = query.cursor === undefined ? settlements.sumSettlements(db, filter) : undefined
    return {
      list: writeRecords(db, agent, rows, currency),
      ...nextOf(
        rows.map(({ settlement }) => settlements.placeOf(settlement, order)),
        query,
      ),
      ...(sums && { sums: writeSettlementSums(sums, currency) }),
      currency,
    }
  }),

  serveAgent(api.fileSettlements, (context) => {
    const { query, db, merchant } = context
    const { filter, order } = readSettlements(context, query)
    const agent = playerOf(context)
    return writeSettlementFile(
      {
        language: query.language,
        zone: zoneOf(db, merchant.code),
        currency: merchant.brand.currency,
        nameOf: (downline) => readParties(db, agent, [{ downline }]).get(downline)?.account ?? '',
      },
      query.of,
      settlements.walkSettlements(db, filter, order),
    )
  }),

  serveAgent(api.getSettlement, (context) => {
    const { kind, settlementId } = context.query
    requireKind(context, kind)
    const { db, merchant } = context
    const agent = playerOf(context)
    const { currency } = merchant.brand
    const found = settlements.findSettlementRecord(db, agent, Number(settlementId))
    const [settlement] = found ? writeRecords(db, agent, [found], currency) : []
    if (settlement?.kind !== kind) refuse('settlement_not_found')
    return { settlement, currency }
  }),

  serveAgent(api.listWaitingContracts, deals.readWaiting),
]
