import { HeaderSearch } from './HeaderSearch.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

/** Header tools of wide screens, which phones have in bottom bar and drawer. */
export function WideTools() {
  return (
    <>
      <HeaderSearch />
      <ModeSwitch />
    </>
  )
}
