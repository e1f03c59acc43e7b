import type { Plugin } from 'vite'
import { PAY_HOST } from '../scripts/sandbox/world/money/pay-host.ts'
import { CHAT_HOST, GAME_HOSTS, SOCIAL_HOST } from '../scripts/scenery/addresses.ts'

const HOSTS = new Set([...GAME_HOSTS, CHAT_HOST, PAY_HOST, SOCIAL_HOST])

/** An empty page, dark or light as the browser is. */
const EMPTY =
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Another company</title>'

/**
 * Answers at the hosts of games, chat, payments and social logins, which are other companies' in
 * reality. Without it, the server would show the preview itself there.
 */
export function emptyFrames(): Plugin {
  return {
    name: 'empty-frames',
    configureServer({ middlewares }) {
      middlewares.use(({ headers: { host = '' } }, response, next) => {
        if (!HOSTS.has(host.replace(/:\d+$/, ''))) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(EMPTY)
      })
    },
  }
}
