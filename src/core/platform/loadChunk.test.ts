import { GatewayError } from '#core/contract/error.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError, configureChunks, isOutdated, loadChunk } from './loadChunk.ts'

/** Node has no sessionStorage; this map replaces it. */
const kept = new Map<string, string>()
const tab = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

const reload = vi.fn()
const missing = () => Promise.reject(new TypeError('404'))

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  vi.stubGlobal('window', { sessionStorage: tab })
  configureChunks({ reload, isReplaced: () => true, mayReload: () => true, timeout: 120_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('loadChunk', () => {
  it('loadChunk resolves to the loaded module', async () => {
    await expect(loadChunk('Help', async () => 'screen')).resolves.toBe('screen')
    expect(reload).not.toHaveBeenCalled()
  })

  it('loadChunk reloads the page once after a failed chunk, then rejects', async () => {
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await expect(loadChunk('Help', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loadChunk may reload the page again once the chunk has loaded in between', async () => {
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await loadChunk('Help', async () => 'screen')
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('loadChunk does not reload the page while a money transfer is under way', async () => {
    configureChunks({ mayReload: () => false })
    await expect(loadChunk('Help', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([true, false])(
    'the error of a chunk tells whether a new release removed it (%s)',
    async (isReplaced) => {
      configureChunks({ isReplaced: () => isReplaced, mayReload: () => false })
      const error = await loadChunk('Help', missing).catch((cause: unknown) => cause)
      expect(isOutdated(error)).toBe(isReplaced)
      expect(isOutdated(new GatewayError('network', { cause: error }))).toBe(isReplaced)
    },
  )

  it('loadChunk does not reload the page if storage cannot record the reload', async () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    await expect(loadChunk('Unremembered', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loadChunk rejects after 120 seconds without an answer', async () => {
    vi.useFakeTimers()
    configureChunks({ mayReload: () => false })
    const outcome = expect(loadChunk('Help', () => new Promise(() => {}))).rejects.toBeInstanceOf(
      ChunkError,
    )
    await vi.advanceTimersByTimeAsync(120_000)
    await outcome
  })
})
