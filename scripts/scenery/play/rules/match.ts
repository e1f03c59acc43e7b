import type { GameType } from '#parts/games/schema.ts'
import type { Chance } from '../chance.ts'
import type { Fixture, MatchOutcome, MatchTable } from '../protocol.ts'
import { times, type Rules } from './rules.ts'
import { CLUBS, LEAGUES } from './match-names.ts'

type Sport = MatchTable['sport']

/** Share that the bookmaker keeps: it is subtracted from fair odds. */
const MARGIN = 0.06
const FIXTURES = 6

const SPORTS: Partial<Record<GameType, Sport>> = { ESPORTS: 'ESPORTS', COCKFIGHT: 'COCKFIGHT' }

/** Rules of a session's matches; a betting spot is a match and an outcome, such as `3:home`. */
export function matchRules(type: GameType, chance: Chance): Rules {
  const sport = SPORTS[type] ?? 'SPORTS'
  const clubs = pickSome(CLUBS[sport], FIXTURES * 2, chance)
  const fixtures = Array.from({ length: FIXTURES }, (_, index) => {
    const shares = drawShares(sport, chance)
    const fixture: Fixture = {
      id: String(index + 1),
      league: LEAGUES[sport][Math.floor((index * LEAGUES[sport].length) / FIXTURES)] as string,
      home: clubs[index * 2] as string,
      away: clubs[index * 2 + 1] as string,
      odds: Object.fromEntries(
        Object.entries(shares).map(([outcome, share]) => [
          outcome,
          Math.max(101, Math.floor((100 * (1 - MARGIN) * 1000) / share)),
        ]),
      ),
    }
    return { fixture, shares }
  })
  return {
    table: { sport, fixtures: fixtures.map(({ fixture }) => fixture) },
    mostSpots: FIXTURES * 3,
    knows(spot) {
      const [id, outcome = ''] = spot.split(':')
      const found = fixtures.find(({ fixture }) => fixture.id === id)
      return found !== undefined && Object.hasOwn(found.fixture.odds, outcome)
    },
    decide(bets, draw) {
      const named = new Set([...bets.keys()].map((spot) => spot.split(':')[0]))
      const results: MatchOutcome['results'] = []
      const won: string[] = []
      let win = 0
      for (const { fixture, shares } of fixtures) {
        if (!named.has(fixture.id)) continue
        const outcome = drawOutcome(shares, draw)
        results.push({ id: fixture.id, outcome, ...drawScore(sport, outcome, draw) })
        const spot = `${fixture.id}:${outcome}`
        const stake = bets.get(spot)
        if (stake === undefined) continue
        won.push(spot)
        win += times(stake, fixture.odds[outcome] ?? 0)
      }
      return { outcome: { kind: 'match', results, won }, win }
    },
  }
}

/** Draws the probability of each outcome, in thousandths. */
function drawShares(sport: Sport, chance: Chance): Record<string, number> {
  const tie = { SPORTS: 200 + chance.below(90), ESPORTS: 0, COCKFIGHT: 80 }[sport]
  const home = Math.round(((1000 - tie) * (25 + chance.below(50))) / 100)
  const away = 1000 - tie - home
  return tie > 0 ? { home, draw: tie, away } : { home, away }
}

function drawOutcome(shares: Record<string, number>, chance: Chance): string {
  let rest = chance.below(1000)
  const found = Object.entries(shares).find(([, share]) => (rest -= share) < 0)
  return found?.[0] ?? 'home'
}

function drawScore(sport: Sport, outcome: string, chance: Chance) {
  const [low, lead] =
    sport === 'SPORTS'
      ? [chance.below(3), 1 + chance.below(2)]
      : [chance.below(2), sport === 'ESPORTS' ? 1 : 2]
  if (outcome === 'draw') return { home: low, away: low }
  const best = sport === 'ESPORTS' ? 2 : low + lead
  return outcome === 'home' ? { home: best, away: low } : { home: low, away: best }
}

function pickSome<Item>(items: readonly Item[], count: number, chance: Chance): Item[] {
  const rest = [...items]
  return Array.from({ length: count }, () => rest.splice(chance.below(rest.length), 1)[0] as Item)
}
