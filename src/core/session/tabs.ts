import * as v from 'valibot'

/** A message from one tab to the site's other tabs; never a token. */
const TabMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('loggedIn'), account: v.string() }),
  v.object({ kind: v.literal('loggedOut'), account: v.string() }),
])
export type TabMessage = v.InferOutput<typeof TabMessageSchema>

const CHANNEL = 'session:v1'

/** Opened at the first use; browsers without channels keep their tabs to themselves. */
let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells the site's other tabs of a login or logout in this one. */
export function tellTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

/** Hears of logins and logouts in other tabs until the returned function is called. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const open = openChannel()
  const receive = ({ data }: MessageEvent) => {
    const message = v.safeParse(TabMessageSchema, data)
    if (message.success) listener(message.output)
  }
  open?.addEventListener('message', receive)
  return () => open?.removeEventListener('message', receive)
}
