import { useSetAtom } from 'jotai'
import { use, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '#core/locale/language.ts'
import { APP_ADDRESSES, entranceAtom } from '#core/navigation/entrance.ts'
import { RoutesContext } from '#core/navigation/routesContext.ts'
import { LANGUAGES } from '#rules/languages.ts'

/**
 * Keeps the addresses in the page's head, which search engines and the share menus of phones read
 * (decision 032). The head of the first page was stamped with the right ones.
 */
export function usePageLinks(): void {
  const { pathname, key } = useLocation()
  const { language } = useLanguage()
  // A visitor may be on another page before this runs; the router calls the first one "default".
  const hasLeft = useHasChanged(`${language} ${pathname}`, key !== 'default')
  useEffect(() => {
    if (!hasLeft) return
    const versions = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
    for (const link of versions) link.href = readdress(link, pathname)
    const { tag } = LANGUAGES[language]
    const own = versions.find(({ hreflang }) => hreflang === tag)
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (own && canonical) canonical.href = own.href
  }, [hasLeft, pathname, language])
}

/**
 * Has links to pages that search engines list lead to their addresses in the language on screen, so
 * that a crawler stays in it. A press stays within the app, which knows no other address than its
 * own.
 */
export function useEntrances(): void {
  const { language } = useLanguage()
  const routes = use(RoutesContext)
  const setEntrance = useSetAtom(entranceAtom)
  useEffect(() => {
    const { tag } = LANGUAGES[language]
    const [own, main] = [tag, 'x-default'].map((version) =>
      document.head.querySelector<HTMLLinkElement>(`link[hreflang="${version}"]`),
    )
    // A page that search engines may not list names no versions, and its links stay as they are.
    const hasOwn = own && own.href !== main?.href
    if (!hasOwn || !routes) return setEntrance(APP_ADDRESSES)
    const listed = new Set(routes.filter(({ indexable }) => indexable).map(({ paths }) => paths[0]))
    setEntrance({
      of: (to) => {
        const [path] = to.split(/[?#]/)
        if (!listed.has(path!)) return to
        return `/${tag.toLowerCase()}${path === '/' ? to.slice(1) : to}`
      },
    })
  }, [language, routes, setEntrance])
}

/** Whether a value has ever been another than at first, or had changed before. */
function useHasChanged(value: string, before: boolean): boolean {
  const [first] = useState(value)
  const [hasChanged, setHasChanged] = useState(before)
  if (!hasChanged && value !== first) setHasChanged(true)
  return hasChanged
}

/** Gives the address of a version another path, and keeps the language that it begins with. */
function readdress({ href, hreflang }: HTMLLinkElement, pathname: string): string {
  const url = new URL(href)
  const prefix = `/${hreflang.toLowerCase()}`
  const isPrefixed = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)
  return url.origin + (isPrefixed ? prefix + pathname.replace(/^\/$/, '') : pathname)
}
