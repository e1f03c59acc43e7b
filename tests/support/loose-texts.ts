/** The fields that are read here of React's own record of a drawn node. */
interface Fiber {
  type: string | { displayName?: string; name?: string; render?: { name?: string } } | null
  return: Fiber | null
}

/**
 * Lists texts that React draws as nodes of their own, with the names around them: those beside other
 * children, or that a component returns bare. A browser that translates the page puts elements of its own in place of texts. React then fails
 * to remove such a text or to insert something before it; a text that is alone in its element is
 * safe, since React writes it as the element's content.
 */
export function looseTexts(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    // React keeps a record only of texts that are loose.
    const fiber = Object.entries(node).find(([key]) => key.startsWith('__reactFiber'))?.[1] as
      | Fiber
      | undefined
    if (text && fiber) found.push(`“${text}” in ${namesAround(fiber).join(' < ')}`)
  }
  return found
}

/** Lists the nearest elements and components around a drawn node, from the inside. */
function namesAround(fiber: Fiber): string[] {
  const names: string[] = []
  for (let at = fiber.return; at && names.length < 5; at = at.return) {
    const { type } = at
    const name =
      typeof type === 'string'
        ? `<${type}>`
        : (type?.displayName ?? type?.name ?? type?.render?.name)
    if (name) names.push(name)
  }
  return names
}
