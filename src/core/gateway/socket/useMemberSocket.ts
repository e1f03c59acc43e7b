import ReconnectingSocket from 'partysocket/ws'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { useBrand } from '#core/brand/brand.ts'
import { addSocketTicket, SocketEventSchema } from './api.ts'

export type SocketEvent = v.InferOutput<typeof SocketEventSchema>

/**
 * Number of the latest event ids that are remembered, so that an event that comes again after a
 * reconnect is not handled twice.
 */
const REMEMBERED = 500

/**
 * Receives the gateway's events while the component is mounted. `onOpen` is called at each
 * connection, since events before it did not arrive. Each connection uses a new one-time ticket,
 * never the session token. A lost connection is opened again after a random wait of at most 30 s
 * (docs/quality.md §2.11).
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
