import { STORE_ONLY } from '@/lib/forms/hidden-fields'
import type { Browser } from '../sign-in/sign-in-harness.ts'

/**
 * Submits a form to be stored, as its page does when the session ends. Returns the parameters of the page
 * that shows it again.
 */
export async function storeTyped(
  browser: Browser,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const response = await browser.send(path, {
    form: { ...fields, [STORE_ONLY]: 'true' },
    headers: { accept: 'application/json' },
  })
  const { next }: { next: string } = await response.json()
  return Object.fromEntries(new URL(next, 'http://store.test').searchParams)
}
