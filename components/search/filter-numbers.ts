import { errorIdOf, STATUS_ID } from './parts'

/**
 * Numbers of the filters: what is wrong with one is said at its field, and the last right one counts
 * meanwhile.
 */
export type FilterNumbers = {
  /** Says what is wrong, or no longer; returns the fields whose numbers are wrong. */
  judge: () => readonly HTMLInputElement[]
  /** What a field asks for. */
  valueOf: (name: string, value: string) => string
}

/** The numbers of a form as it came are right: the server has read them. */
export function filterNumbers(form: HTMLFormElement): FilterNumbers {
  const fields = () => [...form.querySelectorAll<HTMLInputElement>('input[type="number"]')]
  const right = new Map(fields().map(({ name, defaultValue }) => [name, defaultValue]))
  return {
    judge: () => {
      for (const field of fields()) {
        if (field.validity.valid) right.set(field.name, field.value)
        tell(field)
      }
      return fields().filter(({ validity }) => !validity.valid)
    },
    valueOf: (name, value) => right.get(name) ?? value,
  }
}

/** Shows or hides the words at the field. They are read out once, when the number becomes wrong. */
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
