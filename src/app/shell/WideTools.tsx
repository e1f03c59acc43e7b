import { HeaderSearch } from './HeaderSearch.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'

/** What phones have in the bottom bar and in the drawer. */
export function WideTools() {
  return (
    <>
      <HeaderSearch />
      <ModeSwitch />
    </>
  )
}
