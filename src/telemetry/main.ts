// Built as an entry of its own: app and telemetry never import each other. The app notes what
// happens in the browser's timeline, and this script reads it there (docs/telemetry.md).
import type { TelemetrySite } from '#core/brand/telemetry.ts'
import { followConsent } from './consent.ts'

const settings = document.getElementById('telemetry')?.textContent
if (settings) followConsent(JSON.parse(settings) as TelemetrySite)
