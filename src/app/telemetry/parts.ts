import { lazyParts } from '#core/navigation/lazyScreen.ts'

/** Components of brands with telemetry; no other brand gets this file (`stamp/reach.ts`). */
const part = lazyParts(() => import('./telemetryParts.tsx'))
export const { Component: Telemetry } = part('Telemetry')
export const { Component: ConsentButton } = part('ConsentButton')
