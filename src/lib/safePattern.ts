import { type AST, RegExpParser } from '@eslint-community/regexpp'

/**
 * A regular expression from a gateway or a brand file, which was checked to run fast on every
 * value.
 */
export interface SafePattern {
  test: (value: string) => boolean
  /** Texts that the expression probably accepts, short ones first; some may not match. */
  examples: (maxLength: number) => string[]
}

export const MAX_PATTERN_LENGTH = 500

/**
 * Longest value, in characters, that is tested against an expression, since the running time may
 * grow with the length.
 */
const JUDGED_LENGTH = 128

/**
 * Most steps that the regex engine may need in the worst case, about 50 ms. The usual expression
 * for email addresses needs fewer.
 */
const MAX_WORK = 1e7

/**
 * Reads a regular expression that may contain anything. Undefined if it does not compile, or if
 * backtracking over a long value could freeze the page.
 */
export function readSafePattern(source: string): SafePattern | undefined {
  if (source.length === 0 || source.length > MAX_PATTERN_LENGTH) return undefined
  try {
    const regex = compile(source)
    const { unicode } = regex
    // The parser must read the same dialect as the engine: with another dialect it would misjudge
    // which expressions are safe.
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

/**
 * The expression is compiled with the Unicode flag if its source allows it, so that `\p{L}` works
 * as its author meant.
 */
function compile(source: string): RegExp {
  try {
    return new RegExp(source, 'u')
  } catch {
    return new RegExp(source)
  }
}

interface Cost {
  /** Number of different ways in which this part of the expression may match from one position. */
  paths: number
  /** Steps that the regex engine needs to try all these ways. */
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
  // A regex engine never backtracks into a look-around, so a look-around has only one way to match.
  return element.type === 'Assertion' ? { paths: 1, work: body.work } : body
}

function repeatedCost({ min, max, element }: AST.Quantifier): Cost {
  const body = elementCost(element)
  const most = max === Infinity ? Math.max(min, JUDGED_LENGTH) : max
  const ways = body.paths ** most
  return { paths: ways * (most - min + 1), work: ways * most * body.work }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Numbers of repetitions that the example texts try for a repeated part, if its bounds allow them.
 */
const REPEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 20, 32]

interface Writing {
  repeats: number
  maxLength: number
  flags: string
}

/**
 * Writes one text that matches an expression, ignoring look-arounds; at most a little longer than
 * the longest value.
 */
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
