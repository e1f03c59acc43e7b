import { type PeriodKind, periodOf, type SettlementPeriod } from '#rules/settlementPeriods.ts'
import { NO_FIGURES, type PeriodFigures } from '../contracts/settlement-rule.ts'
import type { FixtureTree } from './fixture-tree.ts'

interface Sums {
  stake: number
  win: number
  validBet: number
  wonBet: number
  people: Set<number>
}

/** Sums of the team below a direct downline of the top in one period. */
export interface TeamSlot {
  index: number
  period: SettlementPeriod
  figures: PeriodFigures
}

const SLOT = 5 * 60_000

/** Sums the bets of the load fixture by five minutes and by period, as `readPeriod` would. */
export class FixtureSlots {
  readonly #zone: string
  readonly #from: number
  /** For each person: the index of the direct downline of the top in the same branch. */
  readonly #branches: Int32Array
  /** Sums by the start of a five-minute period, then by branch. */
  readonly #slots = new Map<number, Map<number, Sums>>()

  /** @param from time before which settled bets are left out */
  constructor({ parents }: FixtureTree, { zone, from }: { zone: string; from: number }) {
    this.#zone = zone
    this.#from = from
    this.#branches = new Int32Array(parents.length)
    for (let index = 1; index < parents.length; index += 1) {
      const parent = parents[index]!
      this.#branches[index] = parent === 0 ? index : this.#branches[parent]!
    }
  }

  bet(index: number, { at, stake, win }: { at: number; stake: number; win: number }): void {
    if (at < this.#from) return
    const start = at - (at % SLOT)
    const slot = this.#slots.get(start) ?? new Map<number, Sums>()
    this.#slots.set(start, slot)
    const branch = this.#branches[index]!
    const validBet = win === stake ? 0 : stake
    add(slot, branch, {
      stake,
      win,
      validBet,
      wonBet: win > stake ? validBet : 0,
      people: new Set(validBet > 0 ? [index] : []),
    })
  }

  /** Lists the finished periods of a kind since a time in which a team bet, the first one first. */
  *list(kind: PeriodKind, from: number, now: number): Generator<TeamSlot> {
    const starts = [...this.#slots.keys()].toSorted((one, other) => one - other)
    const periods = Map.groupBy(starts, (start) => periodOf(kind, start, this.#zone).start)
    for (const [start, parts] of periods) {
      const period = periodOf(kind, start, this.#zone)
      if (start < from || period.end > now) continue
      const teams = new Map<number, Sums>()
      for (const part of parts) {
        for (const [branch, sums] of this.#slots.get(part)!) add(teams, branch, sums)
      }
      for (const [index, sums] of teams) yield { index, period, figures: figuresOf(kind, sums) }
    }
  }
}

function add(into: Map<number, Sums>, branch: number, more: Sums): void {
  const sums = into.get(branch)
  if (!sums) {
    into.set(branch, { ...more, people: new Set(more.people) })
    return
  }
  for (const name of ['stake', 'win', 'validBet', 'wonBet'] as const) sums[name] += more[name]
  for (const one of more.people) sums.people.add(one)
}

function figuresOf(kind: PeriodKind, { people, wonBet, ...sums }: Sums): PeriodFigures {
  // The sums by day do not separate bets by outcome.
  const isShort = kind === 'hour' || kind === 'slot'
  const outcomes = isShort ? { wonBet, lostBet: sums.validBet - wonBet } : {}
  return { ...NO_FIGURES, ...sums, ...outcomes, activeMembers: people.size }
}
