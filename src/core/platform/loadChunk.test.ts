import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError, configureChunks, loadChunk } from './loadChunk.ts'

/** Node has no session storage; this one lives as long as a tab would. */
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
  configureChunks({ reload, mayReload: () => true, timeout: 120_000 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('loadChunk', () => {
  it('loadChunk resolves to the module that was loaded', async () => {
    await expect(loadChunk('Help', async () => 'screen')).resolves.toBe('screen')
    expect(reload).not.toHaveBeenCalled()
  })

  it('loadChunk reloads the page once, then rejects', async () => {
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await expect(loadChunk('Help', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('loadChunk may reload again after the chunk has been loaded in between', async () => {
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await loadChunk('Help', async () => 'screen')
    void loadChunk('Help', missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('loadChunk does not reload while money is being moved', async () => {
    configureChunks({ mayReload: () => false })
    await expect(loadChunk('Help', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loadChunk does not reload if storage cannot remember that it did', async () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    await expect(loadChunk('Unremembered', missing)).rejects.toBeInstanceOf(ChunkError)
    expect(reload).not.toHaveBeenCalled()
  })

  it('loadChunk gives up after 120 seconds', async () => {
    vi.useFakeTimers()
    configureChunks({ mayReload: () => false })
    const outcome = expect(loadChunk('Help', () => new Promise(() => {}))).rejects.toBeInstanceOf(
      ChunkError,
    )
    await vi.advanceTimersByTimeAsync(120_000)
    await outcome
  })
})
