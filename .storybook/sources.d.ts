declare module 'virtual:livery-sources' {
  import type { LucideIcon } from 'lucide-react'

  /** The icons that components of the site import, by name in alphabetical order. */
  export const icons: Record<string, LucideIcon>
  /** Files that use an icon, by its name. */
  export const iconUses: Record<string, string[]>
  /** Files that use a token or variable, by its name. */
  export const tokenUses: Record<string, string[]>
  /** The page of every site before a brand is stamped on it, `index.html`. */
  export const template: string
}

declare module 'virtual:livery-pages' {
  /** Ids of the pages of components, by the component's name. */
  const pages: Record<string, string>
  export default pages
}
