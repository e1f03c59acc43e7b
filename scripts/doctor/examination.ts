import { ACCOUNT_TYPES } from '#core/brand/accountTypes.ts'
import type { Brand } from '#core/brand/schema.ts'
import type { Call } from '#core/contract/call.ts'
import type { FeatureName } from '#core/brand/features.ts'
import type { LoggedIn } from '#core/session/schema.ts'
import type { Whitelabel } from '#core/system/schema.ts'
import { collectDeclarations, type DeclaredCall } from '../contract/declared-calls.ts'
import { type Answer, Gateway } from './gateway.ts'
import { inputFor, NothingToAsk } from './inputs.ts'
import { profileOf } from './profiles.ts'
import { type Case, MOST_FAULTS, type Profile } from './report.ts'
import type { RuleName } from './rules.ts'

/** What the doctor uses of a brand file. */
export type ExaminedBrand = Pick<
  Brand,
  | 'languages'
  | 'defaultLanguage'
  | 'currency'
  | 'features'
  | 'accountTypes'
  | 'origins'
  | 'socketPath'
> &
  Partial<Pick<Brand, 'gatewayKeyThumbprint'>>

export interface Order {
  gateway: string
  merchant: string
  /** Origin of the brand's pages; the gateway's own unless given. */
  origin?: string | undefined
  brand?: ExaminedBrand | undefined
  account?: string | undefined
  password?: string | undefined
  /** Whether the doctor may change data of the account, all of which it undoes. */
  write?: boolean
  profiles: readonly Profile[]
  /** Milliseconds in which a call must reply; 3 seconds unless given. */
  soonMs?: number
  /** Subjects to examine, such as names of calls; all if empty. */
  only?: readonly string[]
}

/** Every call that the site declares. */
export const { calls: DECLARED } = await collectDeclarations()

/** An examination under way: its gateway, what it has learnt, and the cases so far. */
export class Examination {
  readonly order: Order
  readonly gateway: Gateway
  readonly cases: Case[] = []
  session: LoggedIn | undefined
  /** Features that the gateway turns off or leaves on, as its permission says. */
  flags: Whitelabel['flags'] = {}
  #answers = new Map<string, Promise<Answer>>()

  constructor(order: Order) {
    this.order = order
    const { gateway, merchant, origin = gateway, brand } = order
    this.gateway = new Gateway({
      gateway,
      merchant,
      origin,
      language: brand?.defaultLanguage ?? 'EN',
      thumbprint: brand?.gatewayKeyThumbprint,
    })
  }

  wants(subject: string): boolean {
    const { only = [] } = this.order
    return only.length === 0 || only.includes(subject)
  }

  /** Says who has a feature off; undefined if nobody has. */
  tellOff(feature: FeatureName): string | undefined {
    if (this.order.brand?.features[feature] === false) return `The brand has ${feature} off.`
    return this.flags[feature] === false ? `The gateway’s flags have ${feature} off.` : undefined
  }

  listCalls(profile: Profile): DeclaredCall[] {
    return DECLARED.filter((each) => profileOf(each) === profile)
  }

  /** Sends a reading call once, with the session if there is one; later questions get the same answer. */
  ask(declared: DeclaredCall): Promise<Answer> {
    const asked =
      this.#answers.get(declared.name) ??
      this.#inputFor(declared).then((input) =>
        this.gateway.ask(declared.definition, input, { token: this.session?.token ?? null }),
      )
    this.#answers.set(declared.name, asked)
    return asked
  }

  /** Sends a reading call without a session. */
  async askAsStranger(declared: DeclaredCall): Promise<Answer> {
    const input = await inputFor(declared.name, {
      find: () => Promise.resolve('unknown'),
      ...this.#facts,
    })
    return this.gateway.ask(declared.definition, input)
  }

  /** Sends a call again that was asked before. */
  async askAgain(declared: DeclaredCall, more: Record<string, unknown> = {}): Promise<Answer> {
    const token = this.session?.token ?? null
    const input = { ...(await this.#inputFor(declared)), ...more }
    return this.gateway.ask(declared.definition, input, { token })
  }

  get isAgent(): boolean {
    return this.#isOf('agents')
  }

  get isOfficeAgent(): boolean {
    return this.#isOf('officeAgents')
  }

  get isTrial(): boolean {
    return this.#isOf('trials')
  }

  #isOf(kind: keyof Brand['accountTypes']): boolean {
    const types: readonly number[] = (this.order.brand?.accountTypes ?? ACCOUNT_TYPES)[kind]
    return this.session !== undefined && types.includes(this.session.memberInfo.type)
  }

  /** Finds the declaration that a call's function stands for. */
  declarationOf({ definition }: { definition: unknown }): DeclaredCall {
    return DECLARED.find((each) => each.definition === definition)!
  }

  /** Notes how a rule was kept; a text, or a list of them, says what was found instead. */
  note(
    profile: Profile,
    subject: string | DeclaredCall,
    rule: RuleName,
    found: string | readonly string[] = [],
    more: Partial<Case> = {},
  ): void {
    const of =
      typeof subject === 'string'
        ? { subject }
        : { subject: subject.name, address: addressOf(subject) }
    const faults = [found].flat().map((text) => this.#hideSecrets(text))
    const [first, ...others] = faults
    const state = first === undefined ? 'passed' : 'failed'
    const shown = first !== undefined && {
      found: others.length > 0 ? `${first} (and ${others.length} more)` : first,
      ...(others.length > 0 && {
        faults: faults.slice(0, MOST_FAULTS),
        faultCount: faults.length,
      }),
    }
    this.cases.push({ profile, ...of, rule, state, ...shown, ...more })
  }

  skip(profile: Profile, subject: string | DeclaredCall, rule: RuleName, why: string): void {
    this.note(profile, subject, rule, why, { state: 'skipped' })
  }

  #inputFor({ name }: DeclaredCall) {
    const find = async <Reply>(
      call: Call<never, never, never>,
      pick: (reply: Reply) => string | null | undefined,
    ): Promise<string> => {
      const declared = this.declarationOf(call)
      const { reply } = await this.ask(declared)
      const found = reply === undefined ? undefined : pick(reply as Reply)
      if (!found) throw new NothingToAsk(`${declared.name} has nothing to ask it for`)
      return found
    }
    return inputFor(name, { find: find as never, ...this.#facts })
  }

  /** Hides the password and the session's token, which a gateway may repeat in its replies. */
  #hideSecrets(text: string): string {
    const { account, password } = this.order
    const secrets = [account && password, this.session?.token].filter((each) => !!each)
    return secrets.reduce<string>((hidden, secret) => hidden.replaceAll(secret!, '…'), text)
  }

  get #facts() {
    return {
      host: new URL(this.gateway.place.origin).hostname,
      tellOff: (feature: FeatureName) => this.tellOff(feature),
    }
  }
}

export const addressOf = ({ definition: { method, path } }: DeclaredCall): string =>
  `${method.toUpperCase()} ${path}`
