import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createScanner, type ParseError, parseTree } from 'jsonc-parser'
import { quote } from '#lib/quote.ts'
import { type Fault, FaultError } from '../fault.ts'
import { atMost } from './at-most.ts'
import { tellingFailures } from './failure.ts'
import { LEADS_OUT, leadsOut } from './inside.ts'
import { jsonPath } from './path.ts'

/** Keys by which careless code could change an object's prototype; no brand needs them. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Larger files are not read: a file that a person writes is never nearly as large. */
const MAX_BYTES = 1024 * 1024

/** Deeper nesting than any of this project's files has. */
const MAX_DEPTH = 32

/**
 * Reads a file in a brand's folder, which must contain one JSON object.
 *
 * @param name name of the file in faults
 * @throws FaultError with every fault found
 */
export function readBrandJson(folder: string, file: string, name: string): Record<string, unknown> {
  const path = join(folder, file)
  // A link out of the folder is refused, because it could lead to any file on the machine, and
  // faults quote contents.
  if (leadsOut(path, folder)) throw fault(name, `${LEADS_OUT}; put the file itself there`)
  const value = readJson(path, name)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw fault(name, `holds ${describe(value)}, must hold a JSON object`)
  }
  return value as Record<string, unknown>
}

/** Reads a JSON file in which every key of an object must be unique. */
export function readJson(path: string, name: string): unknown {
  const text = readText(path, name)
  if (text.trim() === '') throw fault(name, 'is empty, must hold a JSON object')
  const value = parse(text, name)
  const faults = [...findKeyFaults(text)].map(({ keys, message }) => ({
    file: name,
    path: jsonPath(keys),
    message,
  }))
  if (faults.length > 0) throw new FaultError(atMost(faults, name))
  return value
}

function readText(path: string, name: string): string {
  const bytes = tellingFailures(name, () => {
    const info = statSync(path)
    if (info.isDirectory()) throw fault(name, 'is a folder, must be a file of JSON')
    // Reading a pipe or a device might never end, so only plain files are read.
    if (!info.isFile()) throw fault(name, 'is no file, must be a file of JSON')
    if (info.size > MAX_BYTES) {
      const size = Math.ceil(info.size / 1024)
      throw fault(name, `has ${size} kB, must not be over ${MAX_BYTES / 1024} kB`)
    }
    return readFileSync(path)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw fault(name, 'is not UTF-8 text, must be JSON saved as UTF-8')
  }
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
    const reason = message
      .replace(/ (?:in JSON )?at position.*$/s, '')
      .replace(/, (?:\.\.\.)?"[^]*$/, '')
    const place = cut ? placeOf(text, text.length) : line ? `${line}:${column}` : firstError(text)
    throw fault(
      `${name}:${place}`,
      cut ? 'ends too early, the JSON object must be whole' : `is not JSON: ${lowerFirst(reason)}`,
    )
  }
}

interface Level {
  /** Line on which each key of an object first appears; undefined for a list. */
  lines?: Map<string, number>
  key: PropertyKey
}

/** Finds forbidden keys, duplicate keys of an object, and nesting that is too deep. */
function* findKeyFaults(text: string): Generator<{ keys: PropertyKey[]; message: string }> {
  const scanner = createScanner(text, true)
  const levels: Level[] = []
  const path = () => levels.map(({ key }) => key)
  let awaitsKey = false
  for (;;) {
    scanner.scan()
    const level = levels.at(-1)
    const token = text[scanner.getTokenOffset()]
    switch (token) {
      case undefined:
        return
      case '{':
      case '[':
        awaitsKey = token === '{'
        levels.push(awaitsKey ? { lines: new Map(), key: '' } : { key: 0 })
        if (levels.length > MAX_DEPTH) {
          yield { keys: path().slice(0, -1), message: `is nested over ${MAX_DEPTH} levels deep` }
          return
        }
        break
      case '}':
      case ']':
        awaitsKey = false
        levels.pop()
        break
      case ',':
        if (level?.lines) awaitsKey = true
        else if (level) level.key = Number(level.key) + 1
        break
      case '"': {
        if (!awaitsKey || !level?.lines) break
        awaitsKey = false
        level.key = scanner.getTokenValue()
        const line = scanner.getTokenStartLine() + 1
        const first = level.lines.get(level.key)
        if (REFUSED_KEYS.has(level.key)) {
          yield { keys: path(), message: 'is a key that is refused, remove it' }
        } else if (first !== undefined) {
          yield { keys: path(), message: `stands on lines ${first} and ${line}, must stand once` }
        } else level.lines.set(level.key, line)
        break
      }
    }
  }
}

/** Names the kind of a JSON value, with its article. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'boolean') return `the switch ${value}`
  return typeof value === 'number' ? `the number ${value}` : `the text ${quote(value as string)}`
}

/** Writes a place in a text as its line and column. */
export const placeOf = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split('\n')
  return `${lines.length}:${lines.at(-1)!.length + 1}`
}

/** Finds the place of an error that the engine tells without a position. */
function firstError(text: string): string {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  return placeOf(text, errors[0]?.offset ?? text.length)
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const fault = (file: string, message: string) => new FaultError([{ file, message } satisfies Fault])
