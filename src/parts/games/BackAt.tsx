import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useMoments } from '#core/gateway/useMoments.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

const QUIET_MS = 300

// A browser's first formatter of times holds up a phone: it waits until a list is scrolled no more.
const quiet = new Promise<void>((resolve) => whenQuiet(resolve, QUIET_MS))

/** When a game in maintenance can be started again, in milliseconds since 1970. */
export function BackAt({ time: end }: { time: number }) {
  use(quiet)
  const time = useMoments().writeSoon(end)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={new Date(end).toISOString()}>{time}</time>
    </Trans>
  )
}
