import type { QueryClient } from '@tanstack/react-query'
import { GatewayError } from '#core/contract/error.ts'
import { downlinePageQuery, type ListTerms } from './queries.ts'
import type { Branch, Branches } from './treeRows.ts'

export interface LoadedTree {
  branches: Branches
  /** Error of a page of rows that is in view and did not load; null if there is none. */
  error: GatewayError | null
  currency: string | undefined
}

const NOTHING: LoadedTree = { branches: new Map(), error: null, currency: undefined }

/** Loads the pages of rows of an open tree as they come into view. */
export class TreePages {
  #loaded = NOTHING
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Set<string>()
  readonly #failed = new Set<string>()
  readonly #queryClient: QueryClient
  readonly #terms: ListTerms

  constructor(queryClient: QueryClient, terms: ListTerms) {
    this.#queryClient = queryClient
    this.#terms = terms
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly read = (): LoadedTree => this.#loaded

  /** Loads a page of rows, unless the page is already loaded, is loading or has failed. */
  want(parentId: string, page: number): void {
    const key = `${parentId}/${page}`
    if (this.#pending.has(key) || this.#failed.has(key)) return
    if (this.#loaded.branches.get(parentId)?.pages.has(page)) return
    this.#pending.add(key)
    void this.#load(parentId, page).then(
      () => this.#pending.delete(key),
      (error: unknown) => {
        this.#pending.delete(key)
        this.#failed.add(key)
        const cause = error instanceof GatewayError ? error : new GatewayError('network')
        this.#tell({ ...this.#loaded, error: cause })
      },
    )
  }

  /** Lets pages that failed load again as soon as they come into view. */
  retry(): void {
    this.#failed.clear()
    this.#tell({ ...this.#loaded, error: null })
  }

  async #load(parentId: string, page: number): Promise<void> {
    const { list, total, currency } = await this.#queryClient.fetchQuery(
      downlinePageQuery(parentId, page, this.#terms),
    )
    const branches = new Map(this.#loaded.branches)
    const pages = new Map(branches.get(parentId)?.pages)
    const branch: Branch = { total, pages: pages.set(page, list) }
    this.#tell({ ...this.#loaded, branches: branches.set(parentId, branch), currency })
  }

  #tell(loaded: LoadedTree): void {
    this.#loaded = loaded
    for (const listener of this.#listeners) listener()
  }
}
