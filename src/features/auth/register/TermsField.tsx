import { Plural, Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { paths } from '#core/navigation/paths.ts'
import { openPopupAtom } from '#core/popups/popups.ts'
import { FormCheckbox } from '#parts/form/FormCheckbox.tsx'
import type { GatewayForm } from '#parts/form/useGatewayForm.ts'
import type { RegisterInput } from './registerInput.ts'

interface Props {
  form: GatewayForm<RegisterInput>
  age: number
}

/**
 * The checkbox by which visitors confirm their age and accept the terms. No rule of the gateway can
 * turn it off.
 */
export function TermsField({ form, age }: Props) {
  return (
    <FormCheckbox
      form={form}
      name="terms"
      required
      label={
        <Trans>
          I am <Plural value={age} other="#" /> or older and agree to the{' '}
          <HelpLink anchor="term">terms and conditions</HelpLink> and the{' '}
          <HelpLink anchor="privacy">privacy policy</HelpLink>.
        </Trans>
      }
    />
  )
}

/**
 * Link that opens a help topic over the form, which keeps its values. It is a link, so that it can
 * also open in a new tab.
 */
function HelpLink({ anchor, children }: { anchor: string; children?: ReactNode }) {
  const openPopup = useSetAtom(openPopupAtom)
  return (
    <a
      href={paths.help(anchor)}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        openPopup({ kind: 'help', anchor })
      }}
    >
      {children}
    </a>
  )
}
