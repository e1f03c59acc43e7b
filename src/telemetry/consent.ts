import type { TelemetrySite } from '#core/brand/telemetry.ts'
import { CONSENT_KEY } from '#rules/telemetry.ts'
import { observeMarks } from './marks.ts'
import { startReports } from './reports.ts'
import { readStored } from './storage.ts'

/**
 * Reports while the visitor's choice allows it. Of a brand that asks, nothing that happened before
 * the visitor agreed is ever sent.
 */
export function followConsent(site: TelemetrySite): () => void {
  let stop: (() => void) | undefined
  const follow = (choice: string | null, since: number) => {
    if (site.consent === 'none' || choice === 'granted') stop ??= startReports(site, since)
    else {
      stop?.()
      stop = undefined
    }
  }
  const readChoice = () => readStored(() => window.localStorage, CONSENT_KEY)
  const start = performance.now()
  follow(readChoice(), 0)
  const leave = observeMarks(({ name, detail, at }) => {
    // What was chosen before this script ran is in storage.
    if (name === 'consent' && at > start) follow(detail.choice, at)
  })
  // The visitor may choose in another tab.
  const listen = ({ key }: StorageEvent) => {
    if (key === CONSENT_KEY || key === null) follow(readChoice(), performance.now())
  }
  window.addEventListener('storage', listen)
  return () => {
    leave()
    window.removeEventListener('storage', listen)
    stop?.()
  }
}
