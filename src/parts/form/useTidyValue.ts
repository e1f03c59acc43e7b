import { useWatch } from 'react-hook-form'
import { tidyValue } from './tidyValue.ts'
import type { GatewayForm, NamesOf } from './useGatewayForm.ts'

/**
 * Returns the text that a field has now, tidied as the form validates and sends it. What a page does
 * with a field before the form is sent, such as asking for a code, then fits the field’s rule.
 */
export function useTidyValue<Fields>(
  { control }: Pick<GatewayForm<Fields>, 'control'>,
  name: NamesOf<Fields, string>,
): string {
  return String(tidyValue(useWatch({ control, name }) ?? '', name))
}
