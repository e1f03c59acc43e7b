/** What a pressed key does in a tree grid, by the pattern of the ARIA Authoring Practices. */
export type TreeAct =
  | { kind: 'go'; to: 'first' | 'last' | 'parent' | 'child' }
  | { kind: 'move'; by: number }
  | { kind: 'expand' | 'collapse' | 'open' }

interface RowState {
  canOpen: boolean
  isOpen: boolean
}

/** @param pageRows number of tree rows in view */
export function readTreeKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { canOpen, isOpen }: RowState,
  pageRows: number,
): TreeAct | null {
  if (altKey || metaKey || (ctrlKey && key !== 'Home' && key !== 'End')) return null
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1 }
    case 'ArrowUp':
      return { kind: 'move', by: -1 }
    case 'PageDown':
      return { kind: 'move', by: pageRows }
    case 'PageUp':
      return { kind: 'move', by: -pageRows }
    case 'Home':
      return { kind: 'go', to: 'first' }
    case 'End':
      return { kind: 'go', to: 'last' }
    case 'ArrowRight':
      if (!canOpen) return null
      return isOpen ? { kind: 'go', to: 'child' } : { kind: 'expand' }
    case 'ArrowLeft':
      return isOpen ? { kind: 'collapse' } : { kind: 'go', to: 'parent' }
    case '+':
      return canOpen && !isOpen ? { kind: 'expand' } : null
    case '-':
    case '−':
      return isOpen ? { kind: 'collapse' } : null
    case 'Enter':
      return { kind: 'open' }
    default:
      return null
  }
}
