import type { AnswerParts } from '../http/answer.ts'
import type { ServedCall } from '../http/serve.ts'
import type { TelemetryLog } from '../telemetry/log.ts'

/** The parts of the sandbox that the console reads and changes. */
export interface ConsoleParts extends Omit<AnswerParts, 'pictures'> {
  calls: readonly ServedCall[]
  telemetry: TelemetryLog
}
