import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { popupOf, replacePopupAtom } from '#core/popups/popups.ts'
import { useCustomerService } from '#core/system/useCustomerService.ts'
import { CATEGORIES } from '#parts/games/categories.ts'
import { vendorPath } from '#parts/games/categoryTarget.ts'
import { useLaunch } from '#parts/games/useLaunch.ts'
import type { Option } from './options.ts'
import { keepSearchAtom } from './recents.ts'
import { writeAddress } from './useSearchAddress.ts'

interface Search {
  text: string
  onText: (text: string) => void
  onClose: () => void
}

/**
 * Returns the address and the action of each search result, the same as those of its tile or link
 * on other pages.
 */
export function useChoice({ text, onText, onClose }: Search) {
  const launch = useLaunch()
  const navigate = useNavigate()
  const keepSearch = useSetAtom(keepSearchAtom)
  const replacePopup = useSetAtom(replacePopupAtom)
  const service = useCustomerService()
  const pathOf = (option: Option): string | undefined => {
    if (option.kind === 'promotion' || option.kind === 'help') return option.path
    if (option.kind === 'provider') return vendorPath(option.vendor.type, option.vendor.code)
    if (option.kind === 'page') return option.path ?? service?.link.href
    return option.kind === 'category' ? CATEGORIES[option.type].path : undefined
  }
  const choose = (option: Option, event: MouseEvent) => {
    if (option.kind === 'recent') return onText(option.text)
    keepSearch(text)
    writeAddress(text)
    if (option.kind === 'game') {
      const { id, vendor, code, type, name, icon } = option.game
      return launch({ nodeId: id, vendor, code, type, name, cover: icon })
    }
    const path = pathOf(option)
    if (path === undefined) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const popup = popupOf(path)
    if (popup) return replacePopup(popup)
    if (option.kind === 'page' && !option.path) return service?.open()
    void navigate(path)
    onClose()
  }
  return { pathOf, choose }
}
