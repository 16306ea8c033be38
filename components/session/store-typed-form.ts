import { hasUnsavedInput } from '@/components/form/unsaved/unsaved-input'
import { STORE_ONLY, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'

/** A page whose session has ended waits for a slow server, and not for one that hangs. */
const STORE_WAIT_MS = 5_000

/**
 * Has the server store the first of the forms with unsaved input, and gives the page the address that shows
 * it again: the sign-in that follows leads back to it. Never rejects.
 */
export async function storeTypedForm(forms: readonly HTMLFormElement[]): Promise<void> {
  const form = forms.find(hasUnsavedInput)
  if (form === undefined) return
  const address = await store(form).catch(() => undefined)
  if (address !== undefined) window.history.replaceState(window.history.state, '', address)
}

/** Address of the page that shows the stored form; undefined if it was not stored. */
async function store(form: HTMLFormElement): Promise<string | undefined> {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: typedIn(form),
    // The request continues although the page is left.
    keepalive: true,
    signal: AbortSignal.timeout(STORE_WAIT_MS),
  })
  const body: unknown = response.ok ? await response.json() : undefined
  const next = typeof body === 'object' && body !== null && 'next' in body ? body.next : undefined
  if (typeof next !== 'string') return undefined
  const url = new URL(next, window.location.origin)
  return url.origin === window.location.origin ? url.href : undefined
}

function typedIn(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== SUBMISSION_KEY,
  )
  return new URLSearchParams([...texts, [STORE_ONLY, 'true']])
}
