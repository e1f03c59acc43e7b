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

/** Support for tests of a center's pages: a fake gateway and the player or agent who uses it. */

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

/**
 * A fake gateway that performs each idempotency key once, and can lose a reply after the work is
 * done.
 */
export function openGateway() {
  const answers: Record<string, Answer> = {
    [getPermission.definition.path]: () => PERMISSION,
  }
  const sent: (Input & { path: string; key?: string | undefined })[] = []
  const done = new Map<string, unknown>()
  /** Number of replies to each call that get lost. */
  const lost = new Map<string, number>()
  const reach = <Reply,>(path: string, reply: Reply): Reply => {
    const left = lost.get(path) ?? 0
    if (left === 0) return reply
    lost.set(path, left - 1)
    throw new GatewayError('network')
  }
  bindTransport(async ({ path }, input, { idempotencyKey: key }) => {
    sent.push({ path, key, ...input })
    if (key !== undefined && done.has(key)) return reach(path, done.get(key))
    const reply = answers[path]?.(input)
    if (reply === undefined) throw new GatewayError('unknown_call')
    if (key !== undefined) done.set(key, reply)
    return reach(path, reply)
  })
  return {
    answer: ({ definition: { path } }: Declared, by: Answer) => {
      answers[path] = by
    },
    /** Inputs of all calls sent so far, in order. */
    sent: sent as readonly Input[],
    /** Makes the next replies to this call get lost. */
    loseNext: ({ definition: { path } }: Declared, replies = 1) => lost.set(path, replies),
    listOf: ({ definition: { path } }: Declared) => sent.filter((each) => each.path === path),
  }
}

/**
 * Clicks a button, once it is enabled, even if an element covers it: these tests load no stylesheet.
 */
export async function press(button: Locator): Promise<void> {
  await expect.element(button).toBeEnabled()
  ;(button.element() as HTMLElement).click()
}

/** Passes the part of the hash after the page's own name to the page as `place`. */
function PageAt({ Page }: { Page: ComponentType<CenterPageProps> }) {
  return <Page place={usePlace().place} />
}

const CENTERS = {
  member: { path: '/member', type: 0 },
  agent: { path: '/agentHome', type: 1 },
  officeAgent: { path: '/agentHome', type: 41 },
} as const

/**
 * Shows a page of the member or agent center.
 *
 * @param hash the hash of the page, or a whole address
 * @param account the logged-in account; by default a new one for each test, as on another device
 * @param user whose center is shown
 * @param language the language for numbers; the words are always English
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
