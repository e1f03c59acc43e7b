import { useCallback, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'

interface Props {
  /** Called for a press outside the countdown, such as to send a code. */
  onSend: () => void
  /** True while the button's request runs, so that a second press does not send it again. */
  busy?: boolean
  disabled?: boolean
  /**
   * When the button can be pressed again, in milliseconds by `now`; null before the first press.
   */
  until: number | null
  /** Clock by which `until` is given, in milliseconds. */
  now?: () => number
  /** Words of the button at rest, during and after the countdown. */
  labels: {
    send: string
    /** Text on the button during the countdown; it must be short, such as "Resend in 42 s". */
    wait: (seconds: number) => string
    /** Announcement for screen readers when the countdown ends. */
    ready: string
  }
}

/**
 * Seconds between two changes of the button's accessible name, because screen readers read each
 * change of a focused button.
 */
const SPOKEN_STEP = 15

/**
 * A button at the end of a field that, after a press, counts down until it can be pressed again,
 * such as to send a code. Anywhere else take a `Button`.
 */
export function CountdownButton({
  onSend,
  busy = false,
  disabled = false,
  until,
  now = Date.now,
  labels,
}: Props) {
  const seconds = useSecondsUntil(until ?? 0, now)
  const waiting = seconds > 0 && !busy
  return (
    <>
      <Button
        variant="soft"
        busy={busy}
        disabled={disabled}
        // The button is not `disabled` during the countdown, since the person who has just pressed
        // it would lose the focus.
        aria-disabled={waiting || busy || undefined}
        onClick={waiting ? undefined : onSend}
        className="max-w-34 px-3 leading-tight! rounded-s-none text-balance whitespace-normal! tabular-nums border-s border-s-border-strong aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:hover:brightness-100 aria-disabled:active:scale-100"
      >
        <span className="grid items-center *:col-start-1 *:row-start-1">
          {/* Both texts are laid out, so that the button's width never changes. */}
          <span aria-hidden={waiting} className={waiting ? 'invisible' : ''}>
            {labels.send}
          </span>
          <span aria-hidden="true" className={waiting ? '' : 'invisible'}>
            {labels.wait(waiting ? seconds : 88)}
          </span>
        </span>
        {waiting && (
          <span className="sr-only">
            {labels.wait(Math.ceil(seconds / SPOKEN_STEP) * SPOKEN_STEP)}
          </span>
        )}
      </Button>
      <span role="status" className="sr-only">
        {until !== null && !waiting && !busy && labels.ready}
      </span>
    </>
  )
}

/** Whole seconds until a time, rounded up; 0 once it is reached. */
function useSecondsUntil(until: number, now: () => number): number {
  const read = useCallback(() => Math.max(0, Math.ceil((until - now()) / 1000)), [until, now])
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed()
        if (read() === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [read],
  )
  return useSyncExternalStore(subscribe, read)
}
