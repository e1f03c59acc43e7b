import { readdirSync } from 'node:fs'
import { quote } from '#lib/quote.ts'
import { FaultError } from '../fault.ts'

const NOT_ALLOWED = 'cannot be read; allow it for the user who runs this'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  ELOOP: 'is a link that leads back to itself; put the file itself there',
  ENOENT: 'does not exist',
  ENAMETOOLONG: 'has too long a name',
}

/** Describes what an operator can do about a file that cannot be read. */
export const describeReadFailure = (code: string, message: string): string =>
  REASONS[code] ?? `cannot be read (${message})`

/** Runs a function that reads a file or folder; a read error becomes a fault of only that file. */
export function tellingFailures<Result>(file: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof FaultError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new FaultError([{ file, message: describeReadFailure(code, message) }])
  }
}

/**
 * Says that a file does not exist, and names a file of the folder whose name differs by its case
 * only: on many disks that is the same file, on a server it is not.
 *
 * @param kind the kind of file, such as "picture"
 */
export function tellMissing(folder: string, name: string, kind: string): string {
  const other = readdirSync(folder).find((one) => one.toLowerCase() === name)
  return other === undefined
    ? `which does not exist; put the ${kind} into ${folder}`
    : `which does not exist, but ${quote(other)} does; rename that file to lower case`
}
