import { fork, type ChildProcess } from 'node:child_process'
import type { Drawing } from './drawing.ts'

interface Waiting {
  resolve(picture: Buffer): void
  reject(error: Error): void
}

/** Milliseconds without work after which the painting process ends. */
const IDLE = 15_000

/**
 * Draws in a process of its own, which starts with the first picture and ends when idle: rendering
 * takes hundreds of milliseconds and megabytes, and replies to calls must not wait for either.
 */
export class Painter {
  readonly #waiting = new Map<number, Waiting>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0

  paint(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.#idle)
    const child = (this.#child ??= this.#start())
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      child.send({ id, drawing })
    })
  }

  close(): void {
    clearTimeout(this.#idle)
    this.#child?.disconnect()
    this.#child = undefined
  }

  #start(): ChildProcess {
    const child = fork(new URL('painter-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [],
      // glibc keeps an arena a thread, and libvips has many threads.
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    child.on(
      'message',
      ({ id, picture, error }: { id: number; picture?: Uint8Array; error?: string }) => {
        const waiting = this.#waiting.get(id)
        this.#waiting.delete(id)
        if (picture) waiting?.resolve(Buffer.from(picture))
        else waiting?.reject(new Error(error))
        if (this.#waiting.size === 0) {
          this.#idle = setTimeout(() => this.close(), IDLE)
          this.#idle.unref()
        }
      },
    )
    const fail = (error: Error) => {
      if (this.#child === child) this.#child = undefined
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    }
    // An error event without a listener would end the gateway's process.
    child.on('error', fail)
    child.on('exit', () => fail(new Error('The painter has ended.')))
    child.unref()
    child.channel?.unref()
    return child
  }
}
