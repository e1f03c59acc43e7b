import { msg } from '@lingui/core/macro'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { gatewayNow, isClockKnown } from '#core/gateway/clock.ts'
import { noticeAtom } from '#core/popups/notices.ts'
import type { EndReason } from './messages.ts'
import type { Session } from './session.ts'
import { ACTIVITY } from './activity.ts'

const CHECK_MS = 1000
/** Seconds before the idle limit at which the player gets a warning. */
const WARN_SECONDS = 60
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove', ACTIVITY] as const

const WARNING = msg`Still there? You’ll be logged out in a minute. Tap anywhere to stay.`

interface Limits {
  session: Session
  /** Called once, when the session has ended. */
  onEnd: (reason: EndReason) => void
  /**
   * Called when the player is active but no call reaches the gateway, which then has to be told.
   */
  onActivity: () => void
}

/**
 * Ends the session at its idle and absolute limits, measured by the gateway's clock. A device that
 * slept, or whose clock was set, cannot extend the session.
 */
export function useSessionLimits({ session, onEnd, onActivity }: Limits): void {
  const setNotice = useSetAtom(noticeAtom)
  const end = useEffectEvent(onEnd)
  const report = useEffectEvent(onActivity)
  const { idleSeconds, expiresAt } = session
  useEffect(() => {
    let known = isClockKnown()
    let lastSeen = gatewayNow()
    let lastReported = lastSeen
    let warned = false
    const live = () => {
      lastSeen = gatewayNow()
      warned = false
      if (lastSeen - lastReported < (idleSeconds * 1000) / 3) return
      lastReported = lastSeen
      report()
    }
    const check = () => {
      const now = gatewayNow()
      if (!known) {
        // Until a reply has brought the gateway's time, no limit is checked, since the device's
        // clock may be wrong.
        known = isClockKnown()
        lastSeen = lastReported = now
        return
      }
      const idle = (now - lastSeen) / 1000
      if (now >= Date.parse(expiresAt)) end('absolute')
      else if (idle >= idleSeconds) end('idle')
      else if (!warned && idle >= idleSeconds - WARN_SECONDS && idleSeconds > 2 * WARN_SECONDS) {
        warned = true
        setNotice({ message: WARNING })
      }
    }
    const timer = setInterval(check, CHECK_MS)
    for (const sign of ACTIVITIES) window.addEventListener(sign, live, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of ACTIVITIES) window.removeEventListener(sign, live)
    }
  }, [idleSeconds, expiresAt, setNotice])
}
