import { type FilterNumbers, filterNumbers } from './filter-numbers'
import { CHOICES_ID, FILTER_FORM_ID, FILTERS_ID, RESULTS_ID, SHOW_ID, STATUS_ID } from './parts'
import { renewPart } from './renew-part'

/** Told to the document when the page shows another search. */
const RENEWED = 'search-renewed'

/** Titles that are chosen for a comparison. */
const CHOSEN = '[data-compare]:checked'

/** Who types a number and pauses for so long has typed all of it. */
const PAUSE_MS = 600

/**
 * The filters of a search at work: a change asks the server for the page with the new choice and puts its
 * results and counts in the place of the old ones. The address follows, so going back, sharing and reloading
 * work as without script. Whatever goes wrong becomes an ordinary visit of the new address. Returns what ends
 * it.
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
    const isWrong = numbers.judge().some(field => field === target)
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
    if (isHeldAt(numbers.judge())) return
    const panel = document.getElementById(FILTERS_ID)
    if (panel?.matches(':popover-open')) panel.hidePopover()
    void update(form)
  }

  form.setAttribute('data-live', '')
  // What is wrong is said in our words, at its field.
  form.noValidate = true
  // Somebody may have chosen something before the script came.
  if (isChanged(form)) {
    numbers.judge()
    void update(form)
  }
  document.addEventListener('input', onInput, { signal })
  document.addEventListener('change', onChange, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  followAddress(signal)
}

/** Leads to the first wrong number, unless it cannot be seen: then the last right one counts. */
function isHeldAt([wrong]: readonly HTMLInputElement[]): boolean {
  wrong?.focus()
  return wrong !== undefined && document.activeElement === wrong
}

/** Going back and forward between searches is a visit. */
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

/** The form of the filters, where an event comes from it or from a control that belongs to it. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = document.getElementById(FILTER_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return null
  const isOwn = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  return target === form || (isOwn && target.form === form) ? form : null
}

/** Whether the form says something else than the page it came with. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some(control => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (!(control instanceof HTMLInputElement)) return false
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })

/** Asks for the page of the form's search and shows it; of several on the way only the last one counts. */
function updater(numbers: FilterNumbers): (form: HTMLFormElement) => Promise<void> {
  let asking = new AbortController()
  let asked: string | undefined
  return async form => {
    const address = addressOf(form, numbers)
    // A number that was asked for while it was typed is not asked for again when its field is left.
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

/** The address that the form would be sent to, without what was left empty. */
function addressOf(form: HTMLFormElement, numbers: FilterNumbers): string {
  const query = new URLSearchParams()
  for (const [name, typed] of new FormData(form)) {
    const value = typeof typed === 'string' ? numbers.valueOf(name, typed) : ''
    if (value !== '') query.append(name, value)
  }
  return `${form.action}?${query}`
}

/** Puts the new results in place and tells how many there are. */
function show(fresh: Document): void {
  renewPart(CHOICES_ID, fresh)
  renewPart(SHOW_ID, fresh)
  const chosen = [...document.querySelectorAll<HTMLInputElement>(CHOSEN)].map(({ value }) => value)
  renewPart(RESULTS_ID, fresh)
  // What is chosen for a comparison stays chosen as long as it is among the results.
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
    if (chosen.includes(box.value)) box.click()
  document.title = fresh.title
  const results = document.getElementById(RESULTS_ID)
  results?.removeAttribute('aria-busy')
  const status = document.getElementById(STATUS_ID)
  if (status !== null) status.textContent = results?.querySelector('[data-announced]')?.textContent ?? ''
}
