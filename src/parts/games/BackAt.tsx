import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { useWriteSoon } from '#core/gateway/useWriteSoon.ts'
import { whenIdle } from '#lib/later.ts'

let idle: Promise<void> | undefined

/**
 * Waits until the browser is idle, since creating its first formatter of times takes long on a
 * phone.
 */
const untilIdle = () => (idle ??= new Promise((resolve) => void whenIdle(resolve)))

/**
 * Shows when a game in maintenance will be available again; `time` is in milliseconds since 1970.
 */
export function BackAt({ time: end }: { time: number }) {
  use(untilIdle())
  const time = useWriteSoon()(end)
  return (
    <Trans comment="on a game in maintenance">
      Back at <time dateTime={new Date(end).toISOString()}>{time}</time>
    </Trans>
  )
}
