import { type GetFailure, getJson } from './get-json'

/**
 * Error of a fetch in the browser: the message of the catalogue (spec §8) with status and body of the
 * response.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** Status of the response; undefined where there was none. */
  readonly status: number | undefined
  /**
   * Body of the response as far as it could be read: parsed JSON, else text. For logs and decisions, never
   * for display.
   */
  readonly body: unknown

  constructor(answer: Omit<GetFailure, 'kind'> = {}) {
    super('An error occurred while fetching the data.')
    this.status = answer.status
    this.body = answer.body
  }
}

/** Interface of a validation schema, independent of the library. */
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
