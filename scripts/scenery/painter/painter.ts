import { fork, type ChildProcess } from 'node:child_process'
import type { Drawing } from './drawing.ts'

interface Waiting {
  resolve(picture: Buffer): void
  reject(error: Error): void
}

/** A painting process, and the callers that wait for its pictures, by request number. */
interface Hand {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

/** Milliseconds without work after which the painting process exits. */
const IDLE = 15_000

/**
 * Draws pictures in a process of its own, which starts with the first picture and exits when idle.
 * Rendering takes hundreds of milliseconds and megabytes, which must not delay replies to calls.
 */
export class Painter {
  #hand: Hand | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  /**
   * Draws a picture as WebP. Rejects if it cannot be drawn, or if the process exits before that.
   */
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
      // Limits glibc's memory arenas, of which it keeps one per thread; the library libvips has
      // many threads.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    // Requests to this painting process only: if the process exits late, it must not fail the
    // requests to its successor.
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
    // An `error` event without a listener would end the gateway's process.
    child.on('error', fail)
    child.on('exit', () => fail(new Error('The painter has ended.')))
    child.unref()
    child.channel?.unref()
    return { child, waiting }
  }
}
