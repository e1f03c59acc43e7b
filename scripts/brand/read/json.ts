import { readFileSync, statSync } from 'node:fs'
import { type Fault, FaultError } from '../fault.ts'
import { jsonPath } from './path.ts'

/** Keys that reach a prototype in careless code; no brand needs them. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads a file that must hold one JSON object.
 *
 * @param name how faults call the file
 * @throws FaultError with every fault found
 */
export function readJsonObject(path: string, name: string): Record<string, unknown> {
  if (statSync(path).isDirectory()) throw fault(name, 'is a folder, must be a file of JSON')
  const bytes = readFileSync(path)
  if (bytes.length === 0) throw fault(name, 'is empty, must hold a JSON object')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fault(name, 'is not UTF-8 text, must be JSON saved as UTF-8')
  }
  if (text.trim() === '') throw fault(name, 'is empty, must hold a JSON object')
  const value = parse(text, name)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw fault(name, `holds ${describe(value)}, must hold a JSON object`)
  }
  const faults = [...findRefusedKeys(value, [])].map((keys) => ({
    file: name,
    path: jsonPath(keys),
    message: 'is a key that is refused, remove it',
  }))
  if (faults.length > 0) throw new FaultError(faults)
  return value as Record<string, unknown>
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as Error
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
    const at = /at position (\d+)/.exec(message)?.[1]
    const ending = at !== undefined && text.slice(Number(at)).trim() === ''
    const cut = ending || /^Un(?:terminated|expected end)/.test(message)
    const reason = message.replace(/ (?:in JSON )?at position.*$/s, '').replace(/, "[^]*$/, '')
    const place = line ? `${name}:${line}:${column}` : cut ? `${name}:${endOf(text)}` : name
    throw fault(
      place,
      cut ? 'ends too early, the JSON object must be whole' : `is not JSON: ${lowerFirst(reason)}`,
    )
  }
}

function* findRefusedKeys(value: unknown, keys: PropertyKey[]): Generator<PropertyKey[]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    const path = [...keys, Array.isArray(value) ? Number(key) : key]
    if (REFUSED_KEYS.has(key)) yield path
    else yield* findRefusedKeys(child, path)
  }
}

/** A JSON value's kind, with its article. */
export function describe(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'boolean') return `the switch ${value}`
  return typeof value === 'number' ? `the number ${value}` : `the text ${JSON.stringify(value)}`
}

const endOf = (text: string) => {
  const lines = text.split('\n')
  return `${lines.length}:${lines.at(-1)!.length + 1}`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const fault = (file: string, message: string) => new FaultError([{ file, message } satisfies Fault])
