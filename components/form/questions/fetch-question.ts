import type { QuestionField } from '@/lib/forms/question-field'

/**
 * A question as its page renders it: its heading, the rest of its markup, the label of the close button, and
 * the field it is about.
 */
export type Question = {
  heading: string
  content: readonly ChildNode[]
  closeLabel: string
  field?: QuestionField
}

const FETCH_TIMEOUT_MS = 20_000

/** Parses the question in a page, or undefined where the page contains none. */
export function readQuestion(html: string): Question | undefined {
  const drawn = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-question]')
  const heading = drawn?.querySelector('h2')
  if (!(drawn instanceof HTMLElement) || !heading) return undefined
  heading.remove()
  const { closeLabel = '', field: name, fieldError: code } = drawn.dataset
  const field = name !== undefined && { field: { name, ...(code !== undefined && { code }) } }
  return { heading: heading.textContent, content: [...drawn.childNodes], closeLabel, ...field }
}

/** The question that a page contains now; undefined where it contains none or cannot be loaded. */
export async function fetchQuestion(page: string): Promise<Question | undefined> {
  try {
    const response = await fetch(new URL(page, document.baseURI), {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    })
    return response.ok ? readQuestion(await response.text()) : undefined
  } catch {
    return undefined
  }
}
