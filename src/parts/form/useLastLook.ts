import { useLocation, useNavigate } from 'react-router-dom'

const FROM_FORM = { isFromForm: true }

/**
 * A last look with an address of its own, so that the way back leads to the form and not out of it.
 *
 * @param form the form's address
 * @param look the address of the last look
 */
export function useLastLook(form: string, look: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromForm = (state as Partial<typeof FROM_FORM> | null)?.isFromForm === true
  return {
    open: () => void navigate(look, { state: FROM_FORM }),
    /** Returns to the form. */
    leave: () => void (isFromForm ? navigate(-1) : navigate(form, { replace: true })),
  }
}
