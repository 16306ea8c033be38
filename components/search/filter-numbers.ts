import { errorIdOf, STATUS_ID } from './parts'

/** Number filters: an error is shown at its field, and meanwhile the last valid value applies. */
export type FilterNumbers = {
  /** Shows or clears the errors; returns the fields with invalid numbers. */
  check: () => readonly HTMLInputElement[]
  /** The value of a field that applies. */
  valueOf: (name: string, value: string) => string
}

/** The initial numbers of a form are valid: the server has parsed them. */
export function filterNumbers(form: HTMLFormElement): FilterNumbers {
  const fields = () => [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  const right = new Map(fields().map(({ name, defaultValue }) => [name, defaultValue]))
  return {
    check: () => {
      for (const field of fields()) {
        if (field.validity.valid) right.set(field.name, field.value)
        tell(field)
      }
      return fields().filter(({ validity }) => !validity.valid)
    },
    valueOf: (name, value) => right.get(name) ?? value,
  }
}

/** Shows or hides the error at the field. It is announced once, when the number becomes invalid. */
function tell(field: HTMLInputElement): void {
  const error = document.getElementById(errorIdOf(field.name))
  if (error === null) return
  const isWrong = !field.validity.valid
  const isNews = isWrong && error.hidden
  error.hidden = !isWrong
  if (isWrong) {
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', error.id)
  } else {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
  const status = document.getElementById(STATUS_ID)
  if (isNews && status !== null) status.textContent = error.textContent
}
