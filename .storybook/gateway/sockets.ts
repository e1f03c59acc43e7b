import { PageSocket } from './node/socket.ts'

type Connect = (request: Request) => Response | Promise<Response>

const Native = window.WebSocket
let connect: Connect | undefined

/** Lets the app's socket reach the gateway in this page; other sockets, such as Vite's, stay. */
export function listenForSockets(next: Connect): void {
  if (!connect) {
    window.WebSocket = new Proxy(Native, {
      construct(target, [url, ...rest]: [string | URL, ...unknown[]]) {
        const { pathname, search, origin } = new URL(url)
        // Only the app's socket is opened with a ticket; its path is the brand's choice.
        if (!search.includes('ticket=')) return Reflect.construct(target, [url, ...rest])
        const address = origin.replace(/^ws/, 'http') + pathname + search
        return new PageSocket(address, (request) => connect!(request))
      },
    })
  }
  connect = next
}
