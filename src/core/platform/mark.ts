import type { Marks } from '#rules/telemetry.ts'

/**
 * Notes in the browser's timeline what happens, for the telemetry of brands that have one
 * (docs/telemetry.md). Without it, nobody reads the note.
 */
export const mark = <Name extends keyof Marks>(name: Name, detail: Marks[Name]): void =>
  void performance.mark(`livery:${name}`, { detail })
