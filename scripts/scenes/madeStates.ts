import type { MadeState, Scene } from './scene.ts'
import { popupWith, type Step } from './steps.ts'

const SPOILT: readonly Step[] = [{ spoil: 'gateway' }]

/** Takes the network away, and waits for the bar that says so. */
const LOST: readonly Step[] = [{ lose: 'network' }, { see: ':root[data-offline]' }]

/**
 * A popup that a press opens when it cannot be filled: the page below it was there before.
 *
 * @param sign what the popup then shows
 */
const pressed = (scene: Scene, before: readonly Step[], sign: string): Pick<Scene, 'steps'> => ({
  steps: [...before, ...scene.steps!.filter((step) => !('see' in step)), popupWith(sign)],
})

/** Steps to a page or popup that its gateway has not filled. */
function unfilled(scene: Scene, isPressed: boolean, sign: string): Pick<Scene, 'steps'> {
  if (isPressed) return pressed(scene, SPOILT, sign)
  return scene.overlay ? { steps: [popupWith(sign)] } : {}
}

const PLACEHOLDER = ':is([aria-busy=true], .animate-pulse, [role=status])'
const FAILURE = ':is(.lucide-cloud-off, .lucide-message-circle-off, [role=alert])'

/** How each state differs from its page, for a page and for a popup that a press opens. */
const DIFFERENCES: Record<MadeState, (scene: Scene, isPressed: boolean) => Partial<Scene>> = {
  loading: (scene, isPressed) => ({ loading: true, ...unfilled(scene, isPressed, PLACEHOLDER) }),
  failing: (scene, isPressed) => ({ failing: true, ...unfilled(scene, isPressed, FAILURE) }),
  offline: (scene, isPressed) =>
    isPressed
      ? { ...pressed(scene, LOST, FAILURE), fails: /ERR_INTERNET_DISCONNECTED/ }
      : { steps: [...(scene.steps ?? []), ...LOST] },
  'long-words': () => ({ longWords: true }),
}

/** Lists a scene and the states that it declares, each as a scene of its own. */
export function withStates({ states = [], ...scene }: Scene): Scene[] {
  const isPressed = Boolean(scene.overlay && scene.steps?.some((step) => 'press' in step))
  const made = states.map((state) => ({
    ...scene,
    name: `${scene.name}-${state}`,
    ...DIFFERENCES[state](scene, isPressed),
  }))
  return [scene, ...made]
}
