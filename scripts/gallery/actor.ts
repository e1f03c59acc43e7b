import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Brand } from '#core/brand/schema.ts'
import type { CallDefinition } from '#core/contract/call.ts'
import { createGatewayTransport } from '#core/gateway/client.ts'
import { addUploadPart, type UploadPurpose } from '#parts/form/uploads/api.ts'
import { fetchLocalhost } from '../localhost.ts'
import type { Rules } from '../sandbox/rules.ts'
import { writeMoney } from '../sandbox/world/money/money.ts'
import type { Stage } from './stage.ts'

/**
 * Prepares the state of a page at a gateway: acts as a player through the app's own client, and as
 * a tester at the sandbox's console.
 */
export class Actor {
  readonly brand: Brand
  readonly #stage: Stage

  constructor(stage: Stage, brand: Brand) {
    this.#stage = stage
    this.brand = brand
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
    const { id, merchant } = this.brand
    const { token } = await this.#stage.logIn(merchant, username)
    const send = createGatewayTransport({
      baseUrl: `http://${id}.localhost:${this.#stage.port}`,
      merchant,
      language: () => 'EN',
      token: () => token,
      fetch: fetchLocalhost,
    })
    return send(definition, { ...input }, { idempotencyKey: randomUUID() })
  }

  /**
   * Sends an action to a page of the sandbox's console, where a tester plays the operator, for this
   * merchant.
   */
  tell(desk: string, order: object): Promise<unknown> {
    return this.#stage.ask('POST', `/sandbox/${desk}`, { merchant: this.brand.merchant, ...order })
  }

  async setRules(rules: Partial<Rules>): Promise<void> {
    await this.#stage.change({ merchant: this.brand.merchant, rules })
  }

  /** Moves the merchant's clock ahead by minutes. */
  async wait(minutes: number): Promise<void> {
    await this.#stage.change({ merchant: this.brand.merchant, clockOffset: minutes * 60_000 })
  }

  /** Uploads a picture; returns its id for other calls. */
  async upload(username: string, purpose: UploadPurpose): Promise<string> {
    const bytes = await drawSlip()
    const uploadId = randomUUID()
    const data = bytes.toString('base64')
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

/** Draws a picture of a payment slip, as a bank's app would show it. */
export const drawSlip = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="720">
      <rect width="480" height="720" fill="#f2f5f9"/><rect width="480" height="150" fill="#1f7a4d"/>
      <circle cx="240" cy="150" r="44" fill="#fff"/>
      <path d="m218 150 16 16 30-32" fill="none" stroke="#1f7a4d" stroke-width="9"/>
      <g fill="#c3ccd8"><rect x="120" y="230" width="240" height="30"/>
      <rect x="60" y="330" width="150" height="16"/><rect x="60" y="380" width="210" height="16"/>
      <rect x="60" y="430" width="130" height="16"/><rect x="290" y="330" width="130" height="16"/>
      <rect x="330" y="430" width="90" height="16"/></g></svg>`),
  )
    .jpeg()
    .toBuffer()
