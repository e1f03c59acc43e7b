import { createContext, use, useId, useLayoutEffect, useState } from 'react'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import { TellerContext, type TellerProps } from './FailureTeller.tsx'

interface Failure {
  id: string
  code: string
  isLine: boolean
  onRetry: () => void
}

/** Failures of a page by the ids of its parts; the first that failed comes first. */
type Failures = Record<string, Failure>

/** What `OneFailure` knows, without which no part draws itself as `SharedTeller`. */
const FailuresContext = createContext<[Failures, Dispatch<SetStateAction<Failures>>]>(null!)

/**
 * A page whose parts may fail together. Parts that fail for the same cause tell it once: the first
 * part with room for it tells, and its retry asks for all of them again. A section that has nothing
 * else to show is hidden meanwhile.
 */
export function OneFailure({ children }: { children: ReactNode }) {
  return (
    <FailuresContext value={useState<Failures>({})}>
      <TellerContext value={SharedTeller}>
        <div className="contents [&_section:has(>[data-told])]:hidden">{children}</div>
      </TellerContext>
    </FailuresContext>
  )
}

function SharedTeller({ error: { code }, isLine = false, onRetry, children }: TellerProps) {
  const [all, setAll] = use(FailuresContext)
  const id = useId()
  useLayoutEffect(
    () => setAll((before) => ({ ...before, [id]: { id, code, isLine, onRetry } })),
    [id, code, isLine, onRetry, setAll],
  )
  useLayoutEffect(
    () => () =>
      setAll((before) => {
        const left = { ...before }
        delete left[id]
        return left
      }),
    [id, setAll],
  )
  const alike = Object.values(all).filter((failure) => failure.code === code)
  const teller = alike.find((failure) => !failure.isLine) ?? alike[0]
  if (teller && teller.id !== id) return <div data-told hidden />
  return children(() => alike.forEach((failure) => failure.onRetry()))
}
