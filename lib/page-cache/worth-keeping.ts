import { readPageStatus } from '../front-door/page-status.ts'

/** What is known here of an answer that the framework would keep; null where it takes one away. */
type Answer = { kind: string; html?: unknown; status?: number | undefined } | null

const OK = 200
/** From here on a status says that there is something else at the address than a page. */
const REDIRECTS = 300

/**
 * Whether an answer is an ordinary page. One that says that a back end is away must not replace a good one, and addresses of
 * nothing, or of a page under another name, are endless: kept, they would push every real page out.
 */
export function isWorthKeeping(answer: Answer): boolean {
  if (answer === null || !['APP_PAGE', 'APP_ROUTE'].includes(answer.kind)) return true
  if ((answer.status ?? OK) >= REDIRECTS) return false
  return answer.kind !== 'APP_PAGE' || readPageStatus(String(answer.html)) === undefined
}
