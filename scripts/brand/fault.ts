import { displayPath } from './places.ts'

/** One thing wrong with what an operator wrote. */
export interface Fault {
  /** Path relative to the working directory, as operators type it. */
  file: string
  /** JSON path such as `$.theme.primary`; absent for a fault of the whole file. */
  path?: string
  /** Says what is wrong and what would be right. */
  message: string
}

/** Ends a verb with faults for the operator; printed without a stack trace. */
export class FaultError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    // Several threads report the same faults of files that all brands share.
    super([...new Set(faults.map(formatFault))].join('\n'))
    this.name = 'FaultError'
    this.faults = faults
  }
}

/** Ends a verb with one sentence for the operator; printed without a stack trace. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/**
 * The faults that an error of a brand tells. One that nobody expected is a fault of that brand
 * alone, so that it does not stop the others.
 *
 * @param work what the error ended: "checked"
 */
export function faultsOf(error: unknown, file: string, work: string): readonly Fault[] {
  if (error instanceof FaultError) return error.faults
  const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
  const message = `was not ${work}, because of an unexpected error (${reason}); undo what changed last in this brand, and report the error to the makers of this script`
  return [{ file, message }]
}

/** `file: $.json.path: what is wrong, what would be right`. */
export function formatFault({ file, path, message }: Fault): string {
  return path === undefined ? `${file}: ${message}` : `${file}: ${path}: ${message}`
}

/** Says what an operator can do about a failure of the disk. */
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
