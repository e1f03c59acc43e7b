import { displayPath } from './places.ts'

/** One fault in the files or flags that an operator wrote. */
export interface Fault {
  /** Path relative to the working directory, as operators type it. */
  file: string
  /** JSON path such as `$.theme.primary`; absent for a fault of the whole file. */
  path?: string
  /** Says what is wrong and what would be right. */
  message: string
}

/** Ends a command with faults for the operator; printed without a stack trace. */
export class FaultError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    // Several threads report the same faults of shared files, so duplicates are removed.
    super([...new Set(faults.map(formatFault))].join('\n'))
    this.name = 'FaultError'
    this.faults = faults
  }
}

/**
 * Ends a command whose verb, flags or values are wrong, with one sentence for the operator; printed
 * without a stack trace.
 */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Ends a command that was typed well and cannot be done now, with one sentence that says why;
 * printed without a stack trace.
 */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

/**
 * Turns an error of a brand into faults. An unexpected error becomes a fault of that brand alone,
 * so that it does not stop the others.
 *
 * @param work the interrupted work, as a participle: "checked"
 */
export function faultsOf(error: unknown, file: string, work: string): readonly Fault[] {
  if (error instanceof FaultError) return error.faults
  const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  const message = `was not ${work}, because of an unexpected error (${reason}); undo what changed last in this brand, and report the error to the makers of this script`
  return [{ file, message }]
}

/** Formats a fault as `file: $.json.path: what is wrong, what would be right`. */
export function formatFault({ file, path, message }: Fault): string {
  return path === undefined ? `${file}: ${message}` : `${file}: ${path}: ${message}`
}

/** Explains a failure of the disk, and what an operator can do about it. */
export function describeFailure(code: string | undefined, message: string, out: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `the disk of ${displayPath(out)} is full; free some space and run this again`
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `${displayPath(out)} cannot be written to; allow it or name another folder with --out`
  }
  if (code === 'ELOCKED') return 'another emission of it is still running; wait for it'
  return message
}
