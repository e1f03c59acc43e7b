export { ConsentButton } from './ConsentButton.tsx'
export { Telemetry } from './Telemetry.tsx'
