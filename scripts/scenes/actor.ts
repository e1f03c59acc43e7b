import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { addUploadPart, type UploadPurpose } from '#parts/form/uploads/api.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import type { Rules } from '../sandbox/rules.ts'
import type { StateChange } from '../sandbox/state.ts'
import { writeMoney } from '../sandbox/world/money/money.ts'

/** The gateway of a scene, where the app and a tester reach it. */
export interface Backstage {
  /** Returns the address of a brand's site. */
  originOf(brand: Brand): string
  /** Sends a request to that address. */
  fetch: typeof globalThis.fetch
  /**
   * Sends a request to the sandbox's console, as a tester does; rejects if the console refuses it.
   */
  ask(method: string, path: string, body?: object): Promise<unknown>
  /** Draws a payment slip as a bank's app would show it, as a JPEG. */
  drawSlip(): Promise<Uint8Array>
}

/** Creates a session of a demo account. */
export const logIn = (
  { ask }: Pick<Backstage, 'ask'>,
  { merchant }: Brand,
  username: string,
): Promise<LoggedIn> =>
  ask('POST', '/sandbox/sessions', { merchant, username }) as Promise<LoggedIn>

/** Resets a merchant's players and settings to their initial state. */
export async function reset({ ask }: Pick<Backstage, 'ask'>, { merchant }: Brand): Promise<void> {
  await ask('DELETE', `/sandbox/state?merchant=${merchant}`)
  await ask('DELETE', `/sandbox/players?merchant=${merchant}`)
}

/**
 * Prepares the state of a page at a gateway: acts as a player through the app's own client, and as
 * a tester at the sandbox's console.
 */
export class Actor {
  readonly brand: Brand
  readonly #stage: Backstage

  constructor(stage: Backstage, brand: Brand) {
    this.#stage = stage
    this.brand = brand
  }

  /** Address of the brand's site, as the app of the scene sees it. */
  get origin(): string {
    return this.#stage.originOf(this.brand)
  }

  /** Converts baht to the brand's currency, as a decimal string. */
  money(baht: number): string {
    return writeMoney(baht, this.brand.currency)
  }

  /** Sends a call as a demo account. Rejects with `GatewayError`. */
  async ask(
    username: string,
    { definition }: { readonly definition: CallDefinition },
    input: object = {},
    // oxlint-disable-next-line typescript/no-explicit-any -- the caller names the call
  ): Promise<any> {
    const { merchant } = this.brand
    const { token } = await logIn(this.#stage, this.brand, username)
    const send = createGatewayTransport({
      baseUrl: this.origin,
      merchant,
      language: () => 'EN',
      token: () => token,
      fetch: this.#stage.fetch,
    })
    return send(definition, { ...input }, { idempotencyKey: crypto.randomUUID() })
  }

  /**
   * Sends an action to a page of the sandbox's console, where a tester plays the operator, for this
   * merchant.
   */
  tell(desk: string, order: object): Promise<unknown> {
    return this.#stage.ask('POST', `/sandbox/${desk}`, { merchant: this.brand.merchant, ...order })
  }

  #change(change: StateChange): Promise<unknown> {
    const { merchant } = this.brand
    return this.#stage.ask('PUT', '/sandbox/state', { merchant, ...change })
  }

  async setRules(rules: Partial<Rules>): Promise<void> {
    await this.#change({ rules })
  }

  /** Moves the merchant's clock ahead by minutes. */
  async wait(minutes: number): Promise<void> {
    await this.#change({ clockOffset: minutes * 60_000 })
  }

  /** Uploads a picture; returns its id for other calls. */
  async upload(username: string, purpose: UploadPurpose): Promise<string> {
    const bytes = await this.#stage.drawSlip()
    const uploadId = crypto.randomUUID()
    const data = btoa(String.fromCodePoint(...bytes))
    await this.ask(username, addUploadPart, {
      uploadId,
      purpose,
      data,
      total: bytes.length,
      offset: 0,
    })
    return uploadId
  }
}
