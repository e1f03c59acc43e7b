import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** An expression of somebody else's that is safe to run here. */
export interface SafePattern {
  test: (value: string) => boolean
  /** Texts that it may well accept, short ones first; not all of them do. */
  examples: (maxLength: number) => string[]
}

export const MAX_PATTERN_LENGTH = 500

/** Values beyond are not run against an expression: the time it may take grows with their length. */
const JUDGED_LENGTH = 128

/** Steps of the engine in the worst case, some 50 ms; an email's usual expression stays below. */
const MAX_WORK = 1e7

/**
 * Reads an expression that may be anything at all. Undefined if it does not compile, or if
 * backtracking over a long value could freeze the page.
 */
export function readSafePattern(source: string): SafePattern | undefined {
  if (source.length === 0 || source.length > MAX_PATTERN_LENGTH) return undefined
  try {
    const regex = compile(source)
    const { unicode } = regex
    // The very dialect that the engine runs: a parser of another one misjudges what it lets through.
    const tree = new RegExpParser().parsePattern(source, 0, source.length, { unicode })
    if (worstCase(tree) > MAX_WORK) return undefined
    return {
      test: (value) => value.length > JUDGED_LENGTH || regex.test(value),
      examples: (maxLength) =>
        REPEATS.map((repeats) => writeChoice(tree, { repeats, maxLength, flags: regex.flags })),
    }
  } catch {
    return undefined
  }
}

/** With Unicode if the source allows it, so that `\p{L}` is what its author meant. */
function compile(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

interface Cost {
  /** Number of ways in which the pattern may match from one position. */
  paths: number
  /** Steps that a matcher needs to try all ways. */
  work: number
}

interface Choice {
  alternatives: AST.Alternative[]
}

const isChoice = (node: AST.Element): node is AST.Element & Choice => 'alternatives' in node

function worstCase(pattern: AST.Pattern): number {
  const starts = isAnchored(pattern) ? 1 : JUDGED_LENGTH
  return starts * choiceCost(pattern).work
}

function isAnchored({ alternatives }: Choice): boolean {
  return alternatives.every(
    ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start',
  )
}

function choiceCost({ alternatives }: Choice): Cost {
  const costs = alternatives.map(sequenceCost)
  return { paths: sum(costs.map(({ paths }) => paths)), work: sum(costs.map(({ work }) => work)) }
}

function sequenceCost({ elements }: AST.Alternative): Cost {
  return elements.reduce<Cost>(
    (before, element) => {
      const { paths, work } = elementCost(element)
      return { paths: before.paths * paths, work: before.work + before.paths * work }
    },
    { paths: 1, work: 1 },
  )
}

function elementCost(element: AST.Element): Cost {
  if (element.type === 'Quantifier') return repeatedCost(element)
  if (element.type === 'Backreference') return { paths: 1, work: JUDGED_LENGTH }
  if (!isChoice(element)) return { paths: 1, work: 1 }
  const body = choiceCost(element)
  // An engine never goes back into a look-around.
  return element.type === 'Assertion' ? { paths: 1, work: body.work } : body
}

function repeatedCost({ min, max, element }: AST.Quantifier): Cost {
  const body = elementCost(element)
  const most = max === Infinity ? Math.max(min, JUDGED_LENGTH) : max
  const ways = body.paths ** most
  return { paths: ways * (most - min + 1), work: ways * most * body.work }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** How often a repeated part is written in an example, if its bounds allow. */
const REPEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 32]

interface Writing {
  repeats: number
  maxLength: number
  flags: string
}

/** One text from an expression, look-arounds left aside; at most a little over the longest value. */
function writeChoice({ alternatives: [first] }: Choice, writing: Writing): string {
  return (first?.elements ?? [])
    .map((element) => write(element, writing))
    .join('')
    .slice(0, writing.maxLength + 1)
}

function write(element: AST.Element, writing: Writing): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value)
    case 'CharacterClass':
    case 'CharacterSet':
      return memberOf(element, writing.flags)
    case 'Quantifier': {
      const { min, max } = element
      const times = Math.min(max, Math.max(min, writing.repeats), writing.maxLength)
      return write(element.element, writing)
        .repeat(times)
        .slice(0, writing.maxLength + 1)
    }
    case 'Group':
    case 'CapturingGroup':
      return writeChoice(element, writing)
    default:
      return ''
  }
}

const FAVOURITES = [...'a1A-_.@ !가ก中']

function memberOf(set: AST.CharacterClass | AST.CharacterSet, flags: string): string {
  const one = new RegExp(`^${set.raw}$`, flags)
  const own = 'elements' in set ? set.elements.flatMap(ownMember) : []
  return [...FAVOURITES, ...own].find((character) => one.test(character)) ?? ''
}

function ownMember(element: AST.CharacterClassElement): string[] {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  return element.type === 'CharacterClassRange' ? [String.fromCodePoint(element.min.value)] : []
}
