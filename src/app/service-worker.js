// The site's service worker (docs/decisions/033). It answers two requests alone: a page that the
// network does not bring is the app, which says so, and a file of /assets/, whose name tells its
// contents, is kept. Calls, pictures of games and pages are never kept.
//
// The brand script writes `self.livery` before this text; without a release, the worker removes
// itself and all it has kept.
const { release } = self.livery
const page = '/'
const kept = `livery:${release}`

const listCaches = async () => (await caches.keys()).filter((name) => name.startsWith('livery:'))

const dropCaches = async (keep) => {
  for (const name of await listCaches()) if (!keep.includes(name)) await caches.delete(name)
}

async function prepare() {
  if (release) await (await caches.open(kept)).add(new Request(page, { cache: 'reload' }))
  await self.skipWaiting()
}

// Tabs may still be open with the release before, whose files a server no longer has.
async function takeOver() {
  if (!release) {
    await dropCaches([])
    return self.registration.unregister()
  }
  const before = (await listCaches()).filter((name) => name !== kept).at(-1)
  await dropCaches([kept, before])
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function answerPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page, { cacheName: kept })) ?? Response.error()
  }
}

async function answerAsset(request) {
  const known = await caches.match(request.url)
  if (known) return known
  const reply = await fetch(request)
  // Some hosts answer a missing file with a page and status 200.
  const isFile = reply.status === 200 && !reply.headers.get('Content-Type')?.includes('text/html')
  if (isFile) {
    const copy = reply.clone()
    // A full disk must not cost the page its file.
    void caches
      .open(kept)
      .then((cache) => cache.put(request.url, copy))
      .catch(() => {})
  }
  return reply
}

self.addEventListener('install', (event) => event.waitUntil(prepare()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (!release || request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
})
