import { whyNot } from './reasons.ts'
import { PAGE_STATES, type PageState, type Scene } from './scene.ts'

const END = new RegExp(`^(.+)-(${PAGE_STATES.join('|')})$`)

/** A page or popup of the site with the scenes that show it. */
export interface SitePage {
  /** Name of the scene that shows the page with content, and of the page. */
  name: string
  scene: Scene
  /** Name of the scene of each state that the page has. */
  states: Partial<Record<PageState, string>>
  /** Why the page has no scene of a state, for states that others have. */
  reasons: Partial<Record<PageState, string>>
  /** Names of scenes that show something else of the page: its steps, popups over it, and more. */
  others: readonly string[]
}

/** Scenes of a center that is not for the person who opens one of its pages, by its role. */
const DENIED = { member: 'member-denied', agent: 'agentHome-denied' }

/** The address without its query, since that chooses what a page shows. */
const addressOf = ({ path }: Scene) => path.replace(/\?[^#]*/, '')

const isWithin = (address: string, page: string) =>
  address === page ||
  (page !== '/' && /^[/#]/.test(address.slice(page.length)) && address.startsWith(page))

/** Finds the page of a scene: the one that it declares, else the nearest one at its address. */
function findPage(scene: Scene, pages: ReadonlyMap<string, Scene>): string {
  if (scene.page) return scene.page
  const [, named = ''] = END.exec(scene.name) ?? []
  if (pages.has(named)) return named
  const address = addressOf(scene)
  const [nearest] = [...pages]
    .filter(([, page]) => isWithin(address, addressOf(page)))
    .toSorted(([, one], [, other]) => addressOf(other).length - addressOf(one).length)
  if (!nearest) throw new Error(`The scene "${scene.name}" belongs to no page.`)
  return nearest[0]
}

/**
 * Lists the pages and popups of the site, each with the scenes of its states.
 *
 * @throws Error if a scene belongs to no page
 */
export function listPages(scenes: readonly Scene[]): SitePage[] {
  const pages = new Map<string, Scene>()
  for (const scene of scenes) {
    if (scene.page === scene.name && !pages.has(scene.name)) pages.set(scene.name, scene)
  }
  const byPage = Map.groupBy(scenes, (scene) => findPage(scene, pages))
  return [...pages].map(([page, scene]) => {
    const states: SitePage['states'] = {}
    const others = new Set<string>()
    for (const { name } of byPage.get(page)!) {
      const state = END.exec(name)?.[2] as PageState | undefined
      if (name === page) continue
      if (state && !states[state]) states[state] = name
      else if (!Object.values(states).includes(name)) others.add(name)
    }
    if (scene.as && !scene.overlay) states.denied = DENIED[scene.as]
    const reasons: SitePage['reasons'] = {}
    for (const state of PAGE_STATES) {
      const reason = states[state] ? undefined : whyNot(page, state)
      if (reason) reasons[state] = reason
    }
    return { name: page, scene, states, reasons, others: [...others] }
  })
}
