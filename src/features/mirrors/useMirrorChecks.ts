import { useEffect, useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { useMirrors, type Mirror } from '#core/system/useMirrors.ts'
import { sortByReach, tryMirror, type Reach } from './tryMirror.ts'

/** Most addresses of the brand that are tested. */
const MOST = 20

export interface TriedMirror extends Mirror {
  /** Whether the visitor is on the site at this address. */
  isHere: boolean
  /** Result of the test of this address; missing while the test is running. */
  reach?: Reach | undefined
}

interface Tried {
  /** Number of the run of tests that these results belong to. */
  round: number
  reaches: Readonly<Record<string, Reach>>
}

/** Tests all addresses of the brand at once from the visitor's network, and again on request. */
export function useMirrorChecks() {
  const { merchant } = useBrand()
  const mirrors = useMirrors().slice(0, MOST)
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState<Tried>({ round, reaches: {} })
  const origins = mirrors.map(({ origin }) => origin).join(' ')
  useEffect(() => {
    const stop = new AbortController()
    for (const origin of origins.split(' ').filter(Boolean)) {
      const { hostname: host } = new URL(origin)
      const address = host === window.location.hostname ? window.location.origin : origin
      void tryMirror(address, merchant, stop.signal).then((reach) => {
        if (stop.signal.aborted) return
        setTried((before) => ({
          round,
          reaches: { ...(before.round === round && before.reaches), [host]: reach },
        }))
      })
    }
    return () => stop.abort()
  }, [origins, merchant, round])
  const all = mirrors.map((mirror): TriedMirror => ({
    ...mirror,
    isHere: mirror.host === window.location.hostname,
    reach: tried.round === round ? tried.reaches[mirror.host] : undefined,
  }))
  const isDone = all.every(({ reach }) => reach)
  return {
    // The rows are sorted only when all tests are done, because a row that moves is easily pressed
    // by mistake.
    mirrors: isDone ? sortByReach(all) : all,
    isDone,
    open: all.filter(({ reach }) => reach?.state === 'open').length,
    tryAgain: () => setRound(round + 1),
  }
}
