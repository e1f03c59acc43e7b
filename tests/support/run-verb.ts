import { vi } from 'vitest'
import { runVerbs, type Verb } from '#scripts/brand/command-line.ts'

/** Runs a command line in this process; returns what it printed, and its exit code. */
export async function runHere(verbs: Readonly<Record<string, Verb>>, args: readonly string[]) {
  const printed = { stdout: '', stderr: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.stdout += `${text}\n`
  })
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    printed.stderr += `${text}\n`
  })
  process.exitCode = undefined
  try {
    await runVerbs('program', 'A program', verbs, args)
    return { code: process.exitCode ?? 0, ...printed }
  } finally {
    process.exitCode = undefined
    log.mockRestore()
    error.mockRestore()
  }
}
