import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useBrand } from '#core/brand/brand.ts'
import { usePermission } from '#core/system/permission.tsx'
import { registerSettingsQuery } from '#core/system/queries.ts'
import { useMinimumAge } from '#core/system/useMinimumAge.ts'
import { registerValidationQuery } from './queries.ts'
import { mergeRules, type RegisterRules } from './rules.ts'

/**
 * Milliseconds after which the registration form is drawn with the rules that have loaded so far.
 */
const PATIENCE = 4000

export interface RegisterRulesUse {
  rules: RegisterRules
  /** Age that the terms require of a player: the higher of the brand's and the gateway's. */
  minimumAge: number
  /** True before the first rules have loaded, and never afterwards. */
  pending: boolean
  /**
   * Whether some of the gateway's rules failed to load, so that the form uses only those that have
   * loaded.
   */
  incomplete: boolean
  retry: () => void
}

/** The registration rules that apply on this site. */
export function useRegisterRules(): RegisterRulesUse {
  const { registration } = useBrand()
  const minimumAge = useMinimumAge()
  const permission = usePermission()
  const settings = useQuery(registerSettingsQuery)
  const validation = useQuery(registerValidationQuery)

  const loading = settings.isLoading || validation.isLoading
  const [settled, setSettled] = useState(false)
  if (!loading && !settled) setSettled(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  const known = settings.data ?? permission.data?.info.register
  const fields = known?.fields
  const patterns = validation.data?.fields
  const rules = useMemo(
    () => mergeRules(registration.fields, fields ?? {}, patterns ?? {}),
    [registration.fields, fields, patterns],
  )
  return {
    rules,
    minimumAge,
    pending: !settled,
    incomplete: settings.isError || validation.isError,
    retry: () => {
      for (const query of [settings, validation]) if (query.isError) void query.refetch()
    },
  }
}
