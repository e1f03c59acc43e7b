import { createContext, use, useLayoutEffect, useRef, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { VoiceContext, type VoiceProps } from './FailureVoice.tsx'

interface Failure {
  code: string
  isLine: boolean
  place: HTMLElement
  onRetry: () => void
}

type Failures = readonly Failure[]

/** What `OneFailure` knows, without which no part draws itself as `SharedVoice`. */
const FailuresContext = createContext<[Failures, Dispatch<SetStateAction<Failures>>]>(null!)

/**
 * A page whose parts may fail together. Parts that fail for the same cause tell it once: the first
 * part with room for it tells, and its retry asks for all of them again. A section that has nothing
 * else to show is hidden meanwhile.
 */
export function OneFailure({ children }: { children: ReactNode }) {
  return (
    <FailuresContext value={useState<Failures>([])}>
      <VoiceContext value={SharedVoice}>
        <div className="contents [&_section:has(>[hidden])]:hidden">{children}</div>
      </VoiceContext>
    </FailuresContext>
  )
}

/** Orders failures by who tells them best: one with room first, then the first on the page. */
const byVoice = (one: Failure, other: Failure): number =>
  Number(one.isLine) - Number(other.isLine) ||
  (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)

function SharedVoice({ error: { code }, isLine = false, onRetry, children }: VoiceProps) {
  const [all, setAll] = use(FailuresContext)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const failure = { code, isLine, place: place.current!, onRetry }
    setAll((before) => [...before, failure].toSorted(byVoice))
    return () => setAll((before) => before.filter((one) => one !== failure))
  }, [code, isLine, onRetry, setAll])
  const alike = all.filter((failure) => failure.code === code)
  const isTold = (alike[0]?.onRetry ?? onRetry) !== onRetry
  return (
    <div ref={place} hidden={isTold} className="contents">
      {!isTold && children(() => alike.forEach((failure) => failure.onRetry()))}
    </div>
  )
}
