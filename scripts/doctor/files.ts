import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeJUnit } from './junit.ts'
import { writePage } from './page.ts'
import type { Report } from './report.ts'

/** Files to write a report to, each only if it is named. */
export interface ReportFiles {
  page?: string | undefined
  json?: string | undefined
  junit?: string | undefined
}

/** Writes the report to the named files, and makes their folders. */
export async function writeFiles(
  report: Report,
  { page, json, junit }: ReportFiles,
): Promise<void> {
  if (page !== undefined) write(page, await writePage(report))
  if (json !== undefined) write(json, `${JSON.stringify(report, null, 2)}\n`)
  if (junit !== undefined) write(junit, writeJUnit(report))
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
