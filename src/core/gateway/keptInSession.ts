import type { QueryKey } from '@tanstack/react-query'
import { sessionStore } from '#lib/storage.ts'

/**
 * Lets a read begin with the last answer that this tab had, over reloads too. A slot keeps one
 * answer: what was asked for another language, say, is then gone.
 *
 * @param slot key in session storage, with its version
 * @param isWhole whether what was kept can be used; storage may hold anything
 */
export function keptInSession<Data>(
  slot: string,
  queryKey: QueryKey,
  ask: (signal: AbortSignal) => Promise<Data>,
  isWhole: (data: Data) => boolean,
) {
  const key = JSON.stringify(queryKey)
  return {
    initialData: (): Data | undefined => {
      try {
        const kept = JSON.parse(sessionStore.get(slot) ?? 'null') as { key: string; data: Data }
        return kept.key === key && isWhole(kept.data) ? kept.data : undefined
      } catch {
        return undefined
      }
    },
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Data> => {
      const data = await ask(signal)
      sessionStore.set(slot, JSON.stringify({ key, data }))
      return data
    },
  }
}
