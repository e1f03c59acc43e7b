import { and, isNull, sql } from '../../db/drizzle.ts'
import type { Db } from '../../db/open.ts'
import { given, givenValues, matchesGiven, prepared } from '../../db/prepared.ts'
import {
  playerDays,
  playerSpans,
  teamBetDays,
  teamDays,
  teamNodes,
  teamSpans,
} from '../../db/team-tables.ts'
import { type CountedBet, NO_DAY, NO_TEAM_DAY, type TeamDaySum } from './team-days.ts'
import type { DaySum } from './team-money.ts'
import { SPAN_KINDS, startOfSpan } from './team-spans.ts'

type BetSum = Pick<CountedBet, 'stake' | 'validBet' | 'win'> & { count: number }

/**
 * Sums of teams' days for much of the past at once: what the hooks of bets and money write one by one
 * (`team-days.ts`), told in order, and then written.
 */
export class TeamBook {
  readonly #dayOf: (at: number) => string
  readonly #players = new Map<string, DaySum>()
  readonly #teams = new Map<string, TeamDaySum>()
  readonly #bets = new Map<string, BetSum>()
  readonly #playerSpans = new Map<string, number>()
  readonly #teamSpans = new Map<string, number>()
  readonly #activeOn = new Map<string, string>()
  readonly #firstDeposits = new Map<string, number>()

  constructor(toDay: (at: number) => string) {
    this.#dayOf = toDay
  }

  addMoney(
    username: string,
    lineage: readonly string[],
    { at, sums, isFirstDeposit }: { at: number; sums: Partial<DaySum>; isFirstDeposit: boolean },
  ): void {
    const day = this.#dayOf(at)
    if (isFirstDeposit) this.#firstDeposits.set(username, at)
    this.#add(username, lineage, day, { ...sums, ...(isFirstDeposit && { firstDeposits: 1 }) })
  }

  addBet(lineage: readonly string[], bet: CountedBet, at: number): void {
    const { username, gameType, count, stake, validBet, win } = bet
    const day = this.#dayOf(at)
    const isActive = validBet > 0 && this.#markActive(username, lineage, day)
    this.#add(username, lineage, day, { stake, validBet, win, ...(isActive && { active: 1 }) })
    for (const [place, agent] of lineage.entries()) {
      addTo(
        this.#bets,
        `${agent} ${day} ${lineage[place - 1] ?? ''} ${gameType}`,
        { count: 0, stake: 0, validBet: 0, win: 0 },
        { count, stake, validBet, win },
      )
    }
  }

