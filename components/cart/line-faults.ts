import { noteField, quantityField } from '@/lib/cart/lines/line-fields'

/** Error of the quantity of a line, or of its note. */
export type LineFault = { code: string; text: string; isNote?: boolean }

const ERROR = 'data-line-error'
const ERROR_ID = 'line-error-'

/** Shows the error beside each field, and focuses the first one. */
export function showFaults(form: HTMLFormElement, faults: readonly LineFault[]): void {
  const fields = faults.flatMap(({ code, text, isNote }) => {
    const field = form.elements.namedItem(isNote === true ? noteField(code) : quantityField(code))
    if (!(field instanceof HTMLInputElement)) return []
    mark(field, code, text)
    return [field]
  })
  fields[0]?.focus()
}

function mark(field: HTMLInputElement, code: string, text: string): void {
  const error = document.createElement('span')
  error.id = `${ERROR_ID}${code}`
  error.setAttribute(ERROR, '')
  error.textContent = text
  const place = field.closest('p') ?? field.parentElement
  place?.append(error)
  field.setAttribute('aria-invalid', 'true')
  describe(field, ids => [error.id, ...ids])
}

function describe(field: Element, change: (ids: readonly string[]) => readonly string[]): void {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  field.setAttribute('aria-describedby', change(ids).join(' '))
}

/** Clears the errors of an earlier submission. */
export function clearFaults(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll(`[${ERROR}]`)) error.remove()
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid')
    describe(field, ids => ids.filter(id => !id.startsWith(ERROR_ID)))
  }
}
