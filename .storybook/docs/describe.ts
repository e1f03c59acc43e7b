import pages from 'virtual:livery-pages'

interface Documented {
  __docgenInfo?: { description?: string }
}

/** Returns what a component's comment says, in which each component with a page is a link to it. */
export function describeComponent(component: unknown): string {
  const { __docgenInfo: info } = (component ?? {}) as Documented
  return (info?.description ?? '').replace(/`([A-Z]\w+)`/g, (whole, name: string) =>
    pages[name] ? `[${whole}](?path=/docs/${pages[name]})` : whole,
  )
}
