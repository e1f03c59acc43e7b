import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Contract, Side } from './contractSchema.ts'

const STEPS = ['sign', 'reject', 'withdraw', 'end', 'agree', 'keep'] as const
export type ContractStepName = (typeof STEPS)[number]

interface Deal {
  current: Contract | null
  offered: Contract | null
}

/** The contract on which a step can be taken as things are; null if there is none. */
function findContract(step: ContractStepName, { current, offered }: Deal, side: Side) {
  const isRequested = current?.state === 'terminationRequested'
  switch (step) {
    case 'sign':
    case 'reject':
      return side === 'downline' ? offered : null
    case 'withdraw':
      return side === 'upline' ? offered : null
    case 'end':
      return current?.state === 'active' ? current : null
    case 'agree':
      return isRequested && current.terminationAskedBy !== side ? current : null
    case 'keep':
      return isRequested ? current : null
  }
}

/**
 * The step that an address names on a contract. `contract` is the one that the agent read when the
 * step was opened; it is null as soon as the step is no longer possible on it, and `id` is then
 * that contract's id.
 */
export function useContractStep(text: string | undefined, deal: Deal | undefined, side: Side) {
  const { key: visit } = useLocation()
  const [read, setRead] = useState<{ visit: string; id: string | undefined }>()
  const name = STEPS.find((each) => each === text)
  if (!deal || !name) return null
  const found = findContract(name, deal, side)
  const id = read?.visit === visit ? read.id : (found ?? deal.current)?.id
  if (read?.visit !== visit) setRead({ visit, id })
  return { name, id, contract: found?.id === id ? found : null }
}
