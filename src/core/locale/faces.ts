const linked = new Set<string>()

/**
 * Links the style sheet with the face of a language's headings. The page does not wait for it, and
 * a system font of equal width stands in.
 */
export function linkFace(address: string | undefined): void {
  if (!address || linked.has(address)) return
  linked.add(address)
  // Linked only after it has arrived: for the boot script, a style sheet that fails is a failure of
  // the app.
  fetch(address, { priority: 'low' })
    .then(({ ok }) => {
      if (!ok) throw new Error(`${address} did not load`)
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'stylesheet', href: address }))
    })
    .catch(() => linked.delete(address))
}
