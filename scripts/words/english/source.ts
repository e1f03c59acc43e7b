import { type ESTree, parseSync, Visitor } from 'vite'

/** A piece of English in a source file. */
export interface Passage {
  text: string
  /** Number of the line, counted from 1. */
  line: number
}

/** A source file's English titles and comments, and its exported functions. */
export interface English {
  titles: Passage[]
  comments: Passage[]
  functions: Passage[]
}

/** Finds the titles of tests, the comments and the names of exported functions in a source file. */
export function readEnglish(file: string, source: string): English {
  const { program, comments } = parseSync(file, source)
  const lineOf = createLineFinder(source)
  const titles: Passage[] = []
  const functions: Passage[] = []
  new Visitor({
    CallExpression(call) {
      const text = isTest(call.callee) ? readTitle(call.arguments[0], source) : undefined
      if (text !== undefined) titles.push({ text, line: lineOf(call.arguments[0]!.start) })
    },
    ExportNamedDeclaration({ declaration }) {
      for (const { name, start } of listFunctions(declaration)) {
        functions.push({ text: name, line: lineOf(start) })
      }
    },
  }).visit(program)
  return { titles, functions, comments: joinComments(comments, source, lineOf) }
}

/** Whether an expression is `it` or `test`, also as `test.skip` or `it.each(rows)`. */
function isTest(callee: ESTree.Expression | ESTree.Super): boolean {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false
  return !NO_TESTS.has(callee.property.name) && isTest(callee.object)
}

const NO_TESTS = new Set(['describe', 'step', 'extend', 'use', 'slow', 'info', 'setTimeout'])

function readTitle(title: ESTree.Argument | undefined, source: string): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type !== 'TemplateLiteral') return undefined
  return source.slice(title.start + 1, title.end - 1)
}

function listFunctions(
  declaration: ESTree.Declaration | null,
): Array<{ name: string; start: number }> {
  if (declaration?.type === 'FunctionDeclaration' && declaration.id) return [declaration.id]
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression' ? [id] : [],
  )
}

/** Joins comments on consecutive lines to one comment. */
function joinComments(
  comments: ReturnType<typeof parseSync>['comments'],
  source: string,
  lineOf: (offset: number) => number,
): Passage[] {
  const joined: Array<Passage & { end: number }> = []
  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1)
    const goesOn =
      type === 'Line' && last !== undefined && /^\n[ \t]*$/.test(source.slice(last.end, start))
    if (goesOn) Object.assign(last, { text: `${last.text} ${value.trim()}`, end })
    else
      joined.push({
        text: value.replaceAll(/\s*\n?\s*(?:^|\n)\s*\*\s?/g, ' ').trim(),
        line: lineOf(start),
        end,
      })
  }
  return joined.map(({ text, line }) => ({ text, line }))
}

function createLineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
