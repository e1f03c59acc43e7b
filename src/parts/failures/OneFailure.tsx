import { createContext, use, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { TellerContext, type TellerProps } from './FailureTeller.tsx'

interface Failure {
  id: string
  code: string
  isLine: boolean
  place: HTMLElement
  onRetry: () => void
}

type Failures = readonly Failure[]

/** What `OneFailure` knows, without which no part draws itself as `SharedTeller`. */
const FailuresContext = createContext<[Failures, Dispatch<SetStateAction<Failures>>]>(null!)

/**
 * A page whose parts may fail together. Parts that fail for the same cause tell it once: the first
 * part with room for it tells, and its retry asks for all of them again. A section that has nothing
 * else to show is hidden meanwhile.
 */
export function OneFailure({ children }: { children: ReactNode }) {
  return (
    <FailuresContext value={useState<Failures>([])}>
      <TellerContext value={SharedTeller}>
        <div className="contents [&_section:has(>[data-told-elsewhere])]:hidden">{children}</div>
      </TellerContext>
    </FailuresContext>
  )
}

/** Orders failures by who tells them best: one with room first, then the first on the page. */
const byRoom = (one: Failure, other: Failure): number =>
  Number(one.isLine) - Number(other.isLine) ||
  (one.place.compareDocumentPosition(other.place) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)

function SharedTeller({ error: { code }, isLine = false, onRetry, children }: TellerProps) {
  const [all, setAll] = use(FailuresContext)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const failure = { id, code, isLine, place: place.current!, onRetry }
    setAll((before) => [...before, failure].toSorted(byRoom))
    return () => setAll((before) => before.filter((one) => one !== failure))
  }, [id, code, isLine, onRetry, setAll])
  const alike = all.filter((failure) => failure.code === code)
  const isTold = (alike[0]?.id ?? id) !== id
  return (
    <div ref={place} data-told-elsewhere={isTold || undefined} className="contents">
      {!isTold && children(() => alike.forEach((failure) => failure.onRetry()))}
    </div>
  )
}
