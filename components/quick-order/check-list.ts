import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { isObject } from '@/components/data/get-json'
import { formFields } from '@/components/form/send/send-form'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { INTENT } from '@/lib/quick-order/list-fields'
import type { ListView } from '@/lib/quick-order/list-view'

type Checked = { view: ListView; address: string }

const isView = (value: unknown): value is ListView => isObject(value) && Array.isArray(value.lines)

/** A check changes nothing, so it has no submission key. */
function checkBody(form: HTMLFormElement): URLSearchParams {
  const body = formFields(form)
  body.delete(SUBMISSION_KEY)
  body.set(INTENT, 'check')
  return body
}

/** Has our server check and store the list; undefined if that failed. Never rejects. */
export async function checkList(form: HTMLFormElement): Promise<Checked | undefined> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: checkBody(form),
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    })
    const answer: unknown = await response.json()
    if (!isObject(answer) || !isView(answer.view) || typeof answer.address !== 'string') return undefined
    return { view: answer.view, address: answer.address }
  } catch {
    return undefined
  }
}
