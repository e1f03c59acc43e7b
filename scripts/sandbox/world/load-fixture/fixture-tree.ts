import { random } from '#scripts/scenery/random.ts'
import names from '../../content/fixture-names.json' with { type: 'json' }
import { MAX_DEPTH } from '../team/tree.ts'
import { DAY } from '../days.ts'

/** Most direct downlines that one agent of the fixture has. */
const MOST_CHILDREN = 10_000
/** Username of the demo account at the top of the fixture, above all its people. */
export const FIXTURE_TOP = 'demoleader'
/** Share of all people who are agents directly below the top. */
const DIRECT_SHARE = 0.055
/** Smallest number of days since these agents joined, since their contracts cover these days. */
const DIRECT_DAYS = 60
/** Most levels of the invented tree. */
const LEVELS = Math.min(12, MAX_DEPTH - 1)
/** Number of days over which people joined. */
export const JOIN_DAYS = 200

/** A person of the large invented tree. */
export interface FixturePerson {
  username: string
  /** Username and affiliate code of the upline. */
  parent: string
  parentCode: string
  /** The person's own affiliate code, which only agents use. */
  code: string
  path: string
  depth: number
  isAgent: boolean
  joinedDaysAgo: number
  joinedAt: number
}

/** Invents people below the top, uplines first; the first person has the most downlines. */
export function plantFixtureTree(people: number, now: number): FixturePerson[] {
  const stream = random(`crowd ${people}`)
  const largest = Math.min(MOST_CHILDREN, Math.floor(people / 5))
  const directs = Math.floor(people * DIRECT_SHARE)
  const top = {
    username: FIXTURE_TOP,
    code: 'AGENT02',
    path: `/${FIXTURE_TOP}/`,
    depth: 0,
    joinedDaysAgo: JOIN_DAYS,
  }
  const agents = [top]
  const tree: FixturePerson[] = []
  for (let index = 1; index <= people; index += 1) {
    const isFirst = index === 1
    const isInLargest = !isFirst && index < 2 + largest
    const isDirect = isFirst || (!isInLargest && index < 2 + largest + directs)
    const parent = isDirect ? top : isInLargest ? tree[0]! : stream.pick(agents)
    const username = `${names[index % names.length]}${String(index).padStart(6, '0')}`
    const depth = parent.depth + 1
    const isAgent = isDirect || stream.chance(isInLargest ? 0.02 : 0.12)
    const joinedDaysAgo = isFirst
      ? JOIN_DAYS
      : stream.whole(isDirect ? DIRECT_DAYS : 0, parent.joinedDaysAgo)
    const person = {
      username,
      parent: parent.username,
      parentCode: parent.code,
      code: `C${index}`,
      path: `${parent.path}${username}/`,
      depth,
      isAgent,
      joinedDaysAgo,
      joinedAt: now - joinedDaysAgo * DAY - (index % 80_000) * 1000,
    }
    tree.push(person)
    if (isAgent && !isFirst && depth < LEVELS) agents.push(person)
  }
  return tree
}
