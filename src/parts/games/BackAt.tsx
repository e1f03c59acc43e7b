import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { whenIdle } from '#lib/later.ts'

// A browser's first formatter of times holds up a phone.
const idle = new Promise<void>((resolve) => void whenIdle(resolve))

/** When a game in maintenance can be started again, in milliseconds since 1970. */
export function BackAt({ time: end }: { time: number }) {
  use(idle)
  const time = useMoments().writeSoon(end)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={new Date(end).toISOString()}>{time}</time>
    </Trans>
  )
}
