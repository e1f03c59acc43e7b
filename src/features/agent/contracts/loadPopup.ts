import { ensureCatalogue } from '#core/locale/words.ts'

/** The popup with its words, which the rest of the agent center does without. */
export async function loadPopup() {
  const [{ ContractPopup }] = await Promise.all([
    import('./ContractPopup.tsx'),
    ensureCatalogue('agent-contracts'),
  ])
  return ContractPopup
}
