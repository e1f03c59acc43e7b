import { fork, type ChildProcess } from 'node:child_process'
import type { Drawing } from './drawing.ts'

interface Waiting {
  resolve(picture: Buffer): void
  reject(error: Error): void
}

/** A painting process, and who waits for its pictures, by the number of the request. */
interface Hand {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

/** Milliseconds without work after which the painting process ends. */
const IDLE = 15_000

/**
 * Draws in a process of its own, which starts with the first picture and ends when idle: rendering
 * takes hundreds of milliseconds and megabytes, and replies to calls must not wait for either.
 */
export class Painter {
  #hand: Hand | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  /** The picture as WebP. Rejects if it cannot be drawn, or if the process ends before it is. */
  paint(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.#idle)
    const { child, waiting } = (this.#hand ??= this.#start())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      child.send({ id, drawing })
    })
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#hand?.child.disconnect()
    this.#hand = undefined
  }

  #start(): Hand {
    const child = fork(new URL('painter-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // glibc keeps an arena a thread, and libvips has many threads.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    // Of this process only: one that ends late must not take the requests of its successor with it.
    const waiting = new Map<number, Waiting>()
    child.on(
      'message',
      ({ id, picture, error }: { id: number; picture?: Uint8Array; error?: string }) => {
        const request = waiting.get(id)
        waiting.delete(id)
        if (picture) request?.resolve(Buffer.from(picture))
        else request?.reject(new Error(error))
        if (waiting.size === 0 && this.#hand?.child === child) {
          this.#idle = setTimeout(() => this.close(), IDLE)
          this.#idle.unref()
        }
      },
    )
    const fail = (error: Error) => {
      if (this.#hand?.child === child) this.#hand = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    // An error event without a listener would end the gateway's process.
    child.on('error', fail)
    child.on('exit', () => fail(new Error('The painter has ended.')))
    child.unref()
    child.channel?.unref()
    return { child, waiting }
  }
}
