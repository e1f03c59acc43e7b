import { Trans } from '@lingui/react/macro'
import type { Contract } from './contractSchema.ts'

export const VersionName = ({ version }: Pick<Contract, 'version'>) => (
  <Trans comment="Number of a contract’s version">Version {version}</Trans>
)
