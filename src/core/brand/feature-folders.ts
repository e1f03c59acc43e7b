import type { FeatureName } from './features.ts'
import type { Brand } from './schema.ts'

/**
 * Which feature a folder under `src/features/` belongs to: its lazily loaded chunks, and the
 * catalogues of the same name, are stamped only for brands that have the feature on.
 */
export const FEATURE_FOLDERS: Readonly<Record<string, FeatureName>> = {
  agent: 'agents',
  lottery: 'lottery',
  missions: 'missions',
  points: 'pointsMall',
  promotions: 'promotions',
  referral: 'referral',
  vip: 'vip',
}

/** The same for single files outside such a folder. */
export const FEATURE_FILES: Readonly<Record<string, FeatureName>> = {
  'src/app/popups/AppDownloadPopup.tsx': 'appDownload',
  'src/features/help/ChatPopup.tsx': 'liveChat',
  'src/features/play/SeamlessScreen.tsx': 'seamlessWallet',
  'src/features/auth/agent-login/AgentLoginScreen.tsx': 'agents',
}

/** The feature that a source file or catalogue belongs to; undefined for what every brand has. */
export function findFeatureOf(source: string): FeatureName | undefined {
  const folder = /^(?:src\/features\/([^/]+)\/|locales\/[^/]+\/([^/]+)\.po$)/.exec(source)
  return FEATURE_FILES[source] ?? FEATURE_FOLDERS[folder?.[1] ?? folder?.[2] ?? '']
}

type Verification = Brand['verification']

/** Adapters of verification providers, stamped only for brands that chose theirs. */
const PROVIDER_FILES: Readonly<Record<string, (chosen: Verification) => boolean>> = {
  'src/parts/human/turnstile.ts': ({ human }) => human.provider === 'turnstile',
  'src/parts/human/geetest.ts': ({ human }) => human.provider === 'geetest',
  'src/parts/codes/firebaseCodes.ts': ({ phone }) => phone.provider === 'firebase',
}

/** Whether a source is of a verification provider that the brand did not choose. */
export function isOtherProvider(source: string, chosen: Verification): boolean {
  return PROVIDER_FILES[source]?.(chosen) === false
}
