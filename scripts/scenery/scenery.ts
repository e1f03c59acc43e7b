import type { Hono } from 'hono'
import { createPictureAddresses, type PictureAddresses } from './addresses.ts'
import { createChat } from './chat/server.ts'
import type { Operator } from './operator.ts'
import { Painter } from './painter/painter.ts'
import { createPictureServer } from './painter/pictures.ts'
import { createPlay } from './play/server.ts'
import { createSocial } from './social.ts'
import { versionOf } from './version.ts'
import type { Money, World } from './world.ts'

interface SceneryParts {
  world: World
  /** Seed of the demo data, on which the pictures depend. */
  seed: number
  /** Number of games in the demo data; part of the pictures' addresses. */
  games: number
  /** Folder in which drawn pictures are cached. */
  folder: string
  money: Money
  operator: Operator
  /** Whether a tester wants a merchant's players to win big. */
  winsBig(merchant: string): boolean
}

/**
 * Other companies' servers that surround a gateway: the image CDN, the demo games, the live chat
 * and the social providers.
 */
export interface Scenery {
  addresses: PictureAddresses
  images: Hono
  play: Hono
  chat: Hono
  social: Hono
  close(): void
}

export function createScenery({ world, seed, games, folder, ...play }: SceneryParts): Scenery {
  const painter = new Painter()
  const at = (path: string) => new URL(path, import.meta.url)
  const art = [at('./art/'), at('./outlines.ts'), at('./random.ts')]
  const drawing = versionOf(...art)
  const playing = versionOf(...art, at('./play/'))
  return {
    addresses: createPictureAddresses(`${drawing}.${seed}.${games}`),
    images: createPictureServer({ world, seed, painter, version: drawing, folder }),
    play: createPlay({ ...play, world, painter, version: playing, folder }),
    chat: createChat(world),
    social: createSocial(),
    close: () => painter.close(),
  }
}
