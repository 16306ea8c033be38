import { type GetFailure, getJson } from './get-json'

/**
 * What a fetch in the browser failed with: the message of the catalogue (spec §8) with the answer's status
 * and body attached.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** Status of the answer; undefined where there was none. */
  readonly status: number | undefined
  /**
   * Body of the answer as far as it could be read: parsed JSON, else text. For logs and decisions, never to
   * be shown.
   */
  readonly body: unknown

  constructor(answer: Omit<GetFailure, 'kind'> = {}) {
    super('An error occurred while fetching the data.')
    this.status = answer.status
    this.body = answer.body
  }
}

/** Any schema library's way to judge a value. */
export type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/**
 * `getJson` for SWR, which expects a rejection.
 * @throws FetchError for a refusal, an answer of another shape, or none at all
 */
export async function fetchJson<T>(path: string, schema: Schema<T>): Promise<T> {
  const answer = await getJson(path, body => {
    const parsed = schema.safeParse(body)
    return parsed.success ? parsed.data : undefined
  })
  if (!answer.ok) throw new FetchError(answer.error)
  return answer.value
}
