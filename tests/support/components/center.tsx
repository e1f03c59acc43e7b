import type { ComponentType } from 'react'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { bindTransport, type CallDefinition } from '#core/contract/call.ts'
import { GatewayError } from '#core/contract/error.ts'
import { getPermission } from '#core/system/api.ts'
import type { LanguageCode } from '#rules/languages.ts'
import { usePlace } from '#core/navigation/usePlace.ts'
import { PERMISSION, showInApp } from './app.tsx'
import type { CenterPageProps } from '../../../src/parts/center/pages.ts'

/** What tests of a center's pages stand on: a controllable gateway, and who uses them. */

const FEATURES = {
  agents: true,
  withdrawalConfirmation: true,
  dividend: true,
  dailySalary: true,
  hourlySalary: true,
  realtimeSalary: true,
}

type Input = Record<string, unknown>
type Declared = { readonly definition: CallDefinition }
type Answer = (input: Input) => unknown

/** A gateway that answers intents once, and may lose a reply after its work is done. */
export function openGateway() {
  const answers: Record<string, Answer> = {
    [getPermission.definition.path]: () => PERMISSION,
  }
  const sent: (Input & { path: string; key?: string | undefined })[] = []
  const done = new Map<string, unknown>()
  const lost = new Set<string>()
  bindTransport(async ({ path }, input, { idempotencyKey: key }) => {
    sent.push({ path, key, ...input })
    if (key !== undefined && done.has(key)) return done.get(key)
    const reply = answers[path]?.(input)
    if (reply === undefined) throw new GatewayError('unknown_call')
    if (key !== undefined) done.set(key, reply)
    if (lost.delete(path)) throw new GatewayError('network')
    return reply
  })
  return {
    answer: ({ definition: { path } }: Declared, by: Answer) => {
      answers[path] = by
    },
    /** Inputs of all calls so far, in their order. */
    sent: sent as readonly Input[],
    /** Loses the next reply to a call. */
    loseNext: ({ definition: { path } }: Declared) => lost.add(path),
    listOf: ({ definition: { path } }: Declared) => sent.filter((each) => each.path === path),
  }
}

/** Presses a button even if something lies over it: these tests load no styles. */
export async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  ;(button.element() as HTMLElement).click()
}

/** What of a page's address is the page's own leads to its place. */
function PageAt({ Page }: { Page: ComponentType<CenterPageProps> }) {
  return <Page place={usePlace().place} />
}

const CENTERS = {
  member: { path: '/member', type: 0 },
  agent: { path: '/agentHome', type: 1 },
  officeAgent: { path: '/agentHome', type: 41 },
} as const

/**
 * Shows a page of a center.
 *
 * @param hash what follows the center's path, or a whole address
 * @param account who uses it; another one in each test, as on another device
 * @param user whose center it is
 * @param language by which it writes and reads numbers; its words are English
 */
export async function showPage(
  Page: ComponentType<CenterPageProps>,
  hash: string,
  account: string = crypto.randomUUID(),
  user: keyof typeof CENTERS = 'member',
  language: LanguageCode = 'EN',
) {
  const { path, type } = CENTERS[user]
  const { screen, store } = await showInApp(<PageAt Page={Page} />, {
    brand: {
      features: FEATURES,
      customerService: { url: 'https://chat.example/care' },
      defaultLanguage: language,
    },
    hasRoutes: true,
    address: hash.startsWith('/') ? hash : `${path}#${hash}`,
    member: { account, type },
  })
  return { screen, account, store }
}
