import { useLocation, useNavigate } from 'react-router-dom'

const FROM_FORM = { isFromForm: true }

/**
 * A review step with an address of its own, so that the way back leads to the form and not out of it.
 *
 * @param form the form's address
 * @param review the review step's address
 */
export function useReviewStep(form: string, review: string) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromForm = (state as Partial<typeof FROM_FORM> | null)?.isFromForm === true
  return {
    open: () => void navigate(review, { state: FROM_FORM }),
    /** Returns to the form. */
    leave: () => void (isFromForm ? navigate(-1) : navigate(form, { replace: true })),
  }
}
