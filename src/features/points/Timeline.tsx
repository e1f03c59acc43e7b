import { useLingui } from '@lingui/react/macro'
import { ProgressSteps } from '#parts/money/ProgressSteps.tsx'
import { STATUS_WORDS } from './messages.ts'
import type { Exchange } from './schema.ts'
import { stepsAhead } from './steps.ts'

export function Timeline({ exchange }: { exchange: Exchange }) {
  const { t } = useLingui()
  return (
    <ProgressSteps
      steps={exchange.steps.map(({ status, time }) => ({
        name: t(STATUS_WORDS[status].name),
        at: time,
        mark: status === 'rejected' ? 'failed' : 'done',
      }))}
      ahead={stepsAhead(exchange).map((status) => t(STATUS_WORDS[status].name))}
    />
  )
}
