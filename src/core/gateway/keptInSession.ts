import type { QueryKey } from '@tanstack/react-query'
import { sessionStore } from '#lib/storage.ts'

interface Asked<Context, Data> {
  queryKey: QueryKey
  queryFn: (context: Context) => Data | Promise<Data>
}

/**
 * Lets a query start with the last answer that this tab stored, also after a reload. A slot has
 * space for one answer: an answer in another language, for example, replaces the stored one.
 *
 * @param slot key in session storage, with its version
 * @param isWhole whether a stored answer is valid, since storage may contain anything
 */
export function keptInSession<Context extends { signal: AbortSignal }, Data>(
  slot: string,
  asked: Asked<Context, Data>,
  isWhole: (data: Data) => boolean,
) {
  const key = JSON.stringify(asked.queryKey)
  return {
    initialData: (): Data | undefined => {
      try {
        const kept = JSON.parse(sessionStore.get(slot) ?? 'null') as { key: string; data: Data }
        return kept.key === key && isWhole(kept.data) ? kept.data : undefined
      } catch {
        return undefined
      }
    },
    queryFn: async (context: Context): Promise<Data> => {
      const data = await asked.queryFn(context)
      // Stores nothing if the session ended, and the storage was cleared, while the answer was
      // loading.
      context.signal.throwIfAborted()
      sessionStore.set(slot, JSON.stringify({ key, data }))
      return data
    },
  }
}
