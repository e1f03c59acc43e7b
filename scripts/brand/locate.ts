import { existsSync, readFileSync } from 'node:fs'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { type Fault, formatFault } from './fault.ts'

/** A step of a JSON path, as `jsonPath` writes it. */
const STEP = /\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g

/**
 * Formats a fault with the line of its file, such as `brand.json:16: $.theme.look: …`. A key that
 * the file lacks has the line of what should hold the key; a fault without a place has no line.
 */
export function formatFaultWithLine(fault: Fault): string {
  const { file, path } = fault
  const line = path !== undefined && existsSync(file) && lineOf(readFileSync(file, 'utf8'), path)
  return formatFault(line ? { ...fault, file: `${file}:${line}` } : fault)
}

function lineOf(text: string, path: string): number | undefined {
  const tree = parseTree(text)
  if (!tree) return undefined
  const keys = [...path.matchAll(STEP)].map(([, name, index, quoted]) =>
    index === undefined ? (name ?? (JSON.parse(quoted!) as string)) : Number(index),
  )
  for (let depth = keys.length; depth >= 0; depth -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, depth))
    if (node) {
      // The key of a value stands before it, perhaps on an earlier line.
      const { offset } = node.parent?.type === 'property' ? node.parent : node
      return text.slice(0, offset).split('\n').length
    }
  }
  return undefined
}
