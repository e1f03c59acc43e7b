/**
 * A game that tries to navigate the site, to read it and to act in its name, in every way that a
 * page can. The list shows the result of each attempt, for a browser test to read. `?only=<name>`
 * makes a single attempt.
 */

/** Address at which a successful navigation would end. */
const TRAP = new URL('/play/hostile?reached=top', location.href).href
const CODE = `javascript:(opener||parent).location.replace(${JSON.stringify(TRAP)})`
const site = location.ancestorOrigins?.[0] ?? 'http://suvarna.localhost'
const framed = parent !== self

const COMMANDS: unknown[] = [
  'close',
  'livery:game-return',
  { type: 'livery:game-return' },
  { type: 'livery:game-return', url: CODE },
  JSON.stringify({ type: 'livery:game-return' }),
  { type: 'close' },
  { type: 'navigate', url: TRAP },
  { type: 'navigate', url: CODE },
  { type: 'launch', nodeId: '100001' },
  { action: 'logout' },
  { event: 'balance', balance: '999999999' },
  { type: 'livery:session', token: 'stolen' },
  { __proto__: { type: 'livery:game-return' } },
  ['livery:game-return'],
  null,
  42,
]

type Attempt = () => unknown

const ATTEMPTS: Record<string, Attempt> = {
  'top-location': onTop(() => {
    ;(top as Window).location.href = TRAP
  }),
  'top-replace': onTop(() => (top as Window).location.replace(TRAP)),
  'top-code': onTop(() => {
    ;(top as Window).location.href = CODE
  }),
  'top-open': onTop(() => open(TRAP, '_top')?.closed ?? refuse('no window')),
  'top-link': onTop(() => follow({ href: TRAP, target: '_top' })),
  'parent-link': onTop(() => follow({ href: CODE, target: '_parent' })),
  'top-form': onTop(submitToTop),
  'parent-document': onTop(() => parent.document.documentElement.outerHTML.length),
  'parent-storage': onTop(() => parent.localStorage.length),
  'parent-property': onTop(() => Reflect.get(parent, 'livery') as unknown),
  'sibling-frames': onTop(() => {
    const others = Array.from({ length: parent.length }, (_, index) => parent[index] as Window)
    return others.filter((other) => other !== self).map((other) => other.document.title)
  }),
  opener: () => {
    if (!opener) refuse('no opener')
    ;(opener as Window).location.href = TRAP
  },
  messages: () => {
    for (const target of [parent, top, opener as Window | null]) {
      if (target && target !== self) {
        for (const command of COMMANDS) target.postMessage(command, '*')
      }
    }
    return `${COMMANDS.length} sent`
  },
  'popup-code': () => {
    const popup = open(CODE, 'code') ?? refuse('no window')
    return popup?.opener === null ? refuse('no opener') : 'opened'
  },
  'popup-top': () => {
    const popup = open('about:blank', 'blank') ?? refuse('no window')
    const { opener: owner } = popup as Window & { opener: Window }
    owner.top!.location.href = TRAP
  },
  'gateway-call': async () => {
    const response = await fetch(`${site}/wps/v2/wallets/balance`, { credentials: 'include' })
    return response.json()
  },
  modal: () => confirm('Your session has ended. Give your password?') || refuse('no answer'),
  download: () => follow({ href: 'data:text/html,hostile', download: 'hostile.html' }),
  clipboard: () => navigator.clipboard.readText(),
  cookie: () => {
    document.cookie = 'hostile=1; SameSite=None'
    return document.cookie || refuse('no cookie')
  },
}

/**
 * Attempts that go back in the history shared with the site; made only if they are named in the
 * address.
 */
const ONLY_BY_NAME: Record<string, Attempt> = {
  history: () => history.go(-1),
}

function refuse(reason: string): never {
  throw new Error(reason)
}

/**
 * Makes an attempt only if the game is framed; otherwise it would navigate just the game's own
 * page.
 */
function onTop(attempt: Attempt): Attempt {
  return () => (framed ? attempt() : refuse('not framed'))
}

function follow(properties: { href: string; target?: string; download?: string }): string {
  const link = Object.assign(document.createElement('a'), properties)
  document.body.append(link)
  link.click()
  link.remove()
  return 'followed'
}

function submitToTop(): string {
  const form = Object.assign(document.createElement('form'), { action: TRAP, target: '_top' })
  document.body.append(form)
  form.submit()
  form.remove()
  return 'submitted'
}

async function attack(): Promise<void> {
  const list = document.getElementById('attempts') as HTMLElement
  const only = new URLSearchParams(location.search).get('only')
  const all = only ? { ...ATTEMPTS, ...ONLY_BY_NAME } : ATTEMPTS
  list.replaceChildren()
  for (const [name, attempt] of Object.entries(all)) {
    if (only && name !== only) continue
    const result = await Promise.resolve()
      .then(attempt)
      .then(
        (value) => `done: ${JSON.stringify(value) ?? 'nothing'}`,
        (error: Error) => `refused: ${error.name} ${error.message}`,
      )
    const item = document.createElement('li')
    item.dataset['attempt'] = name
    item.dataset['result'] = result.split(':')[0]
    item.textContent = `${name}: ${result}`
    list.append(item)
  }
  document.documentElement.dataset['rounds'] = String(
    Number(document.documentElement.dataset['rounds'] ?? 0) + 1,
  )
}

document.getElementById('again')?.addEventListener('click', () => void attack())
void attack()
