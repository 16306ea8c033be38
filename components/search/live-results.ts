import { type FilterNumbers, filterNumbers } from './filter-numbers'
import { CHOICES_ID, FILTER_FORM_ID, FILTERS_ID, RESULTS_ID, SHOW_ID, STATUS_ID } from './parts'
import { renewPart } from './renew-part'

/** Event on the document: the page shows another search. */
const RENEWED = 'search-renewed'

/** Titles that are selected for a comparison. */
const CHOSEN = '[data-compare]:checked'

/** Debounce: a number counts as complete after this pause in typing. */
const PAUSE_MS = 600

/**
 * Live filters: a change requests the page with the new filters from the server and replaces results and
 * counts. The address follows, so Back, sharing and reloading work as without script. After any failure the
 * new address is opened by an ordinary navigation. Returns the cleanup function.
 */
export function startLiveResults(): () => void {
  const ended = new AbortController()
  const form = formOf(document.getElementById(FILTER_FORM_ID))
  if (form !== null) listen(form, ended.signal)
  return () => ended.abort()
}

function listen(form: HTMLFormElement, signal: AbortSignal): void {
  const numbers = filterNumbers(form)
  const update = updater(numbers)

  const onChange = ({ target }: Event) => {
    if (formOf(target) === null) return
    const isWrong = numbers.check().some(field => field === target)
    if (!isWrong) void update(form)
  }

  let typing: ReturnType<typeof setTimeout> | undefined
  const onInput = (event: Event) => {
    clearTimeout(typing)
    if (event.target instanceof HTMLInputElement && event.target.type === 'number')
      typing = setTimeout(() => onChange(event), PAUSE_MS)
  }
  signal.addEventListener('abort', () => clearTimeout(typing))

  const onSubmit = (event: Event) => {
    if (formOf(event.target) === null) return
    event.preventDefault()
    if (isHeldAt(numbers.check())) return
    const panel = document.getElementById(FILTERS_ID)
    if (panel?.matches(':popover-open')) panel.hidePopover()
    void update(form)
  }

  form.setAttribute('data-live', '')
  // Our own message is shown at the field, instead of the browser's.
  form.noValidate = true
  // The user may have changed a filter before the script was loaded.
  if (isChanged(form)) {
    numbers.check()
    void update(form)
  }
  document.addEventListener('input', onInput, { signal })
  document.addEventListener('change', onChange, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  followAddress(signal)
}

/**
 * Focuses the first invalid number and holds the submission, unless the field is hidden: then the last valid
 * number applies.
 */
function isHeldAt([wrong]: readonly HTMLInputElement[]): boolean {
  wrong?.focus()
  return wrong !== undefined && document.activeElement === wrong
}

/** Back and forward between searches reload the page. */
function followAddress(signal: AbortSignal): void {
  let shown = window.location.search
  const onReturn = () => {
    if (window.location.search !== shown) window.location.reload()
  }
  const remember = () => {
    shown = window.location.search
  }
  document.addEventListener(RENEWED, remember, { signal })
  window.addEventListener('popstate', onReturn, { signal })
}

/** The filter form, where an event comes from it or from a control that belongs to it. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = document.getElementById(FILTER_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return null
  const isOwn = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return target === form || (isOwn && target.form === form) ? form : null
}

/** Whether the form differs from its initial state. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some(control => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (!(control instanceof HTMLInputElement)) return false
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })

/**
 * Requests the page of the form's search and shows it; of several requests in flight only the last one
 * counts.
 */
function updater(numbers: FilterNumbers): (form: HTMLFormElement) => Promise<void> {
  let asking = new AbortController()
  let asked: string | undefined
  return async form => {
    const address = addressOf(form, numbers)
    // A number that was requested while typing is not requested again on blur.
    if (address === asked) return
    asked = address
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    document.getElementById(RESULTS_ID)?.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
      const text = await response.text()
      if (signal.aborted) return
      if (!response.ok) throw new Error(`status ${response.status}`)
      show(new DOMParser().parseFromString(text, 'text/html'))
      history.pushState(null, '', response.url || address)
      document.dispatchEvent(new Event(RENEWED))
    } catch {
      if (!signal.aborted) window.location.assign(address)
    }
  }
}

/** Address of the submitted form, without empty values. */
function addressOf(form: HTMLFormElement, numbers: FilterNumbers): string {
  const query = new URLSearchParams()
  for (const [name, typed] of new FormData(form)) {
    const value = typeof typed === 'string' ? numbers.valueOf(name, typed) : ''
    if (value !== '') query.append(name, value)
  }
  return `${form.action}?${query}`
}

/** Replaces the results and announces their number. */
function show(fresh: Document): void {
  renewPart(CHOICES_ID, fresh)
  renewPart(SHOW_ID, fresh)
  const chosen = [...document.querySelectorAll<HTMLInputElement>(CHOSEN)].map(({ value }) => value)
  renewPart(RESULTS_ID, fresh)
  // The selection for a comparison is restored for titles that are among the new results.
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
    if (chosen.includes(box.value)) box.click()
  document.title = fresh.title
  const results = document.getElementById(RESULTS_ID)
  results?.removeAttribute('aria-busy')
  const status = document.getElementById(STATUS_ID)
  if (status !== null) status.textContent = results?.querySelector('[data-announced]')?.textContent ?? ''
}
