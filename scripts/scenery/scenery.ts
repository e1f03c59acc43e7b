import type { Hono } from 'hono'
import { createPictureAddresses, type PictureAddresses } from './addresses.ts'
import { createChat } from './chat/server.ts'
import type { Operator } from './operator.ts'
import { Painter } from './painter/painter.ts'
import { createPictureServer } from './painter/pictures.ts'
import { createPlay } from './play/server.ts'
import { createSocial } from './social.ts'
import { versionOf } from './version.ts'
import type { Money, PicturedWorld, World } from './world.ts'

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

/** Fingerprint of the code in files of this folder. */
const versionOfFiles = (...files: string[]) =>
  versionOf(...files.map((file) => new URL(file, import.meta.url)))

const ART = ['./art/', './outlines.ts', './random.ts']

/** Serves only the image CDN, for a preview that has no gateway. */
export function createImages(parts: { world: PicturedWorld; seed: number; folder: string }) {
  const painter = new Painter()
  return {
    images: createPictureServer({ ...parts, painter, version: versionOfFiles(...ART) }),
    close: () => painter.close(),
  }
}

export function createScenery({ world, seed, games, folder, ...play }: SceneryParts): Scenery {
  const painter = new Painter()
  const drawing = versionOfFiles(...ART)
  const playing = versionOfFiles(...ART, './play/')
  return {
    addresses: createPictureAddresses(`${drawing}.${seed}.${games}`),
    images: createPictureServer({ world, seed, painter, version: drawing, folder }),
    play: createPlay({ ...play, world, painter, version: playing, folder }),
    chat: createChat(world),
    social: createSocial(),
    close: () => painter.close(),
  }
}
