import type { ReactElement } from 'react'
import type { RuntimeBrand } from '#core/brand/runtime.ts'
import type { Layout } from '#core/navigation/feature.ts'
import { SideMenu, SideRail } from '#app/shellParts.ts'

type Theme = RuntimeBrand['theme']

/** The menu that stands beside pages on a desk, for each shell that a brand can choose. */
const MENUS: Record<Theme['shell'], ReactElement | null> = {
  menu: <SideMenu />,
  rail: <SideRail />,
  top: null,
}

/**
 * Returns the menu that stands beside a page on a desk. Lists of games use the whole width, and a
 * center has a menu of its own.
 */
export const menuBeside = ({ shell }: Theme, layout: Layout) =>
  layout === 'home' || layout === 'page' ? MENUS[shell] : null

/**
 * Whether contacts have a column at the end of the page, beside the side menu. A hero that reaches
 * the edge of the window leaves no column, so that contacts are in the side menu.
 */
export const hasContactColumn = ({ shell, hero }: Theme) => shell === 'menu' && hero === 'framed'
