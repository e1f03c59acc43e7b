import ReconnectingSocket from 'partysocket/ws'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { useBrand } from '#core/brand/brand.ts'
import { addSocketTicket, SocketEventSchema } from './api.ts'

export type SocketEvent = v.InferOutput<typeof SocketEventSchema>

/** How many event ids are remembered, so that no event is handled twice after a reconnect. */
const REMEMBERED = 500

/**
 * Receives the gateway's events while mounted. `onOpen` is called at each connection, since earlier
 * events were sent to nobody. Each connection uses a fresh one-shot ticket, never the session
 * token. Lost connections are reopened with jitter, at most 30 s apart (docs/quality.md §2.11).
 */
export function useMemberSocket(onEvent: (event: SocketEvent) => void, onOpen: () => void): void {
  const { gateway, socketPath } = useBrand()
  const receive = useEffectEvent(onEvent)
  const catchUp = useEffectEvent(onOpen)
  useEffect(() => {
    const leaving = new AbortController()
    const seen = new Set<string>()
    const address = async () => {
      const { ticket } = await addSocketTicket({}, { signal: leaving.signal })
      const url = new URL(socketPath, gateway || window.location.origin)
      url.protocol = url.protocol.replace('http', 'ws')
      url.searchParams.set('ticket', ticket)
      return url.href
    }
    const socket = new ReconnectingSocket(address, undefined, {
      minReconnectionDelay: 1000 + Math.random() * 2000,
      maxReconnectionDelay: 30_000,
    })
    socket.addEventListener('open', () => catchUp())
    socket.addEventListener('message', ({ data }) => {
      const event = parseEvent(data)
      if (!event || seen.has(event.id)) return
      seen.add(event.id)
      if (seen.size > REMEMBERED) seen.delete(seen.values().next().value as string)
      receive(event)
    })
    return () => {
      leaving.abort()
      socket.close()
    }
  }, [gateway, socketPath])
}

function parseEvent(data: unknown): SocketEvent | null {
  if (typeof data !== 'string') return null
  try {
    const event = v.safeParse(SocketEventSchema, JSON.parse(data))
    return event.success ? event.output : null
  } catch {
    return null
  }
}
