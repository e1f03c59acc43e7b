import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

/** Macros whose elements draw a message. */
const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])

/**
 * Lists the places below `src` at which code puts messages together by a blank or a template. No
 * translator can change the order or the marks there, and Chinese would get a blank after its full
 * stop. A dot between facts, each in its own element, is allowed; texts from helpers are not seen.
 */
export const findGluedWords = (): string[] =>
  globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.(?:test|stories)\.tsx?$/.test(name) })
    .toSorted()
    .flatMap((file) =>
      readGlued(file, readFileSync(file, 'utf8')).map(
        (line) =>
          `${file}:${line}: must be one message, joinSentences or joinFacts (src/lib/phrases.ts)`,
      ),
    )

/** Finds the lines of a source file at which messages are put together. */
export function readGlued(file: string, source: string): number[] {
  const { program } = parseSync(file, source)
  const lines = new Set<number>()
  const note = (start: number) => lines.add(source.slice(0, start).split('\n').length)
  const findInside = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const isGlued = children.some(
      (child, at) =>
        isBlank(child) &&
        [children[at - 1], children[at + 1], children[at + 2]].some(
          (beside) => beside && drawsMessage(beside),
        ),
    )
    if (isGlued) note(start)
  }
  new Visitor({
    TemplateLiteral({ expressions, start }) {
      if (expressions.some(drawsMessage)) note(start)
    },
    JSXElement(element) {
      // Elements inside a message are a part of it.
      if (!isMacro(element)) findInside(element)
    },
    JSXFragment: findInside,
  }).visit(program)
  return [...lines]
}

const isMacro = ({ openingElement: { name } }: ESTree.JSXElement): boolean =>
  name.type === 'JSXIdentifier' && MESSAGES.has(name.name)

function isBlank(child: ESTree.JSXChild): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const { expression } = child
  return expression.type === 'Literal' && expression.value === ' '
}

/** Whether a child draws a message, also under a condition. */
function drawsMessage(child: ESTree.Node): boolean {
  if (child.type === 'JSXElement') return isMacro(child)
  if (child.type === 'JSXExpressionContainer') return drawsMessage(child.expression)
  if (child.type === 'LogicalExpression') return drawsMessage(child.right)
  if (child.type === 'ParenthesizedExpression') return drawsMessage(child.expression)
  if (child.type !== 'ConditionalExpression') return isMessage(child)
  return drawsMessage(child.consequent) || drawsMessage(child.alternate)
}

/** Whether an expression is a text of `t` or `i18n._`. */
function isMessage(node: ESTree.Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return isName(node.tag, 't')
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  return (
    isName(callee, 't') || (callee.type === 'MemberExpression' && isName(callee.object, 'i18n'))
  )
}

const isName = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name
