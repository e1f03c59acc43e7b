import { UsageError } from './brand/fault.ts'
import type { LoadFixtureSize } from './sandbox/world/load-fixture/load-fixture.ts'

/** Command-line flags that request the load fixture: a large team in a data file of its own. */
export const LOAD_FIXTURE_ARGS = {
  agents: {
    type: 'string',
    description: 'People below demoleader, such as 50000, in a world of their own',
  },
  bets: { type: 'string', description: 'Bets that they have made; 20 each by default' },
} as const

const MOST_PEOPLE = 200_000
const MOST_BETS = 5_000_000

/**
 * Reads the requested size of the load fixture; undefined if none is requested. Throws
 * `UsageError`.
 */
export function readLoadFixture(flags: Record<string, unknown>): LoadFixtureSize | undefined {
  const { agents: people, bets } = flags as { agents?: string; bets?: string }
  if (people === undefined) {
    if (bets === undefined) return undefined
    throw new UsageError('--bets needs --agents')
  }
  if (flags.data === ':memory:') throw new UsageError('--agents needs a data file')
  const agents = readNumber('agents', people, MOST_PEOPLE)
  if (agents === 0) throw new UsageError('--agents is 0, must be at least 1')
  return { agents, bets: readNumber('bets', bets ?? String(20 * agents), MOST_BETS) }
}

/** Returns the data file of a load fixture, which the next start reuses. */
export const dataFileOf = (loadFixture: LoadFixtureSize | undefined): string =>
  loadFixture
    ? `.cache/sandbox-${loadFixture.agents}-${loadFixture.bets}.sqlite`
    : '.cache/sandbox.sqlite'

export function readNumber(name: string, text: string, max: number): number {
  if (/^\d+$/.test(text) && Number(text) <= max) return Number(text)
  throw new UsageError(`--${name} is "${text}", must be a whole number from 0 to ${max}`)
}
