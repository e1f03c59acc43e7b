/** Address of the service worker, which the brand script writes beside the page. */
const WORKER = '/sw.js'

/**
 * Has the browser keep the site's files, so that a page that is opened without a network is the
 * site's own (docs/decisions/033). A browser without service workers, or one that refuses them, does
 * without.
 */
export async function keepSite(): Promise<void> {
  try {
    // Browsers without Trusted Types accept a plain address.
    const policy = window.trustedTypes?.createPolicy('livery-worker-url', {
      createScriptURL: (_url: string) => WORKER,
    })
    const url = policy?.createScriptURL(WORKER) ?? WORKER
    const isFirst = !navigator.serviceWorker.controller
    // TypeScript's types require a string, although the browser accepts a `TrustedScriptURL`.
    await navigator.serviceWorker.register(url as string)
    if (isFirst) await keepLoaded()
  } catch {}
}

/**
 * Asks once more for the files that came before the worker, which then keeps them. They come from
 * the browser's own cache, one after another, since a player may press something meanwhile.
 */
async function keepLoaded(): Promise<void> {
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  const assets = `${window.location.origin}/assets/`
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(assets)) await fetch(name, { priority: 'low' })
  }
}
