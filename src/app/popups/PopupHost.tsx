import { useAtom } from 'jotai'
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadChunk } from '#core/chunks/loadChunk.ts'
import { ensureCatalogue } from '#core/locale/words.ts'
import { paths } from '#core/paths.ts'
import { popupAtom, type Popup, type PopupProps } from '#core/popups/popups.ts'

type Drawn = LazyExoticComponent<ComponentType<PopupProps>>

function lazyPopup<Name extends string>(
  catalogue: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType<PopupProps>>>,
): Drawn {
  return lazy(async () => {
    const [popup] = await loadChunk(name, () => Promise.all([load(), ensureCatalogue(catalogue)]))
    return { default: popup[name] }
  })
}

const POPUPS: Record<Popup['kind'], Drawn> = {
  login: lazyPopup('auth', 'LoginPopup', () => import('#features/auth/LoginPopup.tsx')),
  register: lazyPopup('auth', 'RegisterPopup', () => import('#features/auth/RegisterPopup.tsx')),
  appDownload: lazyPopup('shell', 'AppDownloadPopup', () => import('./AppDownloadPopup.tsx')),
}

/** Popups that have an address of their own, over the home view (specification §2.1). */
const ROUTED: Record<string, Popup['kind']> = { '/login': 'login', '/register': 'register' }

/** Draws the open popup; its code loads when it opens. */
export function PopupHost() {
  const [opened, setOpened] = useAtom(popupAtom)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const routed = ROUTED[pathname]
  const kind = opened?.kind ?? routed
  if (!kind) return null
  const Drawn = POPUPS[kind]
  const close = () => {
    if (opened) setOpened(null)
    else void navigate(paths.home, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={null}>
      <Drawn onClose={close} />
    </Suspense>
  )
}
