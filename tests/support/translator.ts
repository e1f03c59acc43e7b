declare global {
  interface Window {
    /** Takes a note of what the page did to a text whose place a translation had taken. */
    reportLostText?: (text: string) => void
  }
}

/**
 * Treats the page as the translator of a browser does: each text is taken out, and an element with
 * its translation stands in its place. The translation here is the same text, so that tests find
 * what they look for. Each text that the page changes, removes or uses as a place afterwards is
 * reported: a reader of the translation never sees the change, or the page throws.
 */
export function translatePage(): void {
  const taken = new WeakSet<Node>()
  if (window.parent !== window) return

  const translate = (text: Text) => {
    const parent = text.parentElement
    if (!parent || parent.closest('script, style, title, textarea, svg, [translate="no"]')) return
    if (parent.tagName === 'FONT' || text.data.trim() === '') return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
    taken.add(text)
  }
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    texts.forEach(translate)
  }
  const lose = (act: string, text: Node | null) => {
    if (text && taken.has(text)) window.reportLostText?.(`${act}: ${(text as Text).data}`)
  }

  const { appendChild, removeChild, insertBefore } = Node.prototype
  Node.prototype.appendChild = function <T extends Node>(child: T) {
    lose('moved', child)
    return appendChild.call(this, child) as T
  }
  Node.prototype.removeChild = function <T extends Node>(child: T) {
    lose('removed', child)
    return removeChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(child: T, before: Node | null) {
    lose('moved', child)
    lose('put something before', before)
    return insertBefore.call(this, child, before) as T
  }
  const { set, get } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(this: Node, value: string | null) {
      lose(`changed to ${value}`, this)
      set!.call(this, value)
    },
  })

  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target as Text)
      for (const node of addedNodes) {
        if (node instanceof Text) translate(node)
        else translateAll(node)
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
  translateAll(document)
}
