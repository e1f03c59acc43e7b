import * as api from '#features/member/records/api.ts'
import type { MovementKind } from '#parts/records/schema.ts'
import { listDays } from '#lib/periods.ts'
import { vendors } from '../../db/tables.ts'
import { rowsOf } from '../../db/rows.ts'
import { nextOf, readDays, readPage } from '../../http/page-cursor.ts'
import { playerOf, serve } from '../../http/serve.ts'
import * as words from '../../world/money/record-words.ts'
import { hasCategoryOf } from '../../world/offered.ts'
import {
  listBetDays,
  listBetRows,
  listEntryDays,
  listEntryRows,
  sumBets,
} from '../../world/money/records.ts'
import { addUp, writeSums } from '../../world/sums.ts'

const NO_PROFIT = {
  deposit: 0,
  withdrawal: 0,
  bonus: 0,
  betAmount: 0,
  validBet: 0,
  winAmount: 0,
  netAmount: 0,
}

export const calls = [
  serve(api.listGameMenus, ({ db, merchant }) => {
    const rows = rowsOf(db, vendors).list({ order: [vendors.position] })
    return {
      list: [...new Set(rows.map(({ type }) => type))]
        .filter(hasCategoryOf(merchant.brand))
        .map((gameType) => ({ gameType })),
    }
  }),

  serve(api.listVendorTypes, ({ db, merchant }) => ({
    list: db
      .select({ vassalage: vendors.code, displayName: vendors.name, gameType: vendors.type })
      .from(vendors)
      .orderBy(vendors.position)
      .all()
      .filter(({ gameType }) => hasCategoryOf(merchant.brand)(gameType)),
  })),

  serve(api.listBets, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const filter = words.betFilterOf(query)
    const days = readDays(query)
    const page = { days, ...readPage(query) }
    const sums = sumBets(db, player, filter, days)
    // Skipped if there are none: for a category that a vendor does not have, all of its rows would
    // be searched.
    const rows = sums.count === 0 ? [] : listBetRows(db, player, filter, page)
    return {
      list: rows.map(words.betWriter(context, rows, query.language)),
      ...nextOf(rows, query),
      sums: words.writeBetSums(sums, currency),
      currency,
    }
  }),

  serve(api.listMovements, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const reasons = query.transKind && words.reasonsOf(query.transKind)
    const days = readDays(query)
    const rows = listEntryRows(db, player, reasons, { days, ...readPage(query) })
    const sums = addUp({ count: 0, received: 0, paid: 0 }, listEntryDays(db, player, reasons, days))
    return {
      list: rows.map((entry) => words.writeMovement(entry, currency)),
      ...nextOf(rows, query),
      sums: words.writeMovementSums(sums, currency),
      currency,
    }
  }),

  serve(api.getProfit, (context) => {
    const { query, db, merchant } = context
    const player = playerOf(context)
    const { currency } = merchant.brand
    const days = readDays(query)
    const played = new Map(listBetDays(db, player, days).map((each) => [each.day, each]))
    const moved = Map.groupBy(listEntryDays(db, player, undefined, days), ({ day }) => day)
    const rows = listDays(days).map((day) => {
      const { stake, validBet, win } = played.get(day) ?? { stake: 0, validBet: 0, win: 0 }
      const of = (kind: MovementKind) =>
        (moved.get(day) ?? [])
          .filter(({ reason }) => words.MOVEMENTS[reason].kind === kind)
          .reduce((sum, { received, paid }) => sum + received - paid, 0)
      const bonus = of('BONUS')
      const sums = {
        deposit: of('DEPOSIT'),
        withdrawal: -of('WITHDRAWAL'),
        bonus,
        betAmount: stake,
        validBet,
        winAmount: win,
        netAmount: win + bonus - stake,
      }
      return { day, sums }
    })
    return {
      days: rows.map(({ day, sums }) => ({ day, ...writeSums(sums, currency) })),
      totals: writeSums(
        addUp(
          NO_PROFIT,
          rows.map(({ sums }) => sums),
        ),
        currency,
      ),
      currency,
    }
  }),
]
