/** Address of the service worker, which the brand script writes beside the page. */
const WORKER = '/sw.js'

/** Browser API for Trusted Types; browsers without it accept plain addresses. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Has the browser keep the site's files, so that a page that is opened without a network is the
 * site's own (docs/decisions/033). A browser without service workers, or one that refuses them, does
 * without.
 */
export async function keepSite(): Promise<void> {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('livery-worker-url', {
      createScriptURL: () => WORKER,
    })
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER)
  } catch {}
}
