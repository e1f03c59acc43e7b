import { random } from '#scripts/scenery/random.ts'
import { MAX_DEPTH } from '../team/tree.ts'

/** Most direct downlines that one agent of the fixture has. */
export const MOST_CHILDREN = 10_000
/** Username of the demo account at the top of the fixture, above all its people. */
export const FIXTURE_TOP = 'demoleader'
/** Share of all people who are agents directly below the top. */
const DIRECT_SHARE = 0.055
/** Smallest number of days since these agents joined, since their contracts cover these days. */
const DIRECT_DAYS = 60
/** Most levels of the invented tree. */
const LEVELS = 12
/** Number of days over which people joined. */
export const JOIN_DAYS = 200

/** A large invented tree. Each person is an index, higher than the upline's; index 0 is the top. */
export interface FixtureTree {
  parents: Int32Array
  depths: Uint8Array
  isAgent: Uint8Array
  /** Days since each person joined. */
  joinedDaysAgo: Uint8Array
}

const NAMES =
  'anan,apinya,arthit,boonsri,chai,dao,decha,ekachai,fah,ganda,intira,jai,kamon,kasem,lawan,malee,nok,nirut,orawan,panida,ploy,prasit,ratana,rung,sakda,somchai,suda,tawan,udom,wan,yupa,yut'.split(
    ',',
  )

/** Username of a person by index. The top, index 0, is `FIXTURE_TOP` instead. */
export const nameOf = (index: number): string =>
  `${NAMES[index % NAMES.length]}${String(index).padStart(6, '0')}`

/** Builds a tree with `people` below the top; the person with index 1 has the most downlines. */
export function plantFixtureTree(people: number): FixtureTree {
  const stream = random(`crowd ${people}`)
  const size = people + 1
  const tree: FixtureTree = {
    parents: new Int32Array(size).fill(-1),
    depths: new Uint8Array(size),
    isAgent: new Uint8Array(size),
    joinedDaysAgo: new Uint8Array(size),
  }
  const { parents, depths, isAgent, joinedDaysAgo } = tree
  isAgent.fill(1, 0, 2)
  joinedDaysAgo.fill(JOIN_DAYS, 0, 2)
  const largest = Math.min(MOST_CHILDREN, Math.floor(people / 5))
  const directs = Math.floor(people * DIRECT_SHARE)
  const agents = [0]
  for (let index = 1; index < size; index += 1) {
    const isInLargest = index > 1 && index < 2 + largest
    const isDirect = index === 1 || (!isInLargest && index < 2 + largest + directs)
    const parent = isDirect ? 0 : isInLargest ? 1 : stream.pick(agents)
    parents[index] = parent
    depths[index] = depths[parent]! + 1
    if (index === 1) continue
    isAgent[index] = Number(isDirect || stream.chance(isInLargest ? 0.02 : 0.12))
    if (isAgent[index] && depths[index]! < Math.min(LEVELS, MAX_DEPTH - 1)) agents.push(index)
    joinedDaysAgo[index] = stream.whole(isDirect ? DIRECT_DAYS : 0, joinedDaysAgo[parent]!)
  }
  return tree
}

/** Indexes of the person and of all uplines, from the person up to the top. */
export function lineageIn({ parents }: FixtureTree, index: number): number[] {
  const lineage: number[] = []
  for (let one = index; one >= 0; one = parents[one]!) lineage.push(one)
  return lineage
}

const DAY = 24 * 60 * 60_000

/** Returns when a person joined, counted back from `now`. */
export const joinedAt = ({ joinedDaysAgo }: FixtureTree, index: number, now: number): number =>
  now - joinedDaysAgo[index]! * DAY - (index % 80_000) * 1000
