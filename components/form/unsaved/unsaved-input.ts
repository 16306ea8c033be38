/** Marks a form that came back with what was typed, which is not saved either. */
const SHOWN_AGAIN = 'data-shown-again'

/** Whether a form is shown again, or a control differs from its initial value, hidden ones aside. */
export const hasUnsavedInput = (form: HTMLFormElement): boolean =>
  form.hasAttribute(SHOWN_AGAIN) || Array.from(form.elements).some(isChanged)

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'hidden') return false
    if (control.type === 'checkbox' || control.type === 'radio')
      return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== initialIndex(control)
  return false
}

/** A select without a preset option starts with its first one. */
const initialIndex = (select: HTMLSelectElement): number =>
  Math.max(
    0,
    Array.from(select.options).findIndex(option => option.defaultSelected),
  )
