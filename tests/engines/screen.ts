import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type * as TestingLibrary from '@testing-library/dom'
import type { Handle, Place } from './engine.ts'

/** An element as a player knows it. */
export interface Sought {
  role: string
  /** Its whole accessible name, or a pattern for it. */
  name?: string | RegExp
  /** A part of the text that it shows. */
  text?: string
  /** Another element, in which it must be. */
  within?: Sought
  /** What else distinguishes it, as a CSS selector, where a player sees only its place. */
  css?: string
}

/** The longest wait for a condition, in milliseconds. */
const PATIENCE = 20_000
/** Pause between two looks at the page, in milliseconds. */
const PAUSE = 60

const packageFile = createRequire(import.meta.url).resolve('@testing-library/dom/package.json')
/** Testing Library for a page without modules; it knows roles and accessible names. */
const LIBRARY = readFileSync(
  join(dirname(packageFile), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

interface Sent {
  role: string
  name: { exact: string } | { pattern: string } | undefined
  text: string | undefined
  css: string | undefined
  within: Sent | undefined
}

const toSent = ({ role, name, text, css, within }: Sought): Sent => ({
  role,
  name:
    name === undefined
      ? undefined
      : typeof name === 'string'
        ? { exact: name }
        : { pattern: name.source },
  text,
  css,
  within: within && toSent(within),
})

/**
 * Finds the first visible element that fits. It runs in the page, so it cannot use code outside of
 * itself.
 *
 * @param isForPress returns the element only once a press at its middle would meet it, at rest
 */
function findInPage(sought: Sent, isForPress: boolean): Element | null {
  const page = window as unknown as {
    TestingLibraryDom: typeof TestingLibrary
    places?: WeakMap<Element, string>
  }
  const list = ({ role, name, text, css, within }: Sent): HTMLElement[] => {
    const arounds = within ? list(within) : [document.body]
    const wanted = name && ('exact' in name ? name.exact : new RegExp(name.pattern))
    return arounds
      .flatMap((around) =>
        page.TestingLibraryDom.queryAllByRole(around, role, { ...(wanted && { name: wanted }) }),
      )
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => !css || element.matches(css))
      .filter((element) => !text || element.innerText.includes(text))
  }
  const [element] = list(sought)
  if (!element) return null
  if (!isForPress) return element
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(x + width / 2, y + height / 2)
  const places = (page.places ??= new WeakMap())
  const place = [x, y, width, height].join()
  const rested = places.get(element) === place
  places.set(element, place)
  const isMet = element.contains(met) || Boolean(met?.closest('label')?.contains(element))
  return rested && isMet && !element.matches(':disabled, [aria-disabled=true]') ? element : null
}

const LOADED = '"TestingLibraryDom" in window'
const describe = ({ role, name = '', text = '', within }: Sought): string =>
  `${role} ${name}${text && ` with “${text}”`}${within ? ` in ${describe(within)}` : ''}`

/** Repeats until a value is there; an error of one look may be gone at the next. */
export async function waitFor<Value>(
  what: string,
  look: () => Promise<Value | undefined | false>,
): Promise<Value> {
  const end = performance.now() + PATIENCE
  let fault: unknown
  while (performance.now() < end) {
    try {
      const value = await look()
      if (value !== undefined && value !== false) return value
      fault = undefined
    } catch (error) {
      fault = error
    }
    await pause(PAUSE)
  }
  throw new Error(`Waited in vain for ${what}`, { cause: fault })
}

/** What a player does with a page or with a frame in it. */
export function screenOf(place: Place) {
  const query = async (sought: Sought, isForPress = false): Promise<Handle | undefined> => {
    if (!(await place.read(LOADED))) await place.read(`void (() => {${LIBRARY}\n})()`)
    return place.query(`(${findInPage})(${JSON.stringify(toSent(sought))}, ${isForPress})`)
  }
  const see = (sought: Sought) => waitFor(describe(sought), () => query(sought))
  /** The visible text of the first element that fits, once it has one. */
  const read = (sought: Sought): Promise<string> =>
    waitFor(`a text of ${describe(sought)}`, async () => {
      if (!(await query(sought))) return undefined
      const source = `(${findInPage})(${JSON.stringify(toSent(sought))}, false).innerText.trim()`
      return ((await place.read(source)) as string) || undefined
    })
  return {
    see,
    press: (sought: Sought) =>
      waitFor(`a press on ${describe(sought)}`, async () => {
        const element = await query(sought, true)
        await element?.press()
        return element !== undefined
      }),
    type: async (sought: Sought, text: string) => {
      const element = await see(sought)
      await element.type(text)
    },
    /** Types into the only password field, which has no role. */
    typePassword: async (text: string) => {
      const source = 'document.querySelector("input[type=password]")'
      const field = await waitFor('a password field', () => place.query(source))
      await field.type(text)
    },
    /** Waits until an element is gone. */
    miss: (sought: Sought) =>
      waitFor(`the end of ${describe(sought)}`, async () => !(await query(sought))),
    read,
    /** Waits until an element's text is another than before. */
    seeChange: (sought: Sought, before: string) =>
      waitFor(`a change of ${describe(sought)}`, async () => (await read(sought)) !== before),
    /** What the player sees in the only frame of the page. */
    enterFrame: () =>
      waitFor('the document of a frame', async () => {
        const element = await place.query('document.querySelector("iframe")')
        return element && screenOf(await place.frame(element))
      }),
    /** Waits until the address, from the path on, fits. */
    seeAddress: (pattern: RegExp) =>
      waitFor(`an address like ${pattern}`, async () => {
        const source = 'location.pathname + location.search + location.hash'
        const address = (await place.read(source)) as string
        return pattern.test(address) && address
      }),
  }
}

export type Screen = ReturnType<typeof screenOf>
