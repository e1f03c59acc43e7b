import type { GameType } from '#parts/games/schema.ts'
import type { SpanKind } from '../../db/team-tables.ts'
import { type CrowdTree, lineageIn } from './crowd-tree.ts'
import type { TeamDaySum } from '../team/team-days.ts'
import type { DaySum } from '../team/team-money.ts'
import { SPAN_KINDS, startOfSpan } from '../team/team-spans.ts'

type BetSum = Record<'count' | 'stake' | 'validBet' | 'win', number>

/** What the sums of a crowd are written with. */
export interface CrowdRows {
  playerDay(index: number, day: string, sums: DaySum): void
  teamDay(index: number, day: string, sums: TeamDaySum): void
  /** Through a direct downline, or null for the own ones. */
  teamBets(index: number, day: string, via: number | null, gameType: GameType, sums: BetSum): void
  playerSpan(index: number, kind: SpanKind, start: string, days: number): void
  teamSpan(index: number, kind: SpanKind, start: string, days: number, count: number): void
}

const OWN = ['deposits', 'withdrawals', 'stake', 'validBet', 'win'] as const
const BET = ['count', 'stake', 'validBet', 'win'] as const
/** More days than any span has. */
const MOST_SPAN_DAYS = 32

type Columns<Name extends string> = Record<Name, Float64Array>

const columns = <Name extends string>(names: readonly Name[], size: number) =>
  Object.fromEntries(names.map((name) => [name, new Float64Array(size)])) as Columns<Name>

/** Everybody has a higher number than the upline, so one pass adds each to all above. */
function addUp(tree: CrowdTree, column: Float64Array): void {
  for (let index = column.length - 1; index > 0; index -= 1) {
    if (column[index]) column[tree.parents[index]!]! += column[index]!
  }
}

/** Counts a crowd's days, one after the other, and writes their sums: see `team-days.ts`. */
export class CrowdDays {
  readonly #tree: CrowdTree
  readonly #rows: CrowdRows
  readonly #sums: Columns<(typeof OWN)[number]>
  readonly #joined: Float64Array
  readonly #active: Float64Array
  readonly #first: Float64Array
  readonly #bets = new Map<GameType, Columns<(typeof BET)[number]>>()
  readonly #hasDeposited: Uint8Array
  /** By kind: on how many days of the span each was active, and how many of a team on so many. */
  readonly #spans = new Map<
    SpanKind,
    { start: string; days: Uint8Array; counts: Map<number, number> }
  >()

  constructor(tree: CrowdTree, rows: CrowdRows) {
    const size = tree.parents.length
    this.#tree = tree
    this.#rows = rows
    this.#sums = columns(OWN, size)
    this.#joined = new Float64Array(size)
    this.#active = new Float64Array(size)
    this.#first = new Float64Array(size)
    this.#hasDeposited = new Uint8Array(size)
  }

  join(index: number): void {
    const parent = this.#tree.parents[index]!
    if (parent >= 0) this.#joined[parent]! += 1
  }

  deposit(index: number, amount: number): void {
    this.#sums.deposits[index]! += amount
    if (this.#hasDeposited[index]) return
    this.#hasDeposited[index] = 1
    this.#first[index] = 1
  }

  withdraw(index: number, amount: number): void {
    this.#sums.withdrawals[index]! += amount
  }

  bet(index: number, gameType: GameType, { stake, win }: { stake: number; win: number }): void {
    const validBet = win === stake ? 0 : stake
    const { stake: stakes, validBet: valid, win: wins } = this.#sums
    stakes[index]! += stake
    valid[index]! += validBet
    wins[index]! += win
    if (validBet > 0) this.#active[index] = 1
    let bets = this.#bets.get(gameType)
    if (!bets) this.#bets.set(gameType, (bets = columns(BET, this.#joined.length)))
    bets.count[index]! += 1
    bets.stake[index]! += stake
    bets.validBet[index]! += validBet
    bets.win[index]! += win
  }

  /** Writes the day and begins the next. */
  close(day: string): void {
    this.#writePlayers(day)
    this.#markActives(day)
    for (const column of [...Object.values(this.#sums), this.#joined, this.#active, this.#first]) {
      addUp(this.#tree, column)
    }
    this.#writeTeams(day)
    for (const [gameType, bets] of this.#bets) {
      for (let index = 0; index < bets.count.length; index += 1) {
        if (!bets.count[index]) continue
        this.#rows.teamBets(index, day, null, gameType, rowOf(bets, BET, index))
      }
      for (const name of BET) addUp(this.#tree, bets[name])
      for (let index = 0; index < bets.count.length; index += 1) {
        const parent = this.#tree.parents[index]!
        if (!bets.count[index] || parent < 0) continue
        this.#rows.teamBets(parent, day, index, gameType, rowOf(bets, BET, index))
      }
      for (const name of BET) bets[name].fill(0)
    }
    for (const column of [...Object.values(this.#sums), this.#joined, this.#active, this.#first]) {
      column.fill(0)
    }
  }

  /** Writes the spans that are still open. */
  end(): void {
    for (const [kind, span] of this.#spans) this.#writeSpan(kind, span)
  }

  #writePlayers(day: string): void {
    for (let index = 0; index < this.#joined.length; index += 1) {
      const sums = rowOf(this.#sums, OWN, index)
      if (!sums.stake && !sums.deposits && !sums.withdrawals) continue
      this.#rows.playerDay(index, day, { ...sums, bonuses: 0, rebates: 0 })
    }
  }

  #writeTeams(day: string): void {
    for (let index = 0; index < this.#joined.length; index += 1) {
      const sums = rowOf(this.#sums, OWN, index)
      const joined = this.#joined[index]!
      if (!sums.stake && !sums.deposits && !sums.withdrawals && !joined) continue
      this.#rows.teamDay(index, day, {
        ...sums,
        bonuses: 0,
        rebates: 0,
        joined,
        active: this.#active[index]!,
        firstDeposits: this.#first[index]!,
      })
    }
  }

  #markActives(day: string): void {
    const actives: number[] = []
    for (let index = 0; index < this.#active.length; index += 1) {
      if (this.#active[index]) actives.push(index)
    }
    for (const index of actives) this.#rows.playerSpan(index, 'D', day, 1)
    for (const kind of SPAN_KINDS) {
      if (kind === 'D') continue
      const start = startOfSpan(kind, day)
      let span = this.#spans.get(kind)
      if (span?.start !== start) {
        if (span) this.#writeSpan(kind, span)
        span = { start, days: new Uint8Array(this.#active.length), counts: new Map() }
        this.#spans.set(kind, span)
      }
      for (const index of actives) {
        const days = (span.days[index]! += 1)
        for (const agent of lineageIn(this.#tree, index)) {
          const key = agent * MOST_SPAN_DAYS + days
          span.counts.set(key, (span.counts.get(key) ?? 0) + 1)
        }
      }
    }
  }

  #writeSpan(
    kind: SpanKind,
    { start, days, counts }: { start: string; days: Uint8Array; counts: Map<number, number> },
  ): void {
    for (const [index, count] of days.entries()) {
      if (count > 0) this.#rows.playerSpan(index, kind, start, count)
    }
    for (const [key, count] of counts) {
      const agent = Math.floor(key / MOST_SPAN_DAYS)
      this.#rows.teamSpan(agent, kind, start, key % MOST_SPAN_DAYS, count)
    }
  }
}

const rowOf = <Name extends string>(
  from: Columns<Name>,
  names: readonly Name[],
  index: number,
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, from[name][index]])) as Record<Name, number>
