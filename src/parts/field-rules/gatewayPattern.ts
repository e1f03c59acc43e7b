import ret, { types, type Group, type Root, type Set as CharacterSet, type Token } from 'ret'
import { MAX_VALUE_LENGTH } from './schema.ts'

/** A gateway's own expression that is safe to run here. */
export interface GatewayPattern {
  test: (value: string) => boolean
  /** Texts that it may well accept, short ones first; not all of them do. */
  examples: () => string[]
}

const MAX_SOURCE_LENGTH = 500

/** Values beyond are not run against an expression: the time it may take grows with their length. */
const JUDGED_LENGTH = 128

/** Steps of the engine in the worst case, some 50 ms; an email's usual expression stays below. */
const MAX_WORK = 1e7

/**
 * Reads an `acceptedPattern`, which may be anything at all. Undefined where it does not compile, or
 * where backtracking over a long value could freeze the page: the gateway then judges alone.
 */
export function readGatewayPattern(source: string): GatewayPattern | undefined {
  if (source.length === 0 || source.length > MAX_SOURCE_LENGTH) return undefined
  try {
    const regex = compile(source)
    const root = ret(source.replaceAll(/\\[ux][\da-f]+/gi, upperCaseDigits))
    if (worstCase(root) > MAX_WORK) return undefined
    return {
      test: (value) => value.length > JUDGED_LENGTH || regex.test(value),
      examples: () => REPEATS.map((repeats) => exampleOf(root, repeats)),
    }
  } catch {
    return undefined
  }
}

/** With Unicode where the source allows it, so that `\p{L}` is what its author meant. */
function compile(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

/** `ret` reads hexadecimal escapes in upper case alone. */
const upperCaseDigits = (escape: string) => escape.slice(0, 2) + escape.slice(2).toUpperCase()

interface Cost {
  /** In how many ways it may match from one place. */
  paths: number
  /** Steps to try all of them. */
  work: number
}

function worstCase(root: Root): number {
  const starts = isAnchored(root) ? 1 : JUDGED_LENGTH
  return starts * choiceCost(root).work
}

function isAnchored({ options, stack }: Root): boolean {
  return (options ?? [stack ?? []]).every(
    ([first]) => first?.type === types.POSITION && first.value === '^',
  )
}

function choiceCost({ options, stack }: Root | Group): Cost {
  const costs = (options ?? [stack ?? []]).map(sequenceCost)
  return { paths: sum(costs.map(({ paths }) => paths)), work: sum(costs.map(({ work }) => work)) }
}

function sequenceCost(tokens: Token[]): Cost {
  return tokens.reduce<Cost>(
    (before, token) => {
      const { paths, work } = tokenCost(token)
      return { paths: before.paths * paths, work: before.work + before.paths * work }
    },
    { paths: 1, work: 1 },
  )
}

function tokenCost(token: Token): Cost {
  if (token.type === types.GROUP) {
    const body = choiceCost(token)
    // An engine never goes back into a look-around.
    return token.followedBy || token.notFollowedBy ? { paths: 1, work: body.work } : body
  }
  if (token.type !== types.REPETITION) return { paths: 1, work: 1 }
  const { min, max, value } = token
  const body = tokenCost(value)
  const most = max === Infinity ? Math.max(min, JUDGED_LENGTH) : max
  const ways = body.paths ** most
  return { paths: ways * (most - min + 1), work: ways * most * body.work }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** How often a repeated part is written in an example, where its bounds allow. */
const REPEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 32]

/** One text from an expression, look-arounds left aside; at most a little over the longest value. */
function exampleOf(token: Root | Token, repeats: number): string {
  switch (token.type) {
    case types.CHAR:
      return String.fromCharCode(token.value)
    case types.SET:
      return memberOf(token)
    case types.REPETITION: {
      const times = Math.min(token.max, Math.max(token.min, repeats), MAX_VALUE_LENGTH)
      return exampleOf(token.value, repeats)
        .repeat(times)
        .slice(0, MAX_VALUE_LENGTH + 1)
    }
    case types.ROOT:
    case types.GROUP: {
      if ('followedBy' in token || 'notFollowedBy' in token) return ''
      const parts = token.options?.[0] ?? token.stack ?? []
      return parts
        .map((part) => exampleOf(part, repeats))
        .join('')
        .slice(0, MAX_VALUE_LENGTH + 1)
    }
    default:
      return ''
  }
}

const FAVOURITES = [...'a1A-_.@ !가ก中'].map((character) => character.charCodeAt(0))

function memberOf(set: CharacterSet): string {
  const favourite = FAVOURITES.find((code) => includes(set, code))
  const [first] = set.set
  const own = first?.type === types.RANGE ? first.from : first?.type === types.CHAR && first.value
  return String.fromCharCode(favourite ?? (own || 0))
}

function includes({ set, not }: CharacterSet, code: number): boolean {
  const found = set.some((member) => {
    if (member.type === types.SET) return includes(member, code)
    if (member.type === types.RANGE) return member.from <= code && code <= member.to
    return member.value === code
  })
  return found !== not
}
