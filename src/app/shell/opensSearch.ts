type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Whether a key press opens the search (docs/product.md §2.7): the slash key, whatever character
 * the keyboard layout gives it, or Ctrl or Cmd with K.
 */
export function opensSearch({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return ctrlKey !== metaKey && !shiftKey && code === 'KeyK'
  // Some keyboard layouts write a slash with Shift and another key.
  return key === '/' || (code === 'Slash' && !shiftKey)
}
