import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react'
import type { GatewayError } from '#core/contract/error.ts'

export interface TellerProps {
  error: GatewayError
  onRetry: () => void
  /** The failure is told in one row; a part with room for more tells it rather. */
  isLine?: boolean
  /** Draws the failure, with what to do for another try. */
  children: (retry: () => void) => ReactNode
}

/** How a failed part tells its failure; by itself, unless the page around it has `OneFailure`. */
export const TellerContext = createContext<ComponentType<TellerProps>>(({ onRetry, children }) =>
  children(onRetry),
)

/** Tells the failure of a part, unless another part of the page tells it for all. */
export const FailureTeller = (props: TellerProps) => createElement(use(TellerContext), props)
