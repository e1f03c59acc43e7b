import * as v from 'valibot'

/** A message from one tab to the site's other tabs; never a token. */
const TabMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('loggedIn'), account: v.string() }),
  v.object({ kind: v.literal('loggedOut'), account: v.string() }),
])
export type TabMessage = v.InferOutput<typeof TabMessageSchema>

const CHANNEL = 'session:v1'

/**
 * Longest time in milliseconds between two reports of the same login, one by the gateway and one by
 * another tab; a call takes at most that long.
 */
const SAME_LOGIN_MS = 15_000

/**
 * The channel to the site's other tabs, opened at its first use; undefined before. Null in
 * browsers without such channels, which send no messages to other tabs.
 */
let channel: BroadcastChannel | null | undefined
/**
 * The login that another tab reported last; `at` is the time of the report by `performance.now()`.
 */
let lastLogin: { account: string; at: number } | undefined

function openChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  onTabMessage(({ kind, account }) => {
    if (kind === 'loggedIn') lastLogin = { account, at: performance.now() }
  })
  return channel
}

/** Sends the site's other tabs a message about a login or logout in this tab. */
export function tellTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Calls `listener` for logins and logouts in other tabs until the returned function is called. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const open = openChannel()
  const receive = ({ data }: MessageEvent) => {
    const message = v.safeParse(TabMessageSchema, data)
    if (message.success) listener(message.output)
  }
  open?.addEventListener('message', receive)
  return () => open?.removeEventListener('message', receive)
}

/**
 * Calls `listener` if the login that ended this tab's session was made in another tab of this
 * browser. That tab may report its login before or after the gateway ends this session.
 *
 * @param account whose session ended just now
 * @param listener called at once, or when the other tab reports the login, until the returned
 * function is called
 */
export function onOwnLogin(account: string, listener: () => void): () => void {
  openChannel()
  if (lastLogin?.account === account && performance.now() - lastLogin.at < SAME_LOGIN_MS) {
    listener()
    return () => {}
  }
  const stop = onTabMessage((message) => {
    if (message.kind === 'loggedIn' && message.account === account) listener()
  })
  const timer = setTimeout(stop, SAME_LOGIN_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
