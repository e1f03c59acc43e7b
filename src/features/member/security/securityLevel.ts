import type { Security } from './schema.ts'

/**
 * Points that each security setting adds to the level, in the order in which the page recommends
 * the settings.
 */
const WEIGHTS = {
  paymentPassword: 30,
  authenticator: 30,
  phone: 25,
  email: 15,
} as const
export type SecurityStep = keyof typeof WEIGHTS

export type SecurityGrade = 'low' | 'medium' | 'high'

interface SecurityLevel {
  /** Security level of the account, from 0 to 100. */
  score: number
  grade: SecurityGrade
  /** Settings that would raise the level, the most effective first. */
  missing: SecurityStep[]
}

/** Calculates the security level of an account by its settings (docs/product.md §10.2). */
export function readSecurityLevel(
  security: Pick<Security, 'paymentPassword' | 'authenticator' | 'phone' | 'email'>,
): SecurityLevel {
  const isSet: Record<SecurityStep, boolean> = {
    paymentPassword: security.paymentPassword.isSet,
    authenticator: security.authenticator.isOn,
    phone: security.phone !== null,
    email: security.email !== null,
  }
  const steps = Object.keys(WEIGHTS) as SecurityStep[]
  const score = steps.reduce((sum, step) => sum + (isSet[step] ? WEIGHTS[step] : 0), 0)
  return {
    score,
    grade: score >= 80 ? 'high' : score >= 50 ? 'medium' : 'low',
    missing: steps.filter((step) => !isSet[step]),
  }
}