  /** Somebody came below these agents. */
  addJoin(above: readonly string[], at: number): void {
    const day = this.#dayOf(at)
    for (const agent of above) addTo(this.#teams, `${agent} ${day}`, NO_TEAM_DAY, { joined: 1 })
  }

  #add(username: string, lineage: readonly string[], day: string, sums: Partial<TeamDaySum>): void {
    const { active: _active, firstDeposits: _first, ...own } = sums
    addTo(this.#players, `${username} ${day}`, NO_DAY, own)
    for (const agent of lineage) addTo(this.#teams, `${agent} ${day}`, NO_TEAM_DAY, sums)
  }

  #markActive(username: string, lineage: readonly string[], day: string): boolean {
    const isNew = !this.#playerSpans.has(`${username} D ${day}`)
    if (!isNew) return false
    const last = this.#activeOn.get(username) ?? ''
    this.#activeOn.set(username, day > last ? day : last)
    for (const kind of SPAN_KINDS) {
      const span = `${kind} ${startOfSpan(kind, day)}`
      const days = (this.#playerSpans.get(`${username} ${span}`) ?? 0) + 1
      this.#playerSpans.set(`${username} ${span}`, days)
      if (kind === 'D') continue
      for (const agent of lineage) {
        const key = `${agent} ${span} ${days}`
        this.#teamSpans.set(key, (this.#teamSpans.get(key) ?? 0) + 1)
      }
    }
    return true
  }

  /** Adds everything to what a merchant's tables hold. The people told of have none of their own yet. */
  write(db: Db, merchant: string): void {
    const write = writerOf(db)
    for (const [key, sums] of this.#players) {
      const [username = '', day = ''] = key.split(' ')
      write.player.run({ ...sums, merchant, username, day })
    }
    for (const [key, sums] of this.#teams) {
      const [username = '', day = ''] = key.split(' ')
      write.team.run({ ...sums, merchant, username, day })
    }
    for (const [key, sums] of this.#bets) {
      const [username = '', day = '', via = '', gameType = ''] = key.split(' ')
      write.bets.run({ ...sums, merchant, username, day, via, gameType })
    }
    for (const [key, days] of this.#playerSpans) {
      const [username = '', kind = '', start = ''] = key.split(' ')
      write.playerSpan.run({ merchant, username, kind, start, days })
    }
    for (const [key, count] of this.#teamSpans) {
      const [username = '', kind = '', start = '', days = ''] = key.split(' ')
      write.teamSpan.run({ merchant, username, kind, start, days: Number(days), count })
    }
    for (const [username, day] of this.#activeOn) write.activity.run({ merchant, username, day })
    for (const [username, at] of this.#firstDeposits) {
      write.firstDeposit.run({ merchant, username, at })
    }
  }
}

function addTo<Sums extends object>(
  sums: Map<string, Sums>,
  key: string,
  none: Sums,
  more: Partial<Sums>,
): void {
  let row = sums.get(key) as Record<string, number> | undefined
  if (!row) sums.set(key, (row = { ...none } as Record<string, number>) as Sums)
  for (const [name, value] of Object.entries(more)) {
    row[name] = (row[name] ?? 0) + (value as number)
  }
}

const added = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, sql`${sql.identifier(name)} + excluded.${sql.identifier(name)}`]),
  )

const writerOf = prepared(prepareWriter)

function prepareWriter(db: Db) {
  const day = Object.keys(NO_DAY)
  const team = Object.keys(NO_TEAM_DAY)
  const bet = ['count', 'stake', 'validBet', 'win']
  const isOne = matchesGiven(teamNodes, 'merchant', 'username')
  return {
    activity: db
      .update(teamNodes)
      .set({ activeOn: sql`${given('day')}` })
      .where(isOne)
      .prepare(),
    firstDeposit: db
      .update(teamNodes)
      .set({ firstDepositAt: sql`${given('at')}` })
      .where(and(isOne, isNull(teamNodes.firstDepositAt)))
      .prepare(),
    player: db
      .insert(playerDays)
      .values(givenValues(['merchant', 'username', 'day', ...day]))
      .onConflictDoUpdate({
        target: [playerDays.merchant, playerDays.username, playerDays.day],
        set: added(day),
      })
      .prepare(),
    team: db
      .insert(teamDays)
      .values(givenValues(['merchant', 'username', 'day', ...team]))
      .onConflictDoUpdate({
        target: [teamDays.merchant, teamDays.username, teamDays.day],
        set: added(team),
      })
      .prepare(),
    bets: db
      .insert(teamBetDays)
      .values(givenValues(['merchant', 'username', 'day', 'via', 'gameType', ...bet]))
      .onConflictDoUpdate({
        target: [
          teamBetDays.merchant,
          teamBetDays.username,
          teamBetDays.day,
          teamBetDays.via,
          teamBetDays.gameType,
        ],
        set: added(bet),
      })
      .prepare(),
    playerSpan: db
      .insert(playerSpans)
      .values(givenValues(['merchant', 'username', 'kind', 'start', 'days']))
      .prepare(),
    teamSpan: db
      .insert(teamSpans)
      .values(givenValues(['merchant', 'username', 'kind', 'start', 'days', 'count']))
      .onConflictDoUpdate({
        target: [
          teamSpans.merchant,
          teamSpans.username,
          teamSpans.kind,
          teamSpans.start,
          teamSpans.days,
        ],
        set: added(['count']),
      })
      .prepare(),
  }
}
