import type { Log } from '../../log.ts'
import type { CommerceRequest } from './environment.ts'
import { OccError, occError } from './occ-error.ts'

const toResponse = (request: CommerceRequest, error: OccError): Response => {
  for (const [name, value] of Object.entries(error.headers)) request.header(name, value)
  request.header('Cache-Control', 'no-store')
  return request.json({ errors: error.errors, ...error.extra }, error.status)
}

/** Every failure leaves as `{errors: […]}`; an unforeseen one tells nothing of its cause. */
export const answerError = (log: Log) => (error: Error, request: CommerceRequest) => {
  if (error instanceof OccError) return toResponse(request, error)
  log.error('commerce-failure', { requestId: request.get('requestId'), reason: error.stack ?? error.message })
  return toResponse(request, occError.internal('The request could not be carried out.'))
}

export const answerNotFound = (request: CommerceRequest): Response =>
  toResponse(request, occError.unknownResource('There is no resource under this path.'))
