import type { ReactNode } from 'react'
import { LanguageSelector } from '#app/shell/LanguageSelector.tsx'
import { Logo } from '#app/shell/Logo.tsx'

/** The brand's frame around a message that replaces the whole site. */
export function StandalonePage({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-15 items-center gap-1 border-b border-border px-4 lg:h-17">
        <span className="me-auto">
          <Logo />
        </span>
        <LanguageSelector />
      </header>
      <main id="main" className="flex flex-1 items-center">
        {children}
      </main>
    </div>
  )
}
