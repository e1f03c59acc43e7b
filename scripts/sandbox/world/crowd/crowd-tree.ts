import { random } from '#scripts/scenery/random.ts'
import { MAX_DEPTH } from '../team/tree.ts'

/** How many are right below the one with the most. */
export const MOST_CHILDREN = 10_000
/** Who is above a crowd. */
export const CROWD_TOP = 'demoleader'
/** Of a crowd, who are agents right below the top. */
const DIRECT_SHARE = 0.055
/** Days since which they are there at least, which their contracts need. */
const DIRECT_DAYS = 60
/** Levels that an invented tree has. */
const LEVELS = 12
/** Days over which people joined. */
export const JOIN_DAYS = 200

/** A large invented tree: somebody is a number, and has a higher one than the upline. 0 is the top. */
export interface CrowdTree {
  parents: Int32Array
  depths: Uint8Array
  isAgent: Uint8Array
  /** Days since somebody joined. */
  joinedDaysAgo: Uint8Array
}

const NAMES =
  'anan,apinya,arthit,boonsri,chai,dao,decha,ekachai,fah,ganda,intira,jai,kamon,kasem,lawan,malee,nok,nirut,orawan,panida,ploy,prasit,ratana,rung,sakda,somchai,suda,tawan,udom,wan,yupa,yut'.split(
    ',',
  )

/** The name of somebody of a crowd; the top has one of its own. */
export const nameOf = (index: number): string =>
  `${NAMES[index % NAMES.length]}${String(index).padStart(6, '0')}`

/** A tree of so many people below the top; the first of them has the most children. */
export function plantCrowd(people: number): CrowdTree {
  const stream = random(`crowd ${people}`)
  const size = people + 1
  const tree: CrowdTree = {
    parents: new Int32Array(size).fill(-1),
    depths: new Uint8Array(size),
    isAgent: new Uint8Array(size),
    joinedDaysAgo: new Uint8Array(size),
  }
  const { parents, depths, isAgent, joinedDaysAgo } = tree
  isAgent.fill(1, 0, 2)
  joinedDaysAgo.fill(JOIN_DAYS, 0, 2)
  const crowded = Math.min(MOST_CHILDREN, Math.floor(people / 5))
  const directs = Math.floor(people * DIRECT_SHARE)
  const agents = [0]
  for (let index = 1; index < size; index += 1) {
    const isCrowd = index > 1 && index < 2 + crowded
    const isDirect = index === 1 || (!isCrowd && index < 2 + crowded + directs)
    const parent = isDirect ? 0 : isCrowd ? 1 : stream.pick(agents)
    parents[index] = parent
    depths[index] = depths[parent]! + 1
    if (index === 1) continue
    isAgent[index] = Number(isDirect || stream.chance(isCrowd ? 0.02 : 0.12))
    if (isAgent[index] && depths[index]! < Math.min(LEVELS, MAX_DEPTH - 1)) agents.push(index)
    joinedDaysAgo[index] = stream.whole(isDirect ? DIRECT_DAYS : 0, joinedDaysAgo[parent]!)
  }
  return tree
}

/** Everybody above, the person first. */
export function lineageIn({ parents }: CrowdTree, index: number): number[] {
  const lineage: number[] = []
  for (let one = index; one >= 0; one = parents[one]!) lineage.push(one)
  return lineage
}

const DAY = 24 * 60 * 60_000

/** When somebody joined, if it is this late now. */
export const joinedAt = ({ joinedDaysAgo }: CrowdTree, index: number, now: number): number =>
  now - joinedDaysAgo[index]! * DAY - (index % 80_000) * 1000
