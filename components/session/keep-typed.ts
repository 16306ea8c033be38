import { releaseGuards } from '@/components/form/unsaved/unsaved-guards'

/** Forms whose input the server stores if the session ends while it is being typed. */
const STORABLE = 'form[data-storable]'

/**
 * Keeps what was typed into the open page before it is left for sign-in. Never rejects: the page is left all
 * the same, and no guard of unsaved input may hold it, because its user is signed out.
 */
export async function keepTyped(): Promise<void> {
  const forms = [...document.querySelectorAll<HTMLFormElement>(STORABLE)]
  if (forms.length > 0)
    await import('./store-typed-form').then(
      ({ storeTypedForm }) => storeTypedForm(forms),
      () => undefined,
    )
  releaseGuards()
}
