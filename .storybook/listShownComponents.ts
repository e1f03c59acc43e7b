/*
 * Which components a story draws, read from React's own tree, so that a component counts only if a
 * person could see it.
 */

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['/src/{app,features,parts,ui}/**/*.tsx', '!**/*.{test,stories}.tsx'],
  { eager: true },
)

const EXPORTS = Object.entries(MODULES).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter(([name]) => /^[A-Z][a-z]/.test(name))
    .map(([name, component]) => ({ component, name: `${path.slice(1)}#${name}` })),
)

/**
 * Names of all components by what React knows of them, such as `src/ui/Button.tsx#Button`; several
 * if other modules export it, too.
 */
const NAMES = Map.groupBy(EXPORTS, ({ component }) => component)

interface Fiber {
  type: unknown
  /** What was drawn, before React resolved it: a component within `memo`, for one. */
  elementType: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** Finds the components of the tree that React has drawn in this page. */
export function listShownComponents(): string[] {
  const found = new Set<string>()
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { type, elementType } = fiber
      const inner = (type as { type?: unknown } | null)?.type
      const named = NAMES.get(type) ?? NAMES.get(elementType) ?? NAMES.get(inner) ?? []
      for (const { name } of named) found.add(name)
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
