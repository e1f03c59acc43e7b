import type { Rates } from '#features/agent/schema.ts'
import { hash, random } from '#scripts/scenery/random.ts'
import plan from '../../content/team.json' with { type: 'json' }
import { mapRecord } from '../sums.ts'

/** A member of the demo team before its account is written. */
export interface Planned {
  username: string
  /** Name as the person writes it. */
  nickname: string
  parent: string
  isAgent: boolean
  /** Days between joining and the seeding of the data. */
  joinedDaysAgo: number
  /** Days since the last evening of play; null for a member who never returned. */
  lastPlayedDaysAgo: number | null
  /** Share of the evenings on which the member plays. */
  evenings: number
  /** Balance in baht; scaled to the merchant's currency. */
  baht: number
  /** How much lower each rate is than the upline's, in hundredths of a percent. */
  lower: number
  hasPhone: boolean
  hasEmail: boolean
}

/** Agents below the demo agents on four levels, uplines first, and the players below each. */
const {
  agents: AGENTS,
  direct: DIRECT,
  players: NAMES,
} = plan as unknown as {
  agents: [name: string, parent: string, players: number][]
  direct: [parent: string, players: number][]
  players: string[]
}

/** Rates of the demo agents at the top of a tree. */
export const TOP_RATES: Rates = plan.rates

/** Demo accounts that are in a team, uplines first. */
export const KNOWN = plan.known

export const lowerRates = (rates: Rates, by: number): Rates =>
  mapRecord(rates, (rate) => Math.max(0, rate - by))

/** Plans the demo team below the demo agents, uplines first; it is the same at each merchant. */
export function planTeam(): Planned[] {
  const stream = random('team')
  const depths = new Map([
    ['demoleader', 0],
    ['demoagent', 1],
  ])
  const agents = AGENTS.map(([nickname, parent]) => {
    const username = `${nickname.toLowerCase()}88`
    const depth = (depths.get(parent) ?? 0) + 1
    depths.set(username, depth)
    return person({ username, nickname, parent, isAgent: true }, 200 - 25 * depth)
  })
  const places = [
    ...DIRECT,
    ...AGENTS.map(([name, , players]) => [usernameOf(name), players] as const),
  ]
  const parents = places.flatMap(([parent, players]) => Array<string>(players).fill(parent))
  const players = NAMES.map((nickname, index) => {
    const parent = parents[index] ?? 'demoagent'
    const longest = 175 - 25 * (depths.get(parent) ?? 0)
    const username = `${nickname.toLowerCase()}${String(hash(nickname) % 90).padStart(2, '0')}`
    // A few members joined recently, so that every period has a new one.
    const joined = index % 6 === 0 ? stream.whole(0, 6) : stream.whole(7, longest)
    return person({ username, nickname, parent, isAgent: false }, joined)
  })
  return [...agents, ...players]

  function person(
    own: Pick<Planned, 'username' | 'nickname' | 'parent' | 'isAgent'>,
    joinedDaysAgo: number,
  ): Planned {
    const habit = stream.next()
    const isLost = !own.isAgent && habit > 0.92
    const sleeps = !own.isAgent && habit > 0.78
    const longest = Math.min(85, joinedDaysAgo)
    return {
      ...own,
      joinedDaysAgo,
      lastPlayedDaysAgo: isLost ? null : sleeps ? Math.min(longest, stream.whole(12, 60)) : 0,
      evenings: sleeps ? 0.1 : 0.06 + 0.12 * habit,
      baht: isLost ? 0 : Math.round(stream.between(20, own.isAgent ? 42_000 : 9000) * 4) / 4,
      lower: own.isAgent ? 5 * stream.whole(1, 2) : 5 * stream.whole(2, 6),
      hasPhone: stream.chance(0.7),
      hasEmail: stream.chance(0.4),
    }
  }
}

const usernameOf = (name: string) => `${name.toLowerCase()}88`
