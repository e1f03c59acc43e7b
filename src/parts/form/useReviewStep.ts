import { useLocation, useNavigate } from 'react-router-dom'

const FROM_FORM = { isFromForm: true }

/**
 * Opens and leaves the review step of a form. The step has an address of its own, so that the back
 * button leads to the form and not to the page before the form.
 *
 * @param form the form's address
 * @param review the review step's address
 */
export function useReviewStep(form: string, review: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromForm = (state as Partial<typeof FROM_FORM> | null)?.isFromForm === true
  return {
    // The state says for whose sake the player came to the form (`detour`), so the step keeps it.
    open: () => void navigate(review, { state: { ...state, ...FROM_FORM } }),
    leave: () => void (isFromForm ? navigate(-1) : navigate(form, { replace: true })),
  }
}
