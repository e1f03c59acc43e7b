/*
 * Which components a story draws, read from React's own tree, so that a component counts only if a
 * person could see it.
 */

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['/src/{app,features,parts,ui}/**/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
)

/** Names of all components by what React knows of them, such as `src/ui/Button.tsx#Button`. */
const NAMES = new Map(
  Object.entries(MODULES).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([name]) => /^[A-Z][a-z]/.test(name))
      .map(([name, component]) => [component, `${path.slice(1)}#${name}`] as const),
  ),
)

interface Fiber {
  type: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** Finds the components of the tree that React has drawn in this page. */
export function listShownComponents(): string[] {
  const found = new Set<string>()
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { type } = fiber
      const inner = (type as { type?: unknown } | null)?.type
      const name = NAMES.get(type) ?? NAMES.get(inner)
      if (name) found.add(name)
      visit(fiber.child)
    }
  }
  for (const element of document.querySelectorAll('#storybook-root, body > div')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'))
    if (!key) continue
    const root = (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!
    visit(root.stateNode.current)
  }
  return [...found]
}
